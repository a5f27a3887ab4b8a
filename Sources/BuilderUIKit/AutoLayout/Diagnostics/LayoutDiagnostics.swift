import Foundation

/// The diagnosis of a view's layout and that of its descendants: constraints that contradict each other, ambiguous
/// positions, and the explanation of the view's frame. See `UIView.layoutDiagnostics`.
public struct LayoutDiagnostics: Hashable, Sendable {
    /// Required constraints that contradict each other and reference the view or a descendant.
    public var conflicts: [LayoutConflict]
    /// The view and those below it whose place or size several solutions fit, in the order of the tree.
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
            /// The size that the root of the layout has: a window's, or that of a table cell's content.
            case rootSize
            /// The rules for what nothing else decides; see `LayoutAmbiguity`.
            case tieRule
        }

        /// The origin of the constraint.
        public var origin: Origin
        /// In UIKit's visual format or as an equation, without addresses: `H:|-(16)-[title]`.
        public var text: String
        /// As UIKit logs it: `<NSLayoutConstraint:0x… H:|-(16)-[title]   (active, names: title:0x…, '|':UIView:0x… )>`.
        /// The addresses are made from places in the view tree, so that they are the same on every run.
        public var description: String
        /// The priority.
        public var priority: UILayoutPriority
        /// The identifier, if it has one.
        public var identifier: String?
        /// The constraint itself, if it is a user's.
        public var constraint: NSLayoutConstraint?
    }
}

extension LayoutDiagnostics.Constraint: CustomStringConvertible {}

/// A view for which several places or sizes meet all constraints equally well.
///
/// A fixed rule chose among them (UIKit makes no promise): of equal priorities the constraint that joined later wins,
/// sizes are as small as possible, views lie at their superview's leading top corner.
public struct LayoutAmbiguity: Hashable, Sendable {
    /// The view.
    public var view: UIView
    /// The view's name in texts: its identifier, or its class and text.
    public var name: String
    /// The frame that the rule chose, in the superview's coordinates, in points.
    public var frame: CGRect
    /// A Boolean value that indicates whether the place or width along the horizontal is open.
    public var isHorizontal: Bool
    /// A Boolean value that indicates whether the place or height along the vertical is open.
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
