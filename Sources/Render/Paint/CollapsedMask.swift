import Foundation

/// Coverage without most of the rows and columns that equal their neighbors, so that a blur has less to do.
///
/// Boxes and the empty space around them consist of such rows and columns mostly. A blurred pixel depends on those
/// within the blur's reach, so one row in the middle of equal ones stands for all that are farther from others; columns
/// likewise. The result is the same as that of the whole mask.
struct CollapsedMask {
    /// The remaining coverage, with its upper left corner at the origin.
    var coverage: AlphaMask
    private let rect: PixelRect
    private let rows: [Span]
    private let columns: [Span]

    /// Rows or columns in their order: all of them remain, or one of equal ones.
    private struct Span {
        let start: Int
        var count: Int
        let isOne: Bool

        var remaining: Int { isOne ? 1 : count }
    }

    /// Collapses a mask that will be blurred.
    ///
    /// - Parameters:
    ///   - reachX: The extent of the horizontal blur, in pixels.
    ///   - reachY: The extent of the vertical one.
    init(_ mask: AlphaMask, reachX: Int, reachY: Int) {
        rect = mask.rect
        let (width, height, stride) = (rect.width, rect.height, mask.bytesPerRow)
        let isNewRow = (0..<height).map { y in
            y == 0 || memcmp(mask.bytes + y * stride, mask.bytes + (y - 1) * stride, width) != 0
        }
        rows = Self.spans(isNewRow, reach: reachY)
        let changes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, width))
        defer { changes.deallocate() }
        memset(changes, 0, width)
        for y in 0..<height where isNewRow[y] { Self.addChanges(in: mask.bytes + y * stride, width, to: changes) }
        columns = Self.spans((0..<width).map { $0 == 0 || changes[$0] != 0 }, reach: reachX)
        let size = (columns.reduce(0) { $0 + $1.remaining }, rows.reduce(0) { $0 + $1.remaining })
        guard size.0 * size.1 < width * height else {
            coverage = mask
            return
        }
        coverage = AlphaMask(rect: PixelRect(x: 0, y: 0, width: size.0, height: size.1))
        var target = coverage.bytes
        for row in rows {
            for y in row.start..<row.start + row.remaining {
                var x = 0
                for column in columns {
                    memcpy(target + x, mask.bytes + y * stride + column.start, column.remaining)
                    x += column.remaining
                }
                target += coverage.bytesPerRow
            }
        }
    }

    /// Marks the columns whose coverage differs from that of the column before.
    private static func addChanges(
        in row: UnsafePointer<UInt8>, _ width: Int, to changes: UnsafeMutablePointer<UInt8>
    ) {
        var x = 1
        while x < width {
            changes[x] = changes[x] | (row[x] ^ row[x &- 1])
            x = x &+ 1
        }
    }

    /// Returns the spans of rows or columns, each of which is new or equals the one before.
    private static func spans(_ isNew: [Bool], reach: Int) -> [Span] {
        var result: [Span] = []
        func append(_ start: Int, _ count: Int) {
            if let last = result.last, !last.isOne {
                result[result.count - 1].count += count
            } else if count > 0 {
                result.append(Span(start: start, count: count, isOne: false))
            }
        }
        var start = 0
        while start < isNew.count {
            let end = isNew[(start + 1)...].firstIndex(of: true) ?? isNew.count
            if end - start > 2 * reach + 1 {
                append(start, reach)
                result.append(Span(start: start + reach, count: end - start - 2 * reach, isOne: true))
                append(end - reach, reach)
            } else {
                append(start, end - start)
            }
            start = end
        }
        return result
    }

    /// Returns the coverage of the whole mask: the remaining rows and columns stand for the others.
    func expanded() -> AlphaMask {
        guard coverage.rect.width < rect.width || coverage.rect.height < rect.height else {
            return coverage
        }
        let result = AlphaMask(rect: rect)
        var source = coverage.bytes
        for row in rows {
            for y in row.start..<row.start + row.count {
                let target = result.bytes + y * result.bytesPerRow
                if row.isOne, y > row.start {
                    memcpy(target, target - result.bytesPerRow, rect.width)
                } else {
                    expand(source, into: target)
                    source += coverage.bytesPerRow
                }
            }
        }
        return result
    }

    private func expand(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        var x = 0
        for column in columns {
            if column.isOne {
                memset(target + column.start, Int32(source[x]), column.count)
            } else {
                memcpy(target + column.start, source + x, column.count)
            }
            x += column.remaining
        }
    }
}
