import Foundation
import Render

/// A run of aligned rows in two images: `count` rows starting at `recorded` and `drawn`.
struct RowRun: Hashable, Sendable {
    var recorded: Int
    var drawn: Int
    var count: Int
}

/// The alignment of the rows of two images of equal width and different heights.
///
/// Equal rows at both ends are aligned; between them, rows that occur once in each image are anchors (the longest chain
/// that keeps their order), and the parts between two anchors are aligned in the same way. Where no anchor is left the
/// rows have changed: they are aligned in order, and the surplus of one image is placed where the fewest pixels differ.
/// The work is near linear in the number of rows.
struct RowAlignment {
    private(set) var runs: [RowRun] = []
    private(set) var edits: [RowEdit] = []

    /// Aligns images that need no search: the rows that both have, from the top.
    init(rows: Int) {
        if rows > 0 { runs = [RowRun(recorded: 0, drawn: 0, count: rows)] }
    }

    /// Aligns two images of equal width.
    init(_ recorded: PixelGrid, _ drawn: PixelGrid) {
        let rows = RowPair(recorded, drawn)
        var waiting = [RowGap(recorded: 0..<recorded.height, drawn: 0..<drawn.height)]
        while let gap = waiting.popLast() {
            let (head, middle, tail) = rows.trimmed(gap)
            if head > 0 { append(gap.recorded.lowerBound, gap.drawn.lowerBound, head) }
            // The stack is processed from the top down: later parts are pushed first.
            if tail > 0 { waiting.append(gap.tail(tail)) }
            if middle.isEmpty { continue }
            let parts = rows.parts(of: middle)
            if parts.count == 1 {
                settle(middle, rows)
            } else {
                waiting.append(contentsOf: parts.reversed())
            }
        }
    }

    /// Aligns a part without equal rows: pairs them, and places the surplus where it costs least.
    private mutating func settle(_ gap: RowGap, _ rows: RowPair) {
        let surplus = gap.drawn.count - gap.recorded.count
        let common = min(gap.drawn.count, gap.recorded.count)
        let before = surplus == 0 ? common : rows.bestSplit(gap)
        append(gap.recorded.lowerBound, gap.drawn.lowerBound, before)
        if surplus != 0 {
            edits.append(
                RowEdit(
                    kind: surplus > 0 ? .inserted : .removed, recordedRow: gap.recorded.lowerBound + before,
                    drawnRow: gap.drawn.lowerBound + before, count: abs(surplus)))
        }
        let after = common - before
        append(gap.recorded.upperBound - after, gap.drawn.upperBound - after, after)
    }

    private mutating func append(_ recorded: Int, _ drawn: Int, _ count: Int) {
        guard count > 0 else { return }
        if let last = runs.last, last.recorded + last.count == recorded, last.drawn + last.count == drawn {
            runs[runs.count - 1].count += count
        } else {
            runs.append(RowRun(recorded: recorded, drawn: drawn, count: count))
        }
    }
}

/// Rows that aren't aligned yet.
struct RowGap: Hashable, Sendable {
    var recorded: Range<Int>
    var drawn: Range<Int>

    var isEmpty: Bool { recorded.isEmpty && drawn.isEmpty }

    func tail(_ count: Int) -> RowGap {
        RowGap(
            recorded: recorded.upperBound - count..<recorded.upperBound,
            drawn: drawn.upperBound - count..<drawn.upperBound)
    }
}

/// The rows of two images of equal width, identified by their hashes.
struct RowPair {
    private let recorded: PixelGrid
    private let drawn: PixelGrid
    private let recordedHashes: [UInt64]
    private let drawnHashes: [UInt64]

    init(_ recorded: PixelGrid, _ drawn: PixelGrid) {
        self.recorded = recorded
        self.drawn = drawn
        recordedHashes = Self.hashes(recorded)
        drawnHashes = Self.hashes(drawn)
    }

    private static func hashes(_ picture: PixelGrid) -> [UInt64] {
        (0..<picture.height).map { FastHash.hash64(picture.row($0), count: picture.width * 4) }
    }

    /// Returns the numbers of equal rows at both ends, and the part between them.
    func trimmed(_ gap: RowGap) -> (head: Int, middle: RowGap, tail: Int) {
        let common = min(gap.recorded.count, gap.drawn.count)
        let (firstOld, firstNew) = (gap.recorded.lowerBound, gap.drawn.lowerBound)
        let (lastOld, lastNew) = (gap.recorded.upperBound, gap.drawn.upperBound)
        var head = 0
        while head < common, recordedHashes[firstOld + head] == drawnHashes[firstNew + head] { head += 1 }
        var tail = 0
        while tail < common - head, recordedHashes[lastOld - 1 - tail] == drawnHashes[lastNew - 1 - tail] { tail += 1 }
        let middle = RowGap(recorded: firstOld + head..<lastOld - tail, drawn: firstNew + head..<lastNew - tail)
        return (head, middle, tail)
    }

    /// Returns the gap divided before each anchor; the gap alone when there is none.
    func parts(of gap: RowGap) -> [RowGap] {
        var parts: [RowGap] = []
        var old = gap.recorded.lowerBound
        var new = gap.drawn.lowerBound
        for anchor in longestChain(anchors(in: gap)) {
            if anchor.recorded > old || anchor.drawn > new {
                parts.append(RowGap(recorded: old..<anchor.recorded, drawn: new..<anchor.drawn))
            }
            // The anchor itself begins the next part.
            old = anchor.recorded
            new = anchor.drawn
        }
        parts.append(RowGap(recorded: old..<gap.recorded.upperBound, drawn: new..<gap.drawn.upperBound))
        return parts
    }

    private typealias Anchor = (recorded: Int, drawn: Int)

    /// Returns the equal rows that occur once in each image, from the top of the recorded image.
    private func anchors(in gap: RowGap) -> [Anchor] {
        guard !gap.recorded.isEmpty, !gap.drawn.isEmpty else { return [] }
        // The row, or -1 when there are several.
        var places: [UInt64: Int] = [:]
        for row in gap.drawn {
            let hash = drawnHashes[row]
            places[hash] = places[hash] == nil ? row : -1
        }
        var seen: [UInt64: Int] = [:]
        for row in gap.recorded { seen[recordedHashes[row], default: 0] += 1 }
        return gap.recorded.compactMap { row in
            let hash = recordedHashes[row]
            guard seen[hash] == 1, let place = places[hash], place >= 0 else { return nil }
            return (row, place)
        }
    }

    /// Returns the longest chain in which both rows increase, by patience sorting.
    private func longestChain(_ anchors: [Anchor]) -> [Anchor] {
        // The last anchor of the best chain of each length, and each anchor's predecessor.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: anchors.count)
        for (index, anchor) in anchors.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if anchors[ends[middle]].drawn < anchor.drawn { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var chain: [Anchor] = []
        var index = ends.last ?? -1
        while index >= 0 {
            chain.append(anchors[index])
            index = previous[index]
        }
        return chain.reversed()
    }

    /// Returns the number of rows to pair from the top, before the surplus, so that the fewest pixels differ (counted
    /// in groups of sixteen); of several such numbers the greatest.
    func bestSplit(_ gap: RowGap) -> Int {
        let common = min(gap.recorded.count, gap.drawn.count)
        guard common > 0 else { return 0 }
        let below = (0..<common).map { row in
            cost(gap.recorded.upperBound - common + row, gap.drawn.upperBound - common + row)
        }
        var total = below.reduce(0, +)
        var best = (count: 0, cost: total)
        for row in 0..<common {
            total += cost(gap.recorded.lowerBound + row, gap.drawn.lowerBound + row) - below[row]
            if total <= best.cost { best = (row + 1, total) }
        }
        return best.count
    }

    private func cost(_ recordedY: Int, _ drawnY: Int) -> Int {
        let first = recorded.row(recordedY)
        let second = drawn.row(drawnY)
        guard recordedHashes[recordedY] != drawnHashes[drawnY] else { return 0 }
        var groups = 0
        var x = 0
        while x < recorded.width {
            let count = recorded.width &- x < 16 ? recorded.width &- x : 16
            if memcmp(first + x, second + x, count &* 4) != 0 { groups = groups &+ 1 }
            x = x &+ count
        }
        return groups
    }
}
