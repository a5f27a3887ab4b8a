import Foundation

/// An object with traits: a view, a view controller, a presentation, a scene or the screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The object's traits.
    var traitCollection: UITraitCollection { get }
    /// Notifies the object that its traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls closures when some of its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure that is called with the object whose traits changed, and with its traits before.
public typealias UITraitChangeHandler<TraitEnvironment> =
    @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void

extension UITraitChangeObservable {
    /// Calls a closure before the layout that follows a change of any of the traits.
    ///
    /// ```swift
    /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.updateBorder() }
    /// ```
    /// - Returns: The registration, which ends with the object.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>)
        -> any UITraitChangeRegistration
    {
        let registration = TraitRegistration(traits: traits) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
        if let owner = self as? any TraitObservationOwner {
            if owner.traitObservation == nil { owner.traitObservation = TraitObservation(traitCollection) }
            owner.traitObservation?.registrations.append(registration)
        }
        return registration
    }

    /// Calls a closure whose first parameter is written as `Self` in a class that isn't final, before the layout that
    /// follows a change of any of the traits. A class that the object isn't of logs a warning.
    @discardableResult
    @_disfavoredOverload
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        if !(self is Environment) {
            WarningLog.add(
                "registerForTraitChanges: \(type(of: self)) isn't \(Environment.self): the closure isn't called")
        }
        return registerForTraitChanges(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
    }

    /// Performs a method of a target before the layout that follows a change of any of the traits. The method has no
    /// parameters, or the object whose traits changed, or this and its traits before the change. The target isn't
    /// retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as AnyObject
        return registerForTraitChanges(traits) { object, previous in
            if let target { action.perform(on: target, [object, previous]) }
        }
    }

    /// Performs a method of the object itself before the layout that follows a change of any of the traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObservationOwner)?.traitObservation?.registrations.removeAll { $0 === registration }
    }
}

extension UITraitCollection {
    /// The system's traits on which colors depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }
    /// The system's traits on which images depend.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
    }
}

extension UIView: UITraitChangeObservable, TraitObservationOwner {}
extension UIViewController: UITraitChangeObservable, TraitObservationOwner {}
extension UIPresentationController: UITraitChangeObservable, TraitObservationOwner {}
extension UIWindowScene: UITraitChangeObservable, TraitObservationOwner {}
/// The screen's traits don't change during a render, so that registrations aren't called.
extension UIScreen: UITraitChangeObservable {
    /// Never called, because the screen's traits don't change.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A view, a controller, a presentation or a scene, which stores its observation.
@MainActor
protocol TraitObservationOwner: UITraitChangeObservable {
    var traitObservation: TraitObservation? { get set }
}

/// The traits of which a view or controller was notified last, and its registrations.
@MainActor
final class TraitObservation {
    private var known: UITraitCollection
    /// The traits of which a controller was notified before a new size; nil if they are the known ones.
    private var announced: UITraitCollection?
    fileprivate(set) var registrations: [TraitRegistration] = []

    init(_ known: UITraitCollection) { self.known = known }

    /// Returns the traits before a change; nil if the traits are the known ones.
    func update(to traits: UITraitCollection) -> UITraitCollection? {
        guard isChange(traits) else { return nil }
        defer { (known, announced) = (traits, nil) }
        return known
    }

    /// Returns a Boolean value that indicates whether traits differ from the known ones.
    func isChange(_ traits: UITraitCollection) -> Bool {
        if traits !== known, traits != known { return true }
        announced = nil
        return false
    }

    /// Calls a controller's `willTransition(to:with:)` unless the traits are known or have been announced.
    ///
    /// - Parameter coordinator: The coordinator of the transition; nil for one that runs its closures at once.
    func announce(
        _ traits: UITraitCollection, to container: any UIContentContainer,
        with coordinator: TransitionCoordinator? = nil
    ) {
        guard isChange(traits), traits != announced else { return }
        announced = traits
        let used = coordinator ?? TransitionCoordinator()
        container.willTransition(to: traits, with: used)
        if coordinator == nil { used.finish() }
    }

    func notify(_ object: AnyObject, of traits: UITraitCollection, previous: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { traits.differs($0, previous) }) {
            registration.handler(object, previous)
        }
    }
}

/// A closure that is called when some traits change.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    fileprivate let traits: [UITrait]
    fileprivate let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

extension UITraitCollection {
    /// Creates a collection with overridden traits; nil for none.
    convenience init?(overrides: any UITraitOverrides) {
        guard let values = overrides as? TraitValues, values != TraitValues() else { return nil }
        self.init(values: values)
    }
}

extension UIView {
    /// Remembers the current traits, with which a view of a custom class is created, to notify it of others.
    func expectCurrentTraits() {
        if !isOfModuleClass { traitObservation = TraitObservation(.current) }
    }

    /// Notifies the views and controllers in this subtree before the next layout if their traits changed.
    func traitsMayHaveChanged() {
        invalidateInheritedEnvironment()
        markTraits()
        layoutStructureDidChange()
    }

    func markTraits() {
        layoutFlags.insert(.traitsWait)
        var current = storedSuperview
        while let view = current, view.layoutFlags.isDisjoint(with: [.traitsWait, .traitsOfDescendantWait]) {
            view.layoutFlags.insert(.traitsOfDescendantWait)
            current = view.storedSuperview
        }
    }

    /// Notifies the views and controllers in this subtree whose traits changed, superviews first, until none changes
    /// traits any more.
    func updateTraitsInSubtree() {
        noteScreenTraits()
        var rounds = 0
        while !layoutFlags.isDisjoint(with: [.traitsWait, .traitsOfDescendantWait]) {
            guard rounds < LayoutPass.maximumRounds else {
                LayoutDiagnostics.report(.unstableTraits(view: forgetWaitingTraits(), rounds: rounds))
                return
            }
            notifyOfTraits()
            rounds += 1
        }
    }

    private func notifyOfTraits() {
        walk { view in
            if view.layoutFlags.contains(.traitsWait) {
                for subview in view.storedSubviews { subview.layoutFlags.insert(.traitsWait) }
                view.layoutFlags.subtract([.traitsWait, .traitsOfDescendantWait])
                if let controller = view.ownController { controller.notifyOfTraits(view) }
                view.textSizeMayHaveChanged()
                view.notifyOfOwnTraits()
            } else {
                view.layoutFlags.remove(.traitsOfDescendantWait)
            }
            return view.storedSubviews.filter {
                !$0.layoutFlags.isDisjoint(with: [.traitsWait, .traitsOfDescendantWait])
            }
        }
    }

    private func notifyOfOwnTraits() {
        guard let traitObservation else { return }
        let traits = traitCollection
        guard let previous = traitObservation.update(to: traits) else { return }
        traits.asCurrentOfView {
            message("traitCollectionDidChange:", previous) { traitCollectionDidChange(previous) }
            traitObservation.notify(self, of: traits, previous: previous)
        }
    }

    /// Gives up on the views whose traits wait, and returns the first one's description.
    private func forgetWaitingTraits() -> String {
        var first: UIView?
        walk { view in
            if first == nil, view.layoutFlags.contains(.traitsWait) { first = view }
            view.layoutFlags.subtract([.traitsWait, .traitsOfDescendantWait])
            return view.storedSubviews
        }
        return (first ?? self).describeBriefly()
    }
}

extension TraitObservationOwner {
    /// Notifies a presentation or a scene if its traits changed.
    func notifyOfChangedTraits() {
        guard let traitObservation else { return }
        let traits = traitCollection
        guard traitObservation.isChange(traits) else { return }
        traits.asCurrentOfView {
            if let container = self as? any UIContentContainer { traitObservation.announce(traits, to: container) }
            guard let previous = traitObservation.update(to: traits) else { return }
            traitCollectionDidChange(previous)
            traitObservation.notify(self, of: traits, previous: previous)
        }
    }
}

extension UIViewController {
    fileprivate func notifyOfTraits(_ view: UIView) {
        if directPresenter != nil { activePresentationController?.notifyOfChangedTraits() }
        let traits = view.traitCollection
        guard let traitObservation, traitObservation.isChange(traits) else { return }
        traits.asCurrentOfView {
            traitObservation.announce(traits, to: self)
            guard let previous = traitObservation.update(to: traits) else { return }
            message("traitCollectionDidChange:", previous) { traitCollectionDidChange(previous) }
            traitObservation.notify(self, of: traits, previous: previous)
        }
    }

    /// Notifies the controller and its presentation of traits that a new size of the window brings.
    fileprivate func announceTraits(of view: UIView, with coordinator: TransitionCoordinator) {
        if directPresenter != nil, let presentation = activePresentationController {
            presentation.traitObservation?.announce(presentation.traitCollection, to: presentation, with: coordinator)
        }
        traitObservation?.announce(view.traitCollection, to: self, with: coordinator)
    }
}

extension UIWindow {
    /// Calls `willTransition(to:with:)` of the controllers and presentations whose traits change along with the window's
    /// size, superviews first, before they are notified of the size.
    func announceTraits(with coordinator: TransitionCoordinator) {
        noteScreenTraits()
        guard layoutFlags.contains(.traitsWait) else { return }
        walk { view in
            view.ownController?.announceTraits(of: view, with: coordinator)
            return view.storedSubviews
        }
    }
}
