import BuilderUIKit

extension UIView {
    /// The position of a view in its container.
    ///
    /// The edges of a position are pinned exactly. A free edge is pinned at priority 750: a view without an intrinsic
    /// size is stretched to it, while a label, which hugs its text at 750 too, keeps its size.
    public enum EmbedPosition: Sendable, CaseIterable {
        /// On all four edges.
        case fill
        /// Along the top edge, from left to right.
        case top
        /// In the top left corner.
        case topLeft
        /// At the top edge, in the middle.
        case topCenter
        /// In the top right corner.
        case topRight
        /// Along the left edge, from top to bottom.
        case left
        /// In the middle.
        case center
        /// At the left edge, in the middle.
        case centerLeft
        /// At the right edge, in the middle.
        case centerRight
        /// Along the right edge, from top to bottom.
        case right
        /// Along the bottom edge, from left to right.
        case bottom
        /// In the bottom left corner.
        case bottomLeft
        /// At the bottom edge, in the middle.
        case bottomCenter
        /// In the bottom right corner.
        case bottomRight
    }
}

extension UIView.EmbedPosition {
    /// The requirements of a position on one axis.
    struct Axis: Equatable {
        /// A Boolean value that indicates whether the top or left edge is pinned.
        var pinsStart = false
        /// A Boolean value that indicates whether the bottom or right edge is pinned.
        var pinsEnd = false
        /// A Boolean value that indicates whether the center is pinned.
        var centers = false

        static let both = Axis(pinsStart: true, pinsEnd: true)
        static let start = Axis(pinsStart: true)
        static let end = Axis(pinsEnd: true)
        static let center = Axis(centers: true)
    }

    /// The position's requirements on the vertical axis.
    var vertical: Axis {
        switch self {
        case .fill, .left, .right: .both
        case .top, .topLeft, .topCenter, .topRight: .start
        case .bottom, .bottomLeft, .bottomCenter, .bottomRight: .end
        case .center, .centerLeft, .centerRight: .center
        }
    }

    /// The position's requirements on the horizontal axis.
    var horizontal: Axis {
        switch self {
        case .fill, .top, .bottom: .both
        case .left, .topLeft, .centerLeft, .bottomLeft: .start
        case .right, .topRight, .centerRight, .bottomRight: .end
        case .center, .topCenter, .bottomCenter: .center
        }
    }
}
