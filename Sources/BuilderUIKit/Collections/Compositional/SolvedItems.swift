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
            let start = firstGroup { $0 + after > low }
            let end = max(start, firstGroup { $0 + before >= high })
            return start * leaves.count..<end * leaves.count
        }

        /// Returns the first group whose start satisfies a condition that all later ones satisfy, too.
        private func firstGroup(where condition: (CGFloat) -> Bool) -> Int {
            var range = 0..<starts.count
            while !range.isEmpty {
                let middle = range.lowerBound + range.count / 2
                range = condition(starts[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
            }
            return range.lowerBound
        }
    }

    private enum Part {
        case elements([Element])
        case series(Series)
    }

    private var parts: [Part] = []
    /// The index of the first item of each part.
    private var firsts: [Int] = []
    /// The number of items.
    private(set) var count = 0

    /// The indexes of the items.
    var indices: Range<Int> { 0..<count }

    /// The first item; nil if there is none.
    var first: Element? { count > 0 ? self[0] : nil }

    /// The item with an index; it must be in `indices`.
    subscript(index: Int) -> Element {
        let part = (firsts.firstIndex { $0 > index } ?? firsts.count) - 1
        switch parts[part] {
        case .elements(let elements): return elements[index - firsts[part]]
        case .series(let series): return series.element(at: index - firsts[part])
        }
    }

    /// Adds an item behind the others.
    mutating func append(_ element: Element) {
        if case .elements(var elements)? = parts.last {
            // The part is replaced first, so that its elements aren't copied.
            parts[parts.count - 1] = .elements([])
            elements.append(element)
            parts[parts.count - 1] = .elements(elements)
        } else {
            parts.append(.elements([element]))
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
            guard case .elements(let elements) = parts[index] else { continue }
            parts[index] = .elements(elements.map { $0.moved(by: offset) })
        }
    }

    /// Returns the items that overlap a rectangle, in order.
    func overlapping(_ rect: CGRect) -> [Element] {
        parts.flatMap { part in
            switch part {
            case .elements(let elements): elements.filter { $0.frame.overlaps(rect) }
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
