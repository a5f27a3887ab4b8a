import Foundation
import Render

/// Rows of two pictures that belong together: `count` rows from `recorded` and from `drawn` on.
struct RowRun: Hashable, Sendable {
    var recorded: Int
    var drawn: Int
    var count: Int
}

/// Which rows of two pictures of one width and different heights belong together, and which only one of them has.
///
/// Equal rows at both ends belong together; between them, rows that occur once in each picture are anchors (the longest
/// chain of them that keeps its order), and what lies between two anchors is taken in the same way. Where no anchor is left
/// the rows have changed: they belong together in order, and the surplus of one picture goes where the fewest pixels
/// differ. The work is near linear in the number of rows.
struct RowAlignment {
    private(set) var runs: [RowRun] = []
    private(set) var edits: [RowEdit] = []

    /// Pictures whose heights or widths need no search: the rows that both have, from the top.
    init(rows: Int) {
        if rows > 0 { runs = [RowRun(recorded: 0, drawn: 0, count: rows)] }
    }

    /// - Parameter recorded: of the same width as `drawn`.
    init(_ recorded: PixelGrid, _ drawn: PixelGrid) {
        let rows = RowPair(recorded, drawn)
        var waiting = [RowGap(recorded: 0..<recorded.height, drawn: 0..<drawn.height)]
        while let gap = waiting.popLast() {
            let (head, middle, tail) = rows.trimmed(gap)
            if head > 0 { append(gap.recorded.lowerBound, gap.drawn.lowerBound, head) }
            // What comes later waits below what comes first.
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

    /// A part without equal rows: pairs them, and puts the surplus where it costs least.
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

/// Rows whose partners are looked for.
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
