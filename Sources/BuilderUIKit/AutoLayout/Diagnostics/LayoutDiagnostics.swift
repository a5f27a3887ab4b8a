import Foundation

/// The diagnosis of a view's layout and that of its descendants: constraints that contradict each other, ambiguous
/// positions, and the explanation of the view's frame. See `UIView.layoutDiagnostics`.
public struct LayoutDiagnostics: Hashable, Sendable {
    /// Required constraints that contradict each other and reference the view or a descendant.
    public var conflicts: [LayoutConflict]
    /// The view and its descendants with an ambiguous position or size, in tree order.
    public var ambiguities: [LayoutAmbiguity]
    /// The explanation of the view's own frame.
    public var frame: FrameExplanation

    /// A constraint in diagnostics: a user's, or one that represents UIKit's own layout.
    public struct Constraint: Hashable, Sendable {
        /// The origin of the constraint.
        public enum Origin: Hashable, Sendable {
            /// Code, with anchors or `NSLayoutConstraint.init`.
            case code
            /// A stack view, for its arranged views.
            case container
            /// A frame, where `translatesAutoresizingMaskIntoConstraints` is true.
            case autoresizing
            /// `intrinsicContentSize`, with hugging and compression resistance.
            case contentSize
            /// The safe area, the margins and so on.
            case guide
            /// The size of the layout's root: a window's, or that of a table cell's content.
            case rootSize
            /// The rules for ambiguous positions and sizes; see `LayoutAmbiguity`.
            case tieRule
        }

        /// The origin of the constraint.
        public var origin: Origin
        /// The constraint in UIKit's visual format or as an equation, without addresses: `H:|-(16)-[title]`.
        public var text: String
        /// The constraint in the form of UIKit's log:
        /// `<NSLayoutConstraint:0x… H:|-(16)-[title]   (active, names: title:0x…, '|':UIView:0x… )>`.
        ///
        /// The addresses are computed from positions in the view tree, so that they are the same on every run.
        public var description: String
        /// The priority.
        public var priority: UILayoutPriority
        /// The identifier, if it has one.
        public var identifier: String?
        /// The constraint itself, if code created it.
        public var constraint: NSLayoutConstraint?
    }
}

extension LayoutDiagnostics.Constraint: CustomStringConvertible {}

/// A view for which several positions or sizes satisfy all constraints equally well.
///
/// A fixed rule chose among them (UIKit doesn't guarantee one): of equal priorities, the constraint activated later
/// wins, sizes are as small as possible, and views are at their superview's leading top corner.
public struct LayoutAmbiguity: Hashable, Sendable {
    /// The view.
    public var view: UIView
    /// The view's name in texts: its identifier, or its class and text.
    public var name: String
    /// The frame that the rule chose, in the superview's coordinates, in points.
    public var frame: CGRect
    /// A Boolean value that indicates whether the position or width along the horizontal axis is ambiguous.
    public var isHorizontal: Bool
    /// A Boolean value that indicates whether the position or height along the vertical axis is ambiguous.
    public var isVertical: Bool
}

extension LayoutAmbiguity: CustomStringConvertible {
    public var description: String {
        let axes =
            isHorizontal && isVertical
            ? "horizontal and vertical layout" : isHorizontal ? "horizontal layout" : "vertical layout"
        return "\(name) has an ambiguous \(axes); it was given the frame \(NumberText.rect(frame))."
    }
}
