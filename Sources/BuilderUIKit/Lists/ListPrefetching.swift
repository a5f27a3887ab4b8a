import Foundation

/// The elements that a list has requested ahead of time, because the content scrolls toward them.
struct ListPrefetching {
    private var requested: Set<IndexPath> = []
    /// The offset at the last layout; nil before the first one.
    private var offset: CGPoint?

    /// Returns the direction in which the content has scrolled since the last call; nil if it hasn't.
    mutating func direction(to new: CGPoint) -> CGVector? {
        defer { offset = new }
        guard let offset, offset != new else { return nil }
        return CGVector(dx: (new.x - offset.x).direction, dy: (new.y - offset.y).direction)
    }

    /// Replaces the requested elements. Returns those that are new, and those that are no longer needed, in order.
    mutating func request(
        _ ahead: [IndexPath], visible: Set<IndexPath>
    ) -> (new: [IndexPath], canceled: [IndexPath]) {
        let wanted = Set(ahead).subtracting(visible)
        defer { requested = wanted }
        return (
            wanted.subtracting(requested).sorted(), requested.subtracting(wanted).subtracting(visible).sorted()
        )
    }

    /// Moves the requested elements as the list's changes do. Those without a destination are forgotten.
    mutating func move(_ destination: (IndexPath) -> IndexPath?) {
        requested = Set(requested.compactMap(destination))
    }
}

extension CGFloat {
    fileprivate var direction: CGFloat { self == 0 ? 0 : self < 0 ? -1 : 1 }
}

extension _ListView {
    /// Requests the elements ahead of the visible ones after the content has scrolled, and cancels the requests of
    /// those that are no longer ahead.
    ///
    /// Ahead is the next screen in the direction of scrolling, the nearest element first (not measured).
    ///
    /// - Parameter elements: The closure that returns the elements in a rectangle, in order.
    func prefetchElements(visible: Set<IndexPath>, in elements: (CGRect) -> [IndexPath]) {
        guard bounds.width > 0, bounds.height > 0, isLoaded,
            let direction = prefetching.direction(to: contentOffset), isPrefetchingEnabled,
            hasPrefetchDataSource || hasListeners
        else { return }
        let ahead = elements(bounds.offsetBy(dx: direction.dx * bounds.width, dy: direction.dy * bounds.height))
        let (new, canceled) = prefetching.request(ahead, visible: visible)
        let known = canceled.filter(contains)
        if !known.isEmpty { cancelPrefetching(known) }
        if !new.isEmpty { prefetch(direction.dx < 0 || direction.dy < 0 ? new.reversed() : new) }
    }
}
