import Foundation

/// The differing pixels of a row of one image and its partner in the other. They are listed before any is judged, so
/// that both loops are short.
final class DifferingRow {
    private(set) var recordedY = 0
    private(set) var drawnY = 0
    /// The number of differing pixels.
    private(set) var count = 0
    /// The columns of the differing pixels, from the left.
    let columns: UnsafeMutablePointer<Int>
    /// Storage for the difference of each pixel.
    let differences: UnsafeMutablePointer<Double>

    /// Creates an empty row.
    ///
    /// - Parameter width: The maximum number of columns.
    init(width: Int) {
        columns = .allocate(capacity: width + 1)
        differences = .allocate(capacity: width + 1)
    }

    deinit {
        columns.deallocate()
        differences.deallocate()
    }

    /// Begins another row with an empty list.
    func begin(recordedY: Int, drawnY: Int) {
        self.recordedY = recordedY
        self.drawnY = drawnY
        count = 0
    }

    /// Empties the list.
    func clear() { count = 0 }

    /// Appends the differing columns from `left` up to `right`.
    func find(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, from left: Int, to right: Int) {
        let columns = columns
        var count = count
        var x = left
        while x < right {
            let end = right &- x < 16 ? right : x &+ 16
            if Self.areEqual(first + x, second + x, end &- x) {
                x = end
                continue
            }
            while x < end {
                // Always written, but kept only if the pixels differ: branch prediction fails for scattered pixels.
                columns[count] = x
                count = count &+ (first[x] == second[x] ? 0 : 1)
                x = x &+ 1
            }
        }
        self.count = count
    }

    /// Returns whether pixels are equal. Equivalent to `memcmp`, which is fastest in unoptimized builds; in optimized
    /// ones, comparing sixteen pixels takes a few instructions.
    @inline(always)
    private static func areEqual(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int) -> Bool
    {
        #if !DEBUG
        if count == 16 {
            var difference: UInt32 = 0
            var x = 0
            while x < 16 {
                difference |= first[x] ^ second[x]
                x = x &+ 1
            }
            return difference == 0
        }
        #endif
        return memcmp(first, second, count &* 4) == 0
    }
}
