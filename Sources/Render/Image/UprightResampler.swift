/// Enlarges and reduces an upright image.
///
/// A reduced side is first halved, by the rounded mean of pairs, until less than two source pixels remain per new
/// one; then a filter as wide as these follows: Lanczos' with two lobes for opaque images, and for others a
/// triangle, as overshooting would make colors brighter than their alpha. An enlarged side is interpolated
/// linearly. Columns are filtered before rows, and rounded to whole 255ths in between.
///
/// The loops are written for unoptimized builds: raw pointers, and up to three channels in each 64-bit word. Red, green
/// and blue have 21 bits each: a sum with a fraction of 12 bits and a bias that keeps it from becoming negative. Alpha
/// has a word of its own, in a plane behind that of the colors.
final class UprightResampler: Resampler {
    /// The mapping of one axis to the source's.
    struct Axis: Hashable {
        /// The number of source pixels per new pixel; negative to mirror.
        var step: Double
        /// The position of the first new pixel's edge in source pixels.
        var start: Double

        /// Creates a mapping.
        init(step: Double, start: Double) {
            self.step = step
            self.start = start
        }
    }

    private let halved: HalvedPixels
    private let rowWeights: AxisWeights
    private let filtered: FilteredRows
    private let sums: UnsafeMutablePointer<UInt64>
    private let width: Int

    /// Creates a resampler of a new picture of `width` × `height` pixels, 1 or more each.
    init(_ source: PixelSource, x: Axis, y: Axis, width: Int, height: Int) {
        halved = HalvedPixels(source, x: x.step, y: y.step)
        let input = halved.source
        rowWeights = AxisWeights(
            Axis(step: y.step / halved.y, start: y.start / halved.y), count: height, length: input.height,
            isSharp: input.isOpaque)
        let columns = AxisWeights(
            Axis(step: x.step / halved.x, start: x.start / halved.x), count: width, length: input.width,
            isSharp: input.isOpaque)
        filtered = FilteredRows(input, columns: columns, width: width, capacity: rowWeights.taps)
        sums = .allocate(capacity: filtered.wordsPerRow)
        sums.initialize(repeating: 0, count: filtered.wordsPerRow)
        self.width = width
    }

    deinit { sums.deallocate() }

    func draw(_ rows: Range<Int>, into target: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let alphas = halved.source.isOpaque ? nil : sums + width
        let count = filtered.wordsPerRow
        let taps = rowWeights.taps
        var row = rows.lowerBound
        var output = target
        while row < rows.upperBound {
            let first = rowWeights.firsts[row]
            let weights = rowWeights.weights + row * taps
            var kept: UInt64 = 0
            var tap = 0
            while tap < taps {
                let one = weights[tap]
                let two = weights[tap + 1]
                if one | two != 0 {
                    let upper = filtered.row(first + (one == 0 ? tap + 1 : tap))
                    let lower = two == 0 ? upper : filtered.row(first + tap + 1)
                    Self.add(upper, one, lower, two, to: sums, kept: kept, count: count)
                    kept = .max
                }
                tap += 2
            }
            Self.pack(sums, alphas: alphas, into: output.assumingMemoryBound(to: UInt32.self), count: width)
            row += 1
            output += bytesPerRow
        }
    }

    /// Adds two rows, multiplied by weights, to the sums' bits that are kept.
    private static func add(
        _ upper: UnsafePointer<UInt64>, _ one: UInt64, _ lower: UnsafePointer<UInt64>, _ two: UInt64,
        to sums: UnsafeMutablePointer<UInt64>, kept: UInt64, count: Int
    ) {
        var index = 0
        while index < count {
            sums[index] = sums[index] & kept &+ upper[index] &* one &+ lower[index] &* two
            index = index &+ 1
        }
    }

    /// Stores pixels; without `alphas` they are opaque, and the sums may lie outside 0 … 255.
    private static func pack(
        _ sums: UnsafePointer<UInt64>, alphas: UnsafePointer<UInt64>?, into output: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        var index = 0
        guard let alphas else {
            while index < count {
                let color = Lanes.rounded(sums[index])
                let pixel = 0xFF00_0000 | color & 0xFF | (color &>> 13) & 0xFF00 | (color &>> 26) & 0xFF_0000
                output[index] = UInt32(truncatingIfNeeded: pixel)
                index = index &+ 1
            }
            return
        }
        while index < count {
            let color = sums[index] &+ (0x800 | 0x800 &<< 21 | 0x800 &<< 42)
            let alpha = alphas[index] &+ 0x800
            let pixel =
                (alpha &<< 12) & 0xFF00_0000 | (color &>> 12) & 0xFF | (color &>> 25) & 0xFF00
                | (color &>> 38) & 0xFF_0000
            output[index] = UInt32(truncatingIfNeeded: pixel)
            index = index &+ 1
        }
    }
}

/// The rows of a source after the filter along them, three channels in each word: red, green and blue in the first
/// plane, alpha in a second one if there is any.
private final class FilteredRows {
    /// The number of words of all planes of a row.
    let wordsPerRow: Int
    private let source: PixelSource
    private let columns: AxisWeights
    private let width: Int
    private let capacity: Int
    /// The source row's planes, each with a word more than the row, as the number of weights is rounded up.
    private let line: UnsafeMutablePointer<UInt64>
    private let rows: UnsafeMutablePointer<UInt64>
    private let numbers: UnsafeMutablePointer<Int>

    /// Creates rows, none of which is computed yet; `capacity` consecutive ones are kept.
    init(_ source: PixelSource, columns: AxisWeights, width: Int, capacity: Int) {
        let planes = source.isOpaque ? 1 : 2
        self.source = source
        self.columns = columns
        self.width = width
        self.capacity = capacity
        wordsPerRow = planes * width
        line = .allocate(capacity: planes * (source.width + 1))
        line.initialize(repeating: 0, count: planes * (source.width + 1))
        rows = .allocate(capacity: capacity * wordsPerRow)
        numbers = .allocate(capacity: capacity)
        numbers.initialize(repeating: -1, count: capacity)
    }

    deinit {
        line.deallocate()
        rows.deallocate()
        numbers.deallocate()
    }

    /// Returns a row; it's valid until one is requested that is `capacity` or more away from it.
    func row(_ number: Int) -> UnsafePointer<UInt64> {
        let slot = number % capacity
        let row = rows + slot * wordsPerRow
        if numbers[slot] == number { return UnsafePointer(row) }
        numbers[slot] = number
        let input = (source.pixels + number * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        split(input)
        filter(line, into: row)
        if !source.isOpaque { filter(line + (source.width + 1), into: row + width) }
        return UnsafePointer(row)
    }

    /// Puts a row's channels into `line`.
    private func split(_ input: UnsafePointer<UInt32>) {
        let colors = line
        let end = columns.range.upperBound
        var index = columns.range.lowerBound
        while index < end {
            colors[index] = Lanes.split(UInt64(truncatingIfNeeded: input[index]))
            index = index &+ 1
        }
        guard !source.isOpaque else { return }
        let alphas = line + (source.width + 1)
        index = columns.range.lowerBound
        while index < end {
            alphas[index] = UInt64(truncatingIfNeeded: input[index] &>> 24)
            index = index &+ 1
        }
    }

    /// Stores the sums of a plane's words, multiplied by the columns' weights.
    private func filter(_ line: UnsafePointer<UInt64>, into output: UnsafeMutablePointer<UInt64>) {
        let firsts = columns.firsts
        let weights = columns.weights
        let taps = columns.taps
        let count = width
        var start = 0
        var index = 0
        while index < count {
            var source = firsts[index]
            var sum = line[source] &* weights[start] &+ line[source &+ 1] &* weights[start &+ 1]
            let end = start &+ taps
            start = start &+ 2
            while start < end {
                source = source &+ 2
                sum = sum &+ line[source] &* weights[start] &+ line[source &+ 1] &* weights[start &+ 1]
                start = start &+ 2
            }
            output[index] = Lanes.rounded(sum)
            index = index &+ 1
        }
    }
}

/// Words with three channels, each a sum of 255ths with a fraction of 12 bits, in bits 0–20, 21–41 and 42–62.
///
/// Negative sums borrow from the channel above until a bias makes all positive.
private enum Lanes {
    /// Returns a pixel's three colors.
    @_transparent static func split(_ pixel: UInt64) -> UInt64 {
        pixel & 0xFF | (pixel & 0xFF00) &<< 13 | (pixel & 0xFF_0000) &<< 26
    }

    /// Returns the three channels of a sum as whole numbers, limited to 0 … 255.
    @_transparent static func rounded(_ sum: UInt64) -> UInt64 {
        // Half a unit to round, and 128 units; after another 384, 512 … 767 are inside, and what's outside has bit 8.
        let biased = sum &+ (0x80800 | 0x80800 &<< 21 | 0x80800 &<< 42)
        let channels =
            (biased &>> 12) & (0x1FF | 0x1FF &<< 21 | 0x1FF &<< 42) &+ (384 | 384 &<< 21 | 384 &<< 42)
        let outside = channels & (0x100 | 0x100 &<< 21 | 0x100 &<< 42)
        return (outside == 0 ? channels : limited(channels, outside)) & (0xFF | 0xFF &<< 21 | 0xFF &<< 42)
    }

    /// Returns the channels with those outside set to 255 if they have bit 9, and to 0 otherwise.
    private static func limited(_ channels: UInt64, _ outside: UInt64) -> UInt64 {
        let all = outside &- outside &>> 8
        let above = (channels &>> 1) & outside
        return channels & ~all | above &- above &>> 8
    }
}
