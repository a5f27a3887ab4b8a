import Foundation

/// The scrolling of a list while a finger holds an element near its edge; the numbers are not measured.
enum ListAutoscroll {
    /// The time between two steps, in seconds.
    static let step: TimeInterval = 1.0 / 60
    /// The greatest distance from an edge at which a list scrolls, in points.
    private static let reach: CGFloat = 60
    /// The speed at the edge and beyond it, in points per second; it falls to 0 at the greatest distance.
    private static let speed: CGFloat = 600

    /// Returns the distance of a step for a finger between two edges, in points.
    static func distance(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        let reach = min(reach, (end - start) / 4)
        guard reach > 0 else { return 0 }
        let part = max(0, start + reach - position) - max(0, position - (end - reach))
        return -speed * CGFloat(step) * min(1, max(-1, part / reach))
    }
}

extension _ListView {
    /// Returns the offset to which a step scrolls for a finger at a point of the content; nil if the list stays.
    private func autoscrolledOffset(for finger: CGPoint) -> CGPoint? {
        guard isScrollEnabled else { return nil }
        let area = bounds.inset(by: adjustedContentInset)
        let x = ListAutoscroll.distance(at: finger.x, from: area.minX, to: area.maxX)
        let y = ListAutoscroll.distance(at: finger.y, from: area.minY, to: area.maxY)
        var offset = contentOffset
        let scrolled = clamped(CGPoint(x: offset.x + x, y: offset.y + y))
        if x != 0 { offset.x = scrolled.x }
        if y != 0 { offset.y = scrolled.y }
        return offset == contentOffset ? nil : offset
    }

    fileprivate func wouldAutoscroll(for finger: CGPoint) -> Bool {
        autoscrolledOffset(for: finger) != nil || partAutoscroll(for: finger) != nil
    }

    /// Scrolls by a step for a finger at a point of the content; returns false if the list stays.
    func autoscroll(for finger: CGPoint) -> Bool {
        let (offset, part) = (autoscrolledOffset(for: finger), partAutoscroll(for: finger))
        if let offset { contentOffset = offset }
        part?()
        return offset != nil || part != nil
    }
}

extension UIGestureRecognizer {
    /// Sets the deadline of a list's next step if the finger is near its edge.
    func awaitAutoscroll(of list: _ListView?) {
        guard deadline == nil, let list, let dispatcher, list.wouldAutoscroll(for: location(in: list)) else { return }
        deadline = dispatcher.time + ListAutoscroll.step
    }
}
