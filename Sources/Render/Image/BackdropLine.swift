/// A row of pixels between two rows of cells.
///
/// Values change by a constant amount from row to row and from column to column, so each costs an addition. A word is
/// the sum of its channels, each multiplied by a power of two: negative amounts borrow from the channel above, and the
/// results are right, since each channel of these is in range.
final class BackdropLine {
    private let count: Int
    private let side: Int
    /// The number of bits of twice the side.
    private let bits: UInt64
    /// The sums of this row and the amounts from row to row, two planes each: blue and green, red and alpha.
    private let sums: UnsafeMutablePointer<UInt64>
    private let amounts: UnsafeMutablePointer<UInt64>
    /// The row's cells: four channels with as many bits of a fraction as the interpolation leaves.
    private let line: UnsafeMutablePointer<UInt64>

    init(count: Int, side: Int) {
        self.count = count
        self.side = side
        bits = side == 16 ? 5 : side == 8 ? 4 : side == 4 ? 3 : 2
        sums = .allocate(capacity: 2 * count)
        amounts = .allocate(capacity: 2 * count)
        line = .allocate(capacity: count)
    }

    deinit {
        sums.deallocate()
        amounts.deallocate()
        line.deallocate()
    }

    /// Begins at the row that lies `step` pixels below the upper cells' centers.
    func begin(
        upper: UnsafePointer<UInt64>, lower: UnsafePointer<UInt64>, firstColumn: Int, columnCount: Int, step: Int
    ) {
        let mask: UInt64 = 0xFFFF_0000_FFFF
        // Half of what the shift in `next()` removes.
        let half: UInt64 = (1 &<< (2 &* bits &- 1)) &* 0x1_0000_0001
        // The row before the first: `next()` adds an amount.
        let share = UInt64(bitPattern: Int64(2 * step - 1))
        let whole = UInt64(2 * side)
        var index = 0
        while index < count {
            let column = max(0, min(columnCount &- 1, firstColumn &+ index))
            let a = upper[column]
            let b = lower[column]
            let even = a & mask
            let odd = (a &>> 16) & mask
            let evenChange = (b & mask) &- even
            let oddChange = ((b &>> 16) & mask) &- odd
            sums[index] = even &* whole &+ evenChange &* share &+ half
            sums[index &+ count] = odd &* whole &+ oddChange &* share &+ half
            amounts[index] = 2 &* evenChange
            amounts[index &+ count] = 2 &* oddChange
            index = index &+ 1
        }
    }

    /// Computes the next row's cells.
    func next() {
        let shift = 2 &* bits
        let mask: UInt64 = 0xFFFF_0000_FFFF
        let evens = sums
        let odds = sums + count
        let evenAmounts = amounts
        let oddAmounts = amounts + count
        let line = self.line
        let count = self.count
        var index = 0
        while index < count {
            let even = evens[index] &+ evenAmounts[index]
            let odd = odds[index] &+ oddAmounts[index]
            evens[index] = even
            odds[index] = odd
            line[index] = (even &>> shift) & mask | ((odd &>> shift) & mask) &<< 16
            index = index &+ 1
        }
    }

    /// Writes pixels, beginning `offset` pixels right of the first cell's center.
    func write(from offset: Int, count: Int, to output: UnsafeMutablePointer<UInt32>) {
        let whole = UInt32(2 * side)
        var written = 0
        var cell = 0
        var from = offset
        while written < count {
            let a = line[cell]
            let b = line[cell &+ 1]
            let low = UInt32(truncatingIfNeeded: a)
            let high = UInt32(truncatingIfNeeded: a &>> 32)
            let lowChange = UInt32(truncatingIfNeeded: b) &- low
            let highChange = UInt32(truncatingIfNeeded: b &>> 32) &- high
            let share = UInt32(2 * from + 1)
            let span = PixelSpan(
                low: low &* whole &+ lowChange &* share &+ 0x80_0080, lowAmount: 2 &* lowChange,
                high: high &* whole &+ highChange &* share &+ 0x80_0080, highAmount: 2 &* highChange)
            let length = min(count &- written, side &- from)
            span.write(length, to: output + written)
            written = written &+ length
            from = 0
            cell = cell &+ 1
        }
    }
}

/// The pixels between two cells of a row: blue and red, green and alpha, with 8 bits of a fraction each.
private struct PixelSpan {
    let low: UInt32
    let lowAmount: UInt32
    let high: UInt32
    let highAmount: UInt32

    /// Writes the pixels from the first on, four at a time, which optimized builds compute in vectors.
    func write(_ count: Int, to output: UnsafeMutablePointer<UInt32>) {
        var low = self.low
        var high = self.high
        var index = 0
        if count >= 4 {
            var (low1, low2, low3) = (low &+ lowAmount, low &+ 2 &* lowAmount, low &+ 3 &* lowAmount)
            var (high1, high2, high3) = (high &+ highAmount, high &+ 2 &* highAmount, high &+ 3 &* highAmount)
            let lowStep = 4 &* lowAmount
            let highStep = 4 &* highAmount
            let end = count &- 3
            while index < end {
                output[index] = (low &>> 8) & 0xFF00FF | high & 0xFF00_FF00
                output[index &+ 1] = (low1 &>> 8) & 0xFF00FF | high1 & 0xFF00_FF00
                output[index &+ 2] = (low2 &>> 8) & 0xFF00FF | high2 & 0xFF00_FF00
                output[index &+ 3] = (low3 &>> 8) & 0xFF00FF | high3 & 0xFF00_FF00
                low = low &+ lowStep
                low1 = low1 &+ lowStep
                low2 = low2 &+ lowStep
                low3 = low3 &+ lowStep
                high = high &+ highStep
                high1 = high1 &+ highStep
                high2 = high2 &+ highStep
                high3 = high3 &+ highStep
                index = index &+ 4
            }
        }
        while index < count {
            output[index] = (low &>> 8) & 0xFF00FF | high & 0xFF00_FF00
            low = low &+ lowAmount
            high = high &+ highAmount
            index = index &+ 1
        }
    }
}
