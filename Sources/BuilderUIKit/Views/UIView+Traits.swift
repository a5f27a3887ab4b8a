import Foundation

extension UIView {
    /// Whether the view's traits may differ from its superview's.
    var changesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || ownController != nil || textSizeLimits != nil || self is UIWindow
    }

    /// The superview's traits with what this view and its controller override.
    func inheritedTraits() -> UITraitCollection { surroundings.traits }
}

/// The way out from a view or controller through what overrides its traits: a loop, however many controllers there are.
@MainActor
private struct TraitSearch {
    /// Innermost first.
    private var overrides: [UITraitCollection] = []
    /// The nearest view's or controller's style counts, unless traits of a kind that names one stand nearer.
    private var style = UIUserInterfaceStyle.unspecified

    /// What a controller and those around it override, and its view where one is given; nil for nothing.
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
            // Without a superview, the parent's traits count: those of its view, where it has one.
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
    /// The traits of a controller that has no view yet.
    func inheritedTraits() -> UITraitCollection {
        UITraitCollection.current(with: TraitSearch.overrides(of: self, view: nil))
    }

    /// What this controller, its view and those around them override for a child; nil for nothing.
    var overridesForChildren: UITraitCollection? { TraitSearch.overrides(of: self, view: storedView) }
}
