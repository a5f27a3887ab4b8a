import BuilderUIKit

/// The kinds of constraint that a view holds by its fluent members; of each kind at most one.
///
/// A constraint that is declared again replaces the one of its kind. Different kinds stand beside each other: a view
/// may have ``left`` and ``leading``, or ``width``, ``minWidth`` and ``widthToSuper``, and it is for the layout to find
/// out whether they agree.
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
    /// The greatest place of the left edge.
    case leftLessThanOrEqualTo
    /// The greatest place of the leading edge.
    case leadingLessThanOrEqualTo
    /// The greatest place of the right edge.
    case rightLessThanOrEqualTo
    /// The greatest place of the trailing edge.
    case trailingLessThanOrEqualTo
    /// The greatest place of the top.
    case topLessThanOrEqualTo
    /// The greatest place of the bottom.
    case bottomLessThanOrEqualTo
    /// The least place of the left edge.
    case leftGreaterThanOrEqualTo
    /// The least place of the leading edge.
    case leadingGreaterThanOrEqualTo
    /// The least place of the right edge.
    case rightGreaterThanOrEqualTo
    /// The least place of the trailing edge.
    case trailingGreaterThanOrEqualTo
    /// The least place of the top.
    case topGreaterThanOrEqualTo
    /// The least place of the bottom.
    case bottomGreaterThanOrEqualTo
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// A fixed width, or one that follows another view or anchor.
    case width
    /// A fixed height, or one that follows another view or anchor.
    case height
    /// A share of the superview's width.
    case widthToSuper
    /// A share of the superview's height.
    case heightToSuper
    /// The least width.
    case minWidth
    /// The greatest width.
    case maxWidth
    /// The least height.
    case minHeight
    /// The greatest height.
    case maxHeight
    /// Nothing makes constraints of this kind and the next three; the names are there for code that lists all.
    case marginsLeft
    /// Made by nothing, as ``marginsLeft``.
    case marginsRight
    /// Made by nothing, as ``marginsLeft``.
    case marginsTop
    /// Made by nothing, as ``marginsLeft``.
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
