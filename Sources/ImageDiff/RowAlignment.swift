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
