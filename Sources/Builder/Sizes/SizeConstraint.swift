import BuilderUIKit

/// The size constraints that modifiers create; the raw values are the constraints' identifiers.
enum SizeConstraint: String {
    case height, width
    case minheight, maxheight, minwidth, maxwidth
}

extension UILayoutPriority {
    /// The default priority of a size modifier: 999, so that a required constraint can override it without a conflict.
    static let sizeModifier = UILayoutPriority(rawValue: 999)
}

extension UIView {
    /// Adds a size constraint in points, in place of an earlier one of its kind.
    func setSize(_ kind: SizeConstraint, to value: CGFloat, priority: UILayoutPriority) {
        for constraint in constraints where constraint.identifier == kind.rawValue && constraint.isSize(of: self) {
            constraint.activate(false)
        }
        let constraint =
            switch kind {
            case .height: heightAnchor.constraint(equalToConstant: value)
            case .width: widthAnchor.constraint(equalToConstant: value)
            case .minheight: heightAnchor.constraint(greaterThanOrEqualToConstant: value)
            case .maxheight: heightAnchor.constraint(lessThanOrEqualToConstant: value)
            case .minwidth: widthAnchor.constraint(greaterThanOrEqualToConstant: value)
            case .maxwidth: widthAnchor.constraint(lessThanOrEqualToConstant: value)
            }
        constraint.priority(priority).identifier(kind.rawValue).activate()
    }
}

extension NSLayoutConstraint {
    /// Returns whether the constraint references one view's size and nothing else.
    fileprivate func isSize(of view: UIView) -> Bool { firstItem === view && secondItem == nil }
}
