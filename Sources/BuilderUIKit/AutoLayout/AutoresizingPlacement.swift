import Foundation

/// A frame and its autoresizing mask as required constraints.
///
/// On each axis the view's start lies at a fixed distance from its superview's start, or, where only the margin before
/// it is flexible, from its end. Its end is a fixed length away, or, where the length is flexible, at a fixed distance
/// from the superview's end. Masks that share a change out in proportion count as a fixed start and length.
@MainActor
struct AutoresizingPlacement {
    struct Axis {
        var startFollowsEnd = false
        var endFollowsEnd = false
        /// Points after what the start follows.
        var start: CGFloat
        /// Points after what the end follows: the superview's end, or the view's own start.
        var end: CGFloat
    }

    var horizontal: Axis
    var vertical: Axis

    /// - Parameter childOffset: from the superview's alignment rectangle to the origin of its coordinates.
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
