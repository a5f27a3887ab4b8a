import Foundation

extension UIView {
    /// A Boolean value that indicates whether the view's traits may differ from its superview's.
    var changesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || ownController != nil || textSizeLimits != nil || self is UIWindow
    }

    /// Returns the superview's traits with the overrides of this view and its controller.
    func inheritedTraits() -> UITraitCollection { inheritedEnvironment.traits }
}

/// The search for trait overrides from a view or controller outwards, which is iterative for any number of controllers.
@MainActor
private struct TraitSearch {
    /// The overrides, innermost first.
    private var overrides: [UITraitCollection] = []
    /// The nearest view's or controller's style, unless a nearer override of traits specifies one.
    private var style = UIUserInterfaceStyle.unspecified

    /// Returns the overrides of a controller and its ancestors, and of its view if one is given, or nil for none.
    static func overrides(of controller: UIViewController, view: UIView?) -> UITraitCollection? {
        var search = TraitSearch()
        return search.run(view: view, controller: view == nil ? controller : nil)
    }

    private mutating func run(view start: UIView?, controller startController: UIViewController?) -> UITraitCollection?
    {
        var view = start
        var controller = startController
        while true {
            if let current = view {
                note(current.overrideUserInterfaceStyle)
                view = current.superview
                controller = current.ownController
                if controller == nil, view != nil { continue }
            }
            guard let owner = controller else { break }
            note(owner.overrideUserInterfaceStyle)
            if let traits = owner.overrideTraits { note(traits) }
            controller = nil
            guard view == nil, let parent = owner.parent else {
                if view == nil { break }
                continue
            }
            // Without a superview, the parent's traits apply: those of its view, if it has one.
            view = parent.storedView
            if view == nil { controller = parent }
        }
        flushStyle()
        return overrides.isEmpty ? nil : UITraitCollection(traitsFrom: overrides.reversed())
    }

    private mutating func note(_ new: UIUserInterfaceStyle) {
        if style == .unspecified { style = new }
    }

    private mutating func note(_ traits: UITraitCollection) {
        flushStyle()
        overrides.append(traits)
    }

    private mutating func flushStyle() {
        if style != .unspecified { overrides.append(UITraitCollection(userInterfaceStyle: style)) }
        style = .unspecified
    }
}

extension UIViewController {
    /// Returns the traits of a controller without a view.
    func inheritedTraits() -> UITraitCollection {
        UITraitCollection.current(with: TraitSearch.overrides(of: self, view: nil))
    }

    /// The overrides of this controller, its view and its ancestors for a child; nil for none.
    var overridesForChildren: UITraitCollection? { TraitSearch.overrides(of: self, view: storedView) }
}
