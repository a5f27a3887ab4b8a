import Foundation

/// A length along the way that a collection scrolls, and one across.
struct FlowSize: Hashable {
    var main: CGFloat
    var cross: CGFloat
}

/// How a flow layout breaks a section's items into lines.
///
/// Lines are justified: what is left of a line is shared by its gaps. A line with room for one item has it in the middle.
/// A last line is set as if more items like its last one followed, so that a grid stays one; where its items differ, they
/// stand at the beginning with the least distance. Within a line, items are centred.
///
/// Items of one size need no memory: their places are computed.
struct FlowLines {
    /// What the lines are made of, in points.
    struct Rules {
        /// The lines' length.
        var room: CGFloat
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        /// Pixels for each point; the gaps' ends lie on whole pixels.
        var scale: CGFloat
    }

    private struct Line {
        var items: Range<Int>
        /// From the first line's beginning.
        var start: CGFloat
        var thickness: CGFloat
        /// Where the first item begins across, and the gap after each.
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
    /// Along the scrolling, in points.
    let length: CGFloat

    /// How much longer than the line items may be, by noise of adding.
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
            lines.append(
                Line(items: first..<next, start: start, thickness: thickness, offset: offset, gap: gap))
            end = start + thickness
            first = next
        }
        kind = .varied(sizes, crossStarts: starts, lines: lines, lineOfItem: lineOfItem)
        self.rules = rules
        count = sizes.count
        length = end
    }

    /// How many items of one length a line takes, where the first begins, and the gaps.
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

    // MARK: Places

    /// An item's place: from the first line's beginning, and across.
    func place(of item: Int) -> (start: FlowSize, size: FlowSize) {
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

    /// The items whose lines reach into a stretch of the way, in points from the first line's beginning.
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
            var first = 0
            var end = lines.count
            while first < end {
                let middle = (first + end) / 2
                if lines[middle].start + lines[middle].thickness < low { first = middle + 1 } else { end = middle }
            }
            var last = first
            while last < lines.count, lines[last].start <= high { last += 1 }
            guard first < last else { return 0..<0 }
            return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
        }
    }
}
