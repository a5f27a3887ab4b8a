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
/// Equal rows are found by their hashes (`SequenceAlignment`). In the remaining gaps the rows have changed: they are
/// aligned in order, and the surplus of one image is placed where the fewest pixels differ. The work is nearly linear
/// in the number of rows.
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
        let all = SequenceAlignment.Gap(a: 0..<recorded.height, b: 0..<drawn.height)
        for part in SequenceAlignment([all], rows.recordedHashes, rows.drawnHashes).parts {
            switch part {
            case .equal(let recordedRow, let drawnRow, let count): append(recordedRow, drawnRow, count)
            case .changed(let gap): resolve(gap, rows)
            }
        }
    }

    /// Aligns a part without equal rows: pairs them, and places the surplus where it costs least.
    private mutating func resolve(_ gap: SequenceAlignment.Gap, _ rows: RowPair) {
        let surplus = gap.b.count - gap.a.count
        let common = min(gap.b.count, gap.a.count)
        let before = surplus == 0 ? common : rows.bestSplit(gap)
        append(gap.a.lowerBound, gap.b.lowerBound, before)
        if surplus != 0 {
            edits.append(
                RowEdit(
                    kind: surplus > 0 ? .inserted : .removed, recordedRow: gap.a.lowerBound + before,
                    drawnRow: gap.b.lowerBound + before, count: abs(surplus)))
        }
        let after = common - before
        append(gap.a.upperBound - after, gap.b.upperBound - after, after)
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

/// The rows of two images of equal width, identified by their hashes.
private struct RowPair {
    private let recorded: PixelGrid
    private let drawn: PixelGrid
    let recordedHashes: [Int?]
    let drawnHashes: [Int?]

    init(_ recorded: PixelGrid, _ drawn: PixelGrid) {
        self.recorded = recorded
        self.drawn = drawn
        recordedHashes = Self.hashes(recorded)
        drawnHashes = Self.hashes(drawn)
    }

    private static func hashes(_ picture: PixelGrid) -> [Int?] {
        (0..<picture.height).map { Int(truncatingIfNeeded: FastHash.hash64(picture.row($0), count: picture.width * 4)) }
    }

    /// Returns the number of rows to pair from the top, before the surplus, for which the fewest pixels differ (counted
    /// in groups of sixteen); of several such numbers the greatest.
    func bestSplit(_ gap: SequenceAlignment.Gap) -> Int {
        let common = min(gap.a.count, gap.b.count)
        guard common > 0 else { return 0 }
        let below = (0..<common).map { row in
            cost(gap.a.upperBound - common + row, gap.b.upperBound - common + row)
        }
        var total = below.reduce(0, +)
        var best = (count: 0, cost: total)
        for row in 0..<common {
            total += cost(gap.a.lowerBound + row, gap.b.lowerBound + row) - below[row]
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
