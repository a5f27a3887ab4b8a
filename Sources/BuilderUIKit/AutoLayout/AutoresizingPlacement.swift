import Foundation

/// A frame and its autoresizing mask as required constraints.
///
/// On each axis, the view's start is at a fixed distance from its superview's start or, if only the margin before it is
/// flexible, from the superview's end. The view's end is at a fixed distance from its own start or, if the length is
/// flexible, from the superview's end. Masks that distribute a change in proportion count as a fixed start and length.
@MainActor
struct AutoresizingPlacement {
    struct Axis {
        var startFollowsEnd = false
        var endFollowsEnd = false
        /// The distance from the superview's edge that the start follows, in points.
        var start: CGFloat
        /// The distance from the edge that the end follows, in points: the superview's end or the view's own start.
        var end: CGFloat
    }

    var horizontal: Axis
    var vertical: Axis

    /// - Parameter childOffset: The offset from the superview's alignment rectangle to the origin of its coordinates.
    init(of view: UIView, in parent: UIView, childOffset: CGPoint) {
        let rect = view.untransformedAlignmentRect
        let parentSize = parent.alignmentRect(forFrame: CGRect(origin: .zero, size: parent.bounds.size)).size
        let mask = view.autoresizingMask
        horizontal = Self.axis(
            start: rect.minX + childOffset.x, length: rect.width, parent: parentSize.width,
            before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        vertical = Self.axis(
            start: rect.minY + childOffset.y, length: rect.height, parent: parentSize.height,
            before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
    }

    private static func axis(
        start: CGFloat, length: CGFloat, parent: CGFloat, before: Bool, size: Bool, after: Bool
    ) -> Axis {
        switch (before, size, after) {
        case (false, true, false): Axis(endFollowsEnd: true, start: start, end: start + length - parent)
        case (true, false, false): Axis(startFollowsEnd: true, start: start - parent, end: length)
        default: Axis(start: start, end: length)
        }
    }
}
