import BuilderUIKit

/// The kinds of constraint that a view holds through its fluent members, at most one of each kind.
///
/// Declaring a constraint again replaces the one of its kind. Different kinds coexist: a view may have ``left`` and
/// ``leading``, or ``width``, ``minWidth`` and ``widthToSuper``, and layout reports whether they conflict.
public enum ConstraintType: String, CaseIterable, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The maximum of the left edge.
    case leftLessThanOrEqualTo
    /// The maximum of the leading edge.
    case leadingLessThanOrEqualTo
    /// The maximum of the right edge.
    case rightLessThanOrEqualTo
    /// The maximum of the trailing edge.
    case trailingLessThanOrEqualTo
    /// The maximum of the top edge.
    case topLessThanOrEqualTo
    /// The maximum of the bottom edge.
    case bottomLessThanOrEqualTo
    /// The minimum of the left edge.
    case leftGreaterThanOrEqualTo
    /// The minimum of the leading edge.
    case leadingGreaterThanOrEqualTo
    /// The minimum of the right edge.
    case rightGreaterThanOrEqualTo
    /// The minimum of the trailing edge.
    case trailingGreaterThanOrEqualTo
    /// The minimum of the top edge.
    case topGreaterThanOrEqualTo
    /// The minimum of the bottom edge.
    case bottomGreaterThanOrEqualTo
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// A fixed width, or one that follows another view or anchor.
    case width
    /// A fixed height, or one that follows another view or anchor.
    case height
    /// A fraction of the superview's width.
    case widthToSuper
    /// A fraction of the superview's height.
    case heightToSuper
    /// The minimum width.
    case minWidth
    /// The maximum width.
    case maxWidth
    /// The minimum height.
    case minHeight
    /// The maximum height.
    case maxHeight
    /// An unused kind, like the next three: no member makes such constraints. The names exist for code that lists all.
    case marginsLeft
    /// An unused kind, like ``marginsLeft``.
    case marginsRight
    /// An unused kind, like ``marginsLeft``.
    case marginsTop
    /// An unused kind, like ``marginsLeft``.
    case marginsBottom

    /// The attribute that two views share in a constraint of this kind: the edge, the center, or the size for
    /// ``widthToSuper`` and ``heightToSuper``. `notAnAttribute` for all others.
    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .centerX: .centerX
        case .centerY: .centerY
        case .widthToSuper: .width
        case .heightToSuper: .height
        default: .notAnAttribute
        }
    }
}
