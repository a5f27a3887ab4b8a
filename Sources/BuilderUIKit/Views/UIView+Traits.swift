import Foundation

extension UIView {
    /// Whether the view's traits may differ from its superview's.
    var changesTraits: Bool { overrideUserInterfaceStyle != .unspecified || ownController != nil || self is UIWindow }

    /// The superview's traits with what this view and its controller override.
    func inheritedTraits() -> UITraitCollection {
        var current: UIView = self
        var style = overrideUserInterfaceStyle
        // Few views override anything but the style, of which the nearest counts: look for one that does.
        while current.ownController == nil, !(current is UIWindow), let parent = current.superview {
            current = parent
            if style == .unspecified { style = current.overrideUserInterfaceStyle }
        }
        let base =
            current.ownController?.inheritedTraits(from: current.superview) ?? current.superview?.traitCollection
            ?? UITraitCollection.current
        guard style != .unspecified else { return base }
        return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
    }
}
