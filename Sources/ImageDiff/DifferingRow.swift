import Foundation

/// The pixels that differ in a row of one picture and its partner in the other. They are listed before any is judged, so
/// that both loops are short.
final class DifferingRow {
    private(set) var recordedY = 0
    private(set) var drawnY = 0
    /// How many differ.
    private(set) var count = 0
    /// Their columns, from the left.
    let columns: UnsafeMutablePointer<Int>
    /// Room for the difference of each.
    let differences: UnsafeMutablePointer<Double>

    /// - Parameter width: the most columns that a row has.
    init(width: Int) {
        columns = .allocate(capacity: width + 1)
        differences = .allocate(capacity: width + 1)
    }

    deinit {
        columns.deallocate()
        differences.deallocate()
    }

    /// Takes another row; nothing is listed.
    func begin(recordedY: Int, drawnY: Int) {
        self.recordedY = recordedY
        self.drawnY = drawnY
        count = 0
    }

    /// Forgets what is listed.
    func clear() {
        count = 0
    }

    /// Lists the columns from `left` to before `right` that differ.
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
                // Written always and kept if the pixels differ: processors guess badly where scattered pixels lie.
                columns[count] = x
                count = count &+ (first[x] == second[x] ? 0 : 1)
                x = x &+ 1
            }
        }
        self.count = count
    }

    /// The same as `memcmp`, which is the fastest without the optimiser; with it, sixteen pixels are a few instructions.
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
