import Foundation

/// Collects differing pixels and joins those near each other to regions, in time linear in their number.
///
/// The image is divided into squares of eight pixels. Adjacent squares, including those that touch at a corner, belong
/// together: pixels less than eight apart always share a region, and pixels more than sixteen apart with none between
/// them never do.
final class RegionGrid {
    /// The number of rows and columns of a square.
    static let side = 8
    /// The maximum number of separate regions.
    static let limit = 50

    /// The number of squares per row, with an empty one at both ends, and an empty row at the top and the bottom, so
    /// that every square has eight neighbors.
    private let columns: Int
    private let count: Int
    /// A bit for each pixel of a square, row by row.
    private let squares: UnsafeMutablePointer<Int>
    /// The recorded row that each row of the drawn image was compared with.
    private let recordedRows: UnsafeMutablePointer<Int>

    init(_ size: PixelSize) {
        columns = (size.width + 7) / 8 + 2
        count = columns * ((size.height + 7) / 8 + 2)
        squares = .allocate(capacity: count)
        memset(squares, 0, count * MemoryLayout<Int>.stride)
        recordedRows = .allocate(capacity: size.height)
        memset(recordedRows, 0, size.height * MemoryLayout<Int>.stride)
    }

    deinit {
        squares.deallocate()
        recordedRows.deallocate()
    }

    func add(x: Int, y: Int, recordedY: Int) { row(y, recordedY: recordedY).add(x) }

    /// Returns the row for adding pixels of row `y`, which was compared with row `recordedY`; valid while the grid
    /// exists.
    func row(_ y: Int, recordedY: Int) -> RegionRow {
        recordedRows[y] = recordedY
        return RegionRow(squares: squares + (((y &>> 3) &+ 1) &* columns &+ 1), shift: (y & 7) &<< 3)
    }

    /// Returns the regions, largest first; those beyond `limit` are joined to one, the last. Call it only once, since
    /// it consumes the squares.
    func regions() -> [DifferenceRegion] {
        let waiting = UnsafeMutablePointer<Int>.allocate(capacity: count + 1)
        defer { waiting.deallocate() }
        var largest = LargestRegions(limit: Self.limit)
        var square = 0
        while square < count {
            if squares[square] != 0 { largest.add(region(from: square, waiting)) }
            square = square &+ 1
        }
        return largest.regions
    }

    /// Removes all squares connected to `start` and returns their region.
    private func region(from start: Int, _ waiting: UnsafeMutablePointer<Int>) -> DifferenceRegion {
        let squares = squares
        let columns = columns
        var extent = RegionExtent()
        // Row and column are stored in one number, since a division would cost more than everything else.
        waiting[0] = (start / columns) &<< 32 | start % columns
        var depth = 1
        while depth > 0 {
            depth = depth &- 1
            let row = waiting[depth] &>> 32
            let column = waiting[depth] & 0xFFFF_FFFF
            var line = row &- 1
            while line <= row &+ 1 {
                let first = line &* columns
                var next = column &- 1
                while next <= column &+ 1 {
                    let bits = squares[first &+ next]
                    if bits != 0 {
                        squares[first &+ next] = 0
                        extent.add(bits, x: (next &- 1) &<< 3, y: (line &- 1) &<< 3)
                        waiting[depth] = line &<< 32 | next
                        depth = depth &+ 1
                    }
                    next = next &+ 1
                }
                line = line &+ 1
            }
        }
        // Row numbers increase in both images.
        return extent.region(recordedTop: recordedRows[extent.top], recordedBottom: recordedRows[extent.bottom])
    }
}

/// A row of pixels in a grid's memory in the form used by loops: without reference counting for each pixel.
struct RegionRow {
    let squares: UnsafeMutablePointer<Int>
    /// The position of the row's first bit in a square.
    let shift: Int

    func add(_ x: Int) {
        let square = x &>> 3
        squares[square] = squares[square] | 1 &<< (shift &+ (x & 7))
    }
}

/// A region that grows by squares of eight pixels. It is in the same file as the loop, so that unoptimized builds
/// inline it.
private struct RegionExtent {
    private var pixels = 0
    private var left = Int.max
    private var right = -1
    private(set) var top = Int.max
    private(set) var bottom = -1

    /// Adds a square.
    ///
    /// - Parameters:
    ///   - bits: A bit for each pixel that belongs to the region, row by row from the lowest; at least one.
    ///   - x: The square's first column.
    ///   - y: The square's first row.
    @inline(always)
    mutating func add(_ bits: Int, x: Int, y: Int) {
        pixels = pixels &+ bits.nonzeroBitCount
        if y < top {
            let first = y &+ bits.trailingZeroBitCount &>> 3
            if first < top { top = first }
        }
        if y &+ 7 > bottom {
            let last = y &+ (63 &- bits.leadingZeroBitCount) &>> 3
            if last > bottom { bottom = last }
        }
        // Most squares are inside.
        if x < left || x &+ 7 > right { widen(bits, x) }
    }

    private mutating func widen(_ bits: Int, _ x: Int) {
        let halves = bits | bits &>> 32
        let quarters = halves | halves &>> 16
        let columns = (quarters | quarters &>> 8) & 255
        let first = x &+ columns.trailingZeroBitCount
        if first < left { left = first }
        let last = x &+ 63 &- columns.leadingZeroBitCount
        if last > right { right = last }
    }

    /// Returns the region; the rows are those of the recorded image that were compared with its first and its last one.
    func region(recordedTop: Int, recordedBottom: Int) -> DifferenceRegion {
        let width = right - left + 1
        return DifferenceRegion(
            box: PixelBox(x: left, y: top, width: width, height: bottom - top + 1),
            recordedBox: PixelBox(x: left, y: recordedTop, width: width, height: recordedBottom - recordedTop + 1),
            pixels: pixels)
    }
}

/// Collects the largest of many regions, and joins the others to one.
struct LargestRegions {
    private let limit: Int
    /// The largest regions first; equal ones in insertion order.
    private var kept: [DifferenceRegion] = []
    private var rest: DifferenceRegion?

    /// Creates an empty collection.
    ///
    /// - Parameter limit: The maximum number of resulting regions, 2 or more.
    init(limit: Int) {
        self.limit = limit
        kept.reserveCapacity(limit)
    }

    mutating func add(_ region: DifferenceRegion) {
        if kept.count == limit, let last = kept.last, region.pixels <= last.pixels {
            join(region)
            return
        }
        var index = kept.count
        while index > 0, kept[index - 1].pixels < region.pixels { index -= 1 }
        kept.insert(region, at: index)
        if kept.count > limit { join(kept.removeLast()) }
    }

    private mutating func join(_ region: DifferenceRegion) { rest = rest?.joined(region) ?? region }

    var regions: [DifferenceRegion] {
        guard let rest, let last = kept.last else { return kept }
        return kept.dropLast() + [rest.joined(last)]
    }
}
