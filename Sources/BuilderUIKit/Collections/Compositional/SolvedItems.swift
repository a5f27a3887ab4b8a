import Foundation

/// The items of a solved section, in order.
///
/// Groups without a measured cell are alike: of such a series only the first group's frames and the starts of all
/// groups are stored, so that thousands of items cost one addition a group until they are visible.
@MainActor
struct SolvedItems {
    typealias Element = SolvedSection.Element

    /// Consecutive groups whose items have the same frames relative to the group's start.
    struct Series {
        /// The items of a group, in the order of their index paths; frames are relative to the group's corner.
        let leaves: [SolvedGroup.Leaf]
        /// The index of the first item in the section.
        let first: Int
        /// The starts of the groups along the scroll direction, in the content's coordinates; increasing.
        let starts: [CGFloat]
        /// The index of the section.
        let section: Int
        /// The start of the groups across the scroll direction, in the content's coordinates.
        let across: CGFloat
        let axis: FlowAxis
        /// The number of pixels per point, to which frames are rounded.
        let scale: CGFloat

        /// The number of items.
        var count: Int { starts.count * leaves.count }

        /// Returns the item with an index in the series.
        @MainActor
        func element(at index: Int) -> Element {
            let (group, part) = index.quotientAndRemainder(dividingBy: leaves.count)
            let leaf = leaves[part]
            let corner = axis.point(main: starts[group], cross: across)
            return Element(
                element: CollectionElement(indexPath: IndexPath(item: first + index, section: section)),
                frame: leaf.frame.offsetBy(dx: corner.x, dy: corner.y).snapped(toPixelsOf: scale),
                fixedAxes: leaf.fixedAxes, zIndex: leaf.zIndex)
        }

        /// Returns the items of the groups that may overlap a rectangle, as indexes in the series.
        @MainActor
        func candidates(for rect: CGRect) -> Range<Int> {
            let (low, high) = axis.stretch(rect)
            let stretches = leaves.map { axis.stretch($0.frame) }
            // Rounding moves an edge by less than a pixel.
            let before = (stretches.map(\.low).min() ?? 0) - 1
            let after = (stretches.map(\.high).max() ?? 0) + 1
            let start = starts.indices.partitioningIndex { starts[$0] + after > low }
            let end = max(start, starts.indices.partitioningIndex { starts[$0] + before >= high })
            return start * leaves.count..<end * leaves.count
        }
    }

    /// Consecutive items with frames of their own, so few that all are compared with a visible rectangle.
    private struct Chunk {
        private static let capacity = 64

        private(set) var elements: [Element] = []
        /// The edges of the smallest rectangle that contains the items.
        private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

        var isFull: Bool { elements.count >= Self.capacity }

        @MainActor
        mutating func append(_ element: Element) {
            elements.append(element)
            let frame = element.frame
            if frame.minX < minX { minX = frame.minX }
            if frame.minY < minY { minY = frame.minY }
            if frame.maxX > maxX { maxX = frame.maxX }
            if frame.maxY > maxY { maxY = frame.maxY }
        }

        /// Returns the items that overlap a rectangle.
        @MainActor
        func overlapping(_ rect: CGRect) -> [Element] {
            guard minX < rect.maxX, rect.minX < maxX, minY < rect.maxY, rect.minY < maxY else { return [] }
            return elements.filter { $0.frame.overlaps(rect) }
        }
    }

    private enum Part {
        case chunk(Chunk)
        case series(Series)
    }

    private var parts: [Part] = []
    /// The index of the first item of each part.
    private var firsts: [Int] = []
    /// The number of items.
    private(set) var count = 0

    /// The number of frames that are stored for the items.
    var frameCount: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .chunk(let chunk): sum + chunk.elements.count
            case .series(let series): sum + series.leaves.count
            }
        }
    }

    /// The indexes of the items.
    var indices: Range<Int> { 0..<count }

    /// The first item; nil if there is none.
    var first: Element? { count > 0 ? self[0] : nil }

    /// The item with an index; it must be in `indices`.
    subscript(index: Int) -> Element {
        let part = firsts.indices.partitioningIndex { firsts[$0] > index } - 1
        switch parts[part] {
        case .chunk(let chunk): return chunk.elements[index - firsts[part]]
        case .series(let series): return series.element(at: index - firsts[part])
        }
    }

    /// Adds an item behind the others.
    mutating func append(_ element: Element) {
        if case .chunk(var chunk)? = parts.last, !chunk.isFull {
            // The part is replaced first, so that its elements aren't copied.
            parts[parts.count - 1] = .chunk(Chunk())
            chunk.append(element)
            parts[parts.count - 1] = .chunk(chunk)
        } else {
            var chunk = Chunk()
            chunk.append(element)
            parts.append(.chunk(chunk))
            firsts.append(count)
        }
        count += 1
    }

    /// Adds a series behind the other items.
    mutating func append(_ series: Series) {
        guard series.count > 0 else { return }
        parts.append(.series(series))
        firsts.append(count)
        count += series.count
    }

    /// Moves all items, none of which may be in a series.
    mutating func move(by offset: CGPoint) {
        for index in parts.indices {
            guard case .chunk(let chunk) = parts[index] else { continue }
            var moved = Chunk()
            for element in chunk.elements { moved.append(element.moved(by: offset)) }
            parts[index] = .chunk(moved)
        }
    }

    /// Returns the items that overlap a rectangle, in order.
    func overlapping(_ rect: CGRect) -> [Element] {
        parts.flatMap { part in
            switch part {
            case .chunk(let chunk): chunk.overlapping(rect)
            case .series(let series):
                series.candidates(for: rect).map { series.element(at: $0) }.filter { $0.frame.overlaps(rect) }
            }
        }
    }
}

extension SolvedSection.Element {
    /// Returns the element at another place.
    func moved(by offset: CGPoint) -> Self {
        var result = self
        result.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
        return result
    }
}

extension CGRect {
    /// Returns the rectangle with its edges rounded to whole pixels, so that neighbors neither overlap nor leave gaps.
    func snapped(toPixelsOf scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(minX), round(minY))
        return CGRect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
    }
}
