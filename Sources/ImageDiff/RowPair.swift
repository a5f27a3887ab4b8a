import Foundation
import Render

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
