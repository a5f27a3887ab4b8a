import Foundation

extension UIView {
    /// Whether the view's traits may differ from its superview's.
    var changesTraits: Bool { overrideUserInterfaceStyle != .unspecified || ownController != nil || self is UIWindow }

    /// The superview's traits with what this view and its controller override.
    func inheritedTraits() -> UITraitCollection {
        var current: UIView = self
        // Few views override anything: look for the nearest that does.
        while !current.changesTraits, let parent = current.superview { current = parent }
        var base =
            current.ownController?.inheritedTraits(from: current.superview) ?? current.superview?.traitCollection
            ?? UITraitCollection.current
        if current.overrideUserInterfaceStyle != .unspecified {
            base = UITraitCollection(traitsFrom: [
                base, UITraitCollection(userInterfaceStyle: current.overrideUserInterfaceStyle),
            ])
        }
        return base
    }
}
