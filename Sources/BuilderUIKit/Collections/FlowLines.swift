import Foundation

/// The division of a flow layout section's items into lines.
///
/// Lines are justified: the remaining space of a line is distributed over its gaps. A line with space for one item
/// centers it. The last line is laid out as if more items like its last one followed, so that a grid keeps its columns;
/// if its items differ, they are at the start with the minimum spacing. Within a line, items are centered.
///
/// Items of one size use no memory: their positions are computed.
struct FlowLines {
    /// The measures of the lines, in points.
    struct Rules {
        /// The length of the lines.
        var room: CGFloat
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        /// The number of pixels per point; items begin on whole pixels.
        var scale: CGFloat
    }

    private struct Line {
        var items: Range<Int>
        /// The distance from the start of the first line.
        var start: CGFloat
        var thickness: CGFloat
        /// The start of the first item across the scroll direction, and the gap after each item.
        var offset: CGFloat
        var gap: CGFloat
    }

    private enum Kind {
        case equal(FlowSize, perLine: Int, offset: CGFloat, gap: CGFloat)
        case varied([FlowSize], crossStarts: [CGFloat], lines: [Line], lineOfItem: [Int32])
    }

    private let kind: Kind
    private let rules: Rules
    let count: Int
    /// The length along the scroll direction, in points.
    let length: CGFloat

    /// The tolerance by which items may exceed the line, for rounding errors of sums.
    private static let tolerance: CGFloat = 1e-4

    init(count: Int, size: FlowSize, rules: Rules) {
        let (perLine, offset, gap) = Self.grid(size.cross, rules)
        kind = .equal(size, perLine: perLine, offset: offset, gap: gap)
        self.rules = rules
        self.count = count
        let lines = (count + perLine - 1) / perLine
        length = lines == 0 ? 0 : CGFloat(lines) * size.main + CGFloat(lines - 1) * rules.lineSpacing
    }

    init(sizes: [FlowSize], rules: Rules) {
        var lines: [Line] = []
        var starts = [CGFloat](repeating: 0, count: sizes.count)
        var lineOfItem = [Int32](repeating: 0, count: sizes.count)
        var first = 0
        var end: CGFloat = 0
        while first < sizes.count {
            var used = sizes[first].cross
            var thickness = sizes[first].main
            var next = first + 1
            while next < sizes.count, used + rules.itemSpacing + sizes[next].cross <= rules.room + Self.tolerance {
                used += rules.itemSpacing + sizes[next].cross
                thickness = max(thickness, sizes[next].main)
                next += 1
            }
            let (offset, gap) = Self.spread(sizes[first..<next], used, isLast: next == sizes.count, rules)
            let start = lines.isEmpty ? 0 : end + rules.lineSpacing
            var cross = offset
            for item in first..<next {
                starts[item] = Self.snapped(cross, rules)
                cross += sizes[item].cross + gap
                lineOfItem[item] = Int32(lines.count)
            }
            lines.append(Line(items: first..<next, start: start, thickness: thickness, offset: offset, gap: gap))
            end = start + thickness
            first = next
        }
        kind = .varied(sizes, crossStarts: starts, lines: lines, lineOfItem: lineOfItem)
        self.rules = rules
        count = sizes.count
        length = end
    }

    /// Returns the number of items of one length in a line, the offset of the first, and the gaps.
    private static func grid(_ length: CGFloat, _ rules: Rules) -> (perLine: Int, offset: CGFloat, gap: CGFloat) {
        let step = length + rules.itemSpacing
        guard step > 0 else { return (1, 0, rules.itemSpacing) }
        let fitting = ((rules.room + rules.itemSpacing + tolerance) / step).rounded(.down)
        let perLine = Int(min(max(1, fitting), 1e6))
        let left = max(0, rules.room - CGFloat(perLine) * step + rules.itemSpacing)
        guard perLine > 1 else { return (1, snapped(left / 2, rules), rules.itemSpacing) }
        return (perLine, 0, rules.itemSpacing + left / CGFloat(perLine - 1))
    }

    private static func spread(
        _ sizes: ArraySlice<FlowSize>, _ used: CGFloat, isLast: Bool, _ rules: Rules
    ) -> (offset: CGFloat, gap: CGFloat) {
        guard let first = sizes.first else { return (0, rules.itemSpacing) }
        let areEqual = sizes.allSatisfy { abs($0.cross - first.cross) < tolerance }
        if isLast {
            guard areEqual else { return (0, rules.itemSpacing) }
            let grid = Self.grid(first.cross, rules)
            return (grid.offset, grid.gap)
        }
        let left = max(0, rules.room - used)
        guard sizes.count > 1 else { return (snapped(left / 2, rules), rules.itemSpacing) }
        return (0, rules.itemSpacing + left / CGFloat(sizes.count - 1))
    }

    private static func snapped(_ value: CGFloat, _ rules: Rules) -> CGFloat {
        guard rules.scale > 0, value.isFinite else { return value }
        return (value * rules.scale).rounded() / rules.scale
    }

    // MARK: Positions

    /// Returns an item's position, relative to the start of the first line, and its size.
    func frame(of item: Int) -> (start: FlowSize, size: FlowSize) {
        switch kind {
        case .equal(let size, let perLine, let offset, let gap):
            let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
            return (
                FlowSize(
                    main: CGFloat(line) * (size.main + rules.lineSpacing),
                    cross: Self.snapped(offset + CGFloat(column) * (size.cross + gap), rules)), size
            )
        case .varied(let sizes, let starts, let lines, let lineOfItem):
            let line = lines[Int(lineOfItem[item])]
            let size = sizes[item]
            let inset = Self.snapped((line.thickness - size.main) / 2, rules)
            return (FlowSize(main: line.start + inset, cross: starts[item]), size)
        }
    }

    /// Returns the items whose lines intersect a range along the scroll direction.
    ///
    /// The range is in points from the start of the first line.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, high >= 0, low <= length else { return 0..<0 }
        switch kind {
        case .equal(let size, let perLine, _, _):
            let step = size.main + rules.lineSpacing
            guard step > 0 else { return 0..<count }
            let lastLine = CGFloat((count - 1) / perLine)
            let first = min(max(0, (low / step).rounded(.down)), lastLine)
            let last = min(max(0, (high / step).rounded(.down)), lastLine)
            return Int(first) * perLine..<min(count, (Int(last) + 1) * perLine)
        case .varied(_, _, let lines, _):
            let first = lines.indices.partitioningIndex { lines[$0].start + lines[$0].thickness >= low }
            var last = first
            while last < lines.count, lines[last].start <= high { last += 1 }
            guard first < last else { return 0..<0 }
            return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
        }
    }
}

/// A section of a flow layout: the header, the lines and the footer, one after the other.
struct FlowSection {
    var lines: FlowLines
    /// The start of the section along the scroll direction, from the start of the content, in points.
    var start: CGFloat
    var header: CGFloat
    var footer: CGFloat
    /// The insets before and after the lines, and before them across the scroll direction.
    var insetBefore: CGFloat
    var insetAfter: CGFloat
    var insetAcross: CGFloat

    var linesStart: CGFloat { start + header + insetBefore }
    var footerStart: CGFloat { linesStart + lines.length + insetAfter }
    var end: CGFloat { footerStart + footer }
}
