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
    /// The row's cells with as many bits of a fraction as the interpolation leaves: blue and red, green and alpha.
    private let lows: UnsafeMutablePointer<UInt32>
    private let highs: UnsafeMutablePointer<UInt32>

    init(count: Int, side: Int) {
        self.count = count
        self.side = side
        bits = side == 16 ? 5 : side == 8 ? 4 : side == 4 ? 3 : 2
        sums = .allocate(capacity: 2 * count)
        amounts = .allocate(capacity: 2 * count)
        lows = .allocate(capacity: count)
        highs = .allocate(capacity: count)
    }

    deinit {
        sums.deallocate()
        amounts.deallocate()
        lows.deallocate()
        highs.deallocate()
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
        let lows = self.lows
        let highs = self.highs
        let count = self.count
        var index = 0
        while index < count {
            let even = evens[index] &+ evenAmounts[index]
            let odd = odds[index] &+ oddAmounts[index]
            evens[index] = even
            odds[index] = odd
            let word = (even &>> shift) & mask | ((odd &>> shift) & mask) &<< 16
            lows[index] = UInt32(truncatingIfNeeded: word)
            highs[index] = UInt32(truncatingIfNeeded: word &>> 32)
            index = index &+ 1
        }
    }

    /// Writes pixels, beginning `offset` pixels right of the first cell's center.
    func write(from offset: Int, count: Int, to output: UnsafeMutablePointer<UInt32>) {
        var written = 0
        var cell = 0
        if offset > 0 {
            written = min(count, side &- offset)
            write(written, from: offset, cell: 0, to: output)
            cell = 1
        }
        let whole = (count &- written) / side
        let wholes = output + written
        switch side {
        case 4: writeSpans(whole, quads: 1, cell: cell, to: wholes)
        case 8: writeSpans(whole, quads: 2, cell: cell, to: wholes)
        case 16: writeSpans(whole, quads: 4, cell: cell, to: wholes)
        default: for index in 0..<whole { write(side, from: 0, cell: cell + index, to: wholes + index * side) }
        }
        written = written &+ whole &* side
        if written < count { write(count &- written, from: 0, cell: cell &+ whole, to: output + written) }
    }

    /// Writes some of the pixels between two cells.
    private func write(_ count: Int, from offset: Int, cell: Int, to output: UnsafeMutablePointer<UInt32>) {
        let lowStep = lows[cell &+ 1] &- lows[cell]
        let highStep = highs[cell &+ 1] &- highs[cell]
        let share = UInt32(2 * offset + 1)
        var low = lows[cell] &<< UInt32(bits) &+ lowStep &* share &+ 0x80_0080
        var high = highs[cell] &<< UInt32(bits) &+ highStep &* share &+ 0x80_0080
        for index in 0..<count {
            output[index] = (low &>> 8) & 0xFF00FF | high & 0xFF00_FF00
            low = low &+ 2 &* lowStep
            high = high &+ 2 &* highStep
        }
    }

    /// Writes the pixels of whole spans between two cells.
    ///
    /// Optimized builds make a loop of its own for each constant number of four pixels, without branches and in
    /// vectors.
    @inline(__always) private func writeSpans(
        _ count: Int, quads: Int, cell: Int, to output: UnsafeMutablePointer<UInt32>
    ) {
        let whole = UInt32(8 * quads)
        var target = output
        var index = cell
        let end = cell &+ count
        while index < end {
            let lowStep = lows[index &+ 1] &- lows[index]
            let highStep = highs[index &+ 1] &- highs[index]
            var low0 = lows[index] &* whole &+ lowStep &+ 0x80_0080
            var high0 = highs[index] &* whole &+ highStep &+ 0x80_0080
            var low1 = low0 &+ 2 &* lowStep
            var high1 = high0 &+ 2 &* highStep
            var low2 = low0 &+ 4 &* lowStep
            var high2 = high0 &+ 4 &* highStep
            var low3 = low0 &+ 6 &* lowStep
            var high3 = high0 &+ 6 &* highStep
            var quad = 0
            while quad < quads {
                target[0] = (low0 &>> 8) & 0xFF00FF | high0 & 0xFF00_FF00
                target[1] = (low1 &>> 8) & 0xFF00FF | high1 & 0xFF00_FF00
                target[2] = (low2 &>> 8) & 0xFF00FF | high2 & 0xFF00_FF00
                target[3] = (low3 &>> 8) & 0xFF00FF | high3 & 0xFF00_FF00
                low0 = low0 &+ 8 &* lowStep
                high0 = high0 &+ 8 &* highStep
                low1 = low1 &+ 8 &* lowStep
                high1 = high1 &+ 8 &* highStep
                low2 = low2 &+ 8 &* lowStep
                high2 = high2 &+ 8 &* highStep
                low3 = low3 &+ 8 &* lowStep
                high3 = high3 &+ 8 &* highStep
                target += 4
                quad = quad &+ 1
            }
            index = index &+ 1
        }
    }
}
