import Foundation

/// Collects pixels that differ and joins those near each other to regions, in time linear in their number.
///
/// The picture is cut into squares of eight pixels. Squares that touch, also at a corner, belong together: so pixels less
/// than eight apart always share a region, and pixels more than sixteen apart with nothing between them never do.
final class RegionGrid {
    /// The most regions that are told apart.
    static let limit = 50
    private static let shift = 3
    /// Of each square: its pixels, then their least and greatest column, row, and row in the recorded picture.
    private static let fields = 7

    private let columns: Int
    private let rows: Int
    private let cells: UnsafeMutablePointer<Int>

    init(_ size: PixelSize) {
        columns = (size.width >> Self.shift) + 1
        rows = (size.height >> Self.shift) + 1
        // The system gives zeros, and memory only for squares that are touched.
        let size = columns * rows * Self.fields
        cells =
            calloc(size, MemoryLayout<Int>.stride)?.bindMemory(to: Int.self, capacity: size)
            ?? .allocate(capacity: size)
    }

    deinit {
        free(cells)
    }

    func add(x: Int, y: Int, recordedY: Int) {
        let cell = cells + (((y &>> 3) &* columns &+ (x &>> 3)) &* 7)
        let count = cell[0]
        cell[0] = count &+ 1
        if count == 0 {
            cell[1] = x
            cell[2] = x
            cell[3] = y
            cell[4] = y
            cell[5] = recordedY
            cell[6] = recordedY
            return
        }
        if x < cell[1] { cell[1] = x }
        if x > cell[2] { cell[2] = x }
        // Rows come from the top, in both pictures.
        cell[4] = y
        cell[6] = recordedY
    }

    /// The regions, largest first; what is beyond `limit` is joined to one, the last. Call it once: it uses the squares up.
    func regions() -> [DifferenceRegion] {
        var largest = LargestRegions(limit: Self.limit)
        var waiting: [Int] = []
        for cell in 0..<columns * rows where cells[cell * Self.fields] > 0 {
            largest.add(region(from: cell, &waiting))
        }
        return largest.regions
    }

    private func region(from start: Int, _ waiting: inout [Int]) -> DifferenceRegion {
        var region = take(start)
        waiting.append(start)
        while let cell = waiting.popLast() {
            let column = cell % columns
            let row = cell / columns
            var y = row > 0 ? row - 1 : 0
            while y <= row + 1, y < rows {
                var x = column > 0 ? column - 1 : 0
                while x <= column + 1, x < columns {
                    let next = y * columns + x
                    if cells[next * Self.fields] > 0 {
                        region.add(take(next))
                        waiting.append(next)
                    }
                    x += 1
                }
                y += 1
            }
        }
        return region.value
    }

    private func take(_ index: Int) -> Extent {
        let cell = cells + index * Self.fields
        defer { cell[0] = 0 }
        return Extent(
            pixels: cell[0], left: cell[1], right: cell[2], top: cell[3], bottom: cell[4], recordedTop: cell[5],
            recordedBottom: cell[6])
    }
}

/// A region that grows.
private struct Extent {
    var pixels: Int
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
    var recordedTop: Int
    var recordedBottom: Int

    mutating func add(_ other: Extent) {
        pixels += other.pixels
        if other.left < left { left = other.left }
        if other.right > right { right = other.right }
        if other.top < top { top = other.top }
        if other.bottom > bottom { bottom = other.bottom }
        if other.recordedTop < recordedTop { recordedTop = other.recordedTop }
        if other.recordedBottom > recordedBottom { recordedBottom = other.recordedBottom }
    }

    var value: DifferenceRegion {
        let width = right - left + 1
        return DifferenceRegion(
            box: PixelBox(x: left, y: top, width: width, height: bottom - top + 1),
            recordedBox: PixelBox(x: left, y: recordedTop, width: width, height: recordedBottom - recordedTop + 1),
            pixels: pixels)
    }
}
