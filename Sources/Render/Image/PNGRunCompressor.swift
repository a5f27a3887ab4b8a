import Foundation

/// A quick compressor of pictures, many of whose pixels equal those above or beside them, as in interfaces.
///
/// PNG's filter “up” leaves the differences to the row above. A pixel whose difference is that of the pixel before it
/// continues a run; the others are written as bytes. Unlike a general compressor, this one searches for nothing.
struct PNGRunCompressor {
    /// PNG's number of the filter “up”.
    private static let filter = 2
    /// The modulus of Adler-32.
    private static let modulus = 65521

    /// The number of bytes of a pixel in the stream: 3 or 4.
    private let pixelBytes: Int
    private let width: Int
    private let writer: DeflateRunWriter
    /// The sums of Adler-32: of the bytes, and of the sums.
    private var sums = (1, 0)

    /// Returns the rows of a bitmap as a zlib stream, in the format of RGB or RGBA.
    static func compress(_ bitmap: Bitmap, isOpaque: Bool) -> Data {
        var compressor = PNGRunCompressor(width: bitmap.width, isOpaque: isOpaque)
        // The straight pixels of two rows, which take turns; an opaque bitmap's are in place.
        let straight = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * bitmap.width)
        defer { straight.deallocate() }
        straight.initialize(repeating: 0, count: 2 * bitmap.width)
        var above = UnsafePointer(straight + bitmap.width)
        for y in 0..<bitmap.height {
            guard !bitmap.hasRowAbove(y) else {
                compressor.appendRowAbove()
                continue
            }
            let pixels = bitmap.pixels + y * bitmap.bytesPerRow
            var row = UnsafePointer(pixels.assumingMemoryBound(to: UInt32.self))
            if !isOpaque {
                let target = above == UnsafePointer(straight) ? straight + bitmap.width : straight
                PixelFormat.unpremultiply(pixels, into: target, count: bitmap.width)
                row = UnsafePointer(target)
            }
            compressor.append(row, above: above)
            above = row
        }
        return compressor.writer.finish(checksum: compressor.checksum)
    }

    private init(width: Int, isOpaque: Bool) {
        self.width = width
        pixelBytes = isOpaque ? 3 : 4
        // A row has no more symbols than bytes.
        writer = DeflateRunWriter(distance: pixelBytes, reserving: 1 + width * 4)
    }

    /// Appends a row that equals the one above it.
    private mutating func appendRowAbove() {
        let symbols = writer.next
        symbols[0] = Self.filter
        symbols.advanced(by: 1).update(repeating: 0, count: pixelBytes)
        var count = 1 + pixelBytes
        var rest = (width - 1) * pixelBytes
        while rest > 0 {
            let length = min(rest, writer.longestRun)
            symbols[count] = DeflateRunWriter.run(length)
            count += 1
            rest -= length
        }
        sums.0 += Self.filter
        sums.1 += sums.0 + width * pixelBytes * sums.0
        endRow(count)
    }

    /// Appends a row.
    ///
    /// - Parameters:
    ///   - row: The pixels.
    ///   - above: The pixels of the row above; zeros for the first row.
    private mutating func append(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
        let high: UInt32 = 0x8080_8080
        let mask: UInt32 = pixelBytes == 3 ? 0xFF_FFFF : 0xFFFF_FFFF
        // The stream begins with red: the third byte of a bitmap's pixel, the first of a straight one.
        let (redShift, blueShift) = pixelBytes == 3 ? (16, 0) : (0, 16)
        let (width, pixelBytes, longestRun) = (width, pixelBytes, writer.longestRun)
        let symbols = writer.next
        var (sum, sumOfSums) = sums
        symbols[0] = Self.filter
        var count = 1
        sum = sum &+ Self.filter
        sumOfSums = sumOfSums &+ sum
        var x = 0
        while x < width {
            let (pixel, base) = (row[x], above[x])
            // The difference of each byte on its own: the highest bits neither borrow nor carry.
            let difference = (((pixel | high) &- (base & ~high)) ^ ((pixel ^ ~base) & high)) & mask
            var end = x &+ 1
            if difference == 0 {
                while end < width, row[end] == above[end] { end = end &+ 1 }
            } else {
                while end < width {
                    let (pixel, base) = (row[end], above[end])
                    guard (((pixel | high) &- (base & ~high)) ^ ((pixel ^ ~base) & high)) & mask == difference else {
                        break
                    }
                    end = end &+ 1
                }
            }
            let bits = Int(difference)
            let first = (bits &>> redShift) & 255
            let second = (bits &>> 8) & 255
            let third = (bits &>> blueShift) & 255
            symbols[count] = first
            symbols[count &+ 1] = second
            symbols[count &+ 2] = third
            count = count &+ 3
            // Sums of the pixel's bytes, and of their sums.
            var total = first &+ second &+ third
            var totals = first &+ first &+ second &+ total
            if pixelBytes == 4 {
                let fourth = (bits &>> 24) & 255
                symbols[count] = fourth
                count = count &+ 1
                total = total &+ fourth
                totals = totals &+ total
            }
            let pixels = end &- x
            sumOfSums = sumOfSums &+ pixels &* (pixelBytes &* sum &+ totals)
            if difference != 0 {
                sumOfSums = sumOfSums &+ pixelBytes &* total &* (pixels &* (pixels &- 1) / 2)
                sum = sum &+ pixels &* total
            }
            var rest = (pixels &- 1) &* pixelBytes
            while rest > 0 {
                let length = rest < longestRun ? rest : longestRun
                symbols[count] = DeflateRunWriter.run(length)
                count = count &+ 1
                rest = rest &- length
            }
            x = end
        }
        sums = (sum, sumOfSums)
        endRow(count)
    }

    private mutating func endRow(_ count: Int) {
        sums.0 %= Self.modulus
        sums.1 %= Self.modulus
        writer.didAppend(count)
    }

    private var checksum: UInt32 { UInt32(sums.1 << 16 | sums.0) }
}

extension Bitmap {
    /// Returns a Boolean value that indicates whether row `y` has the same pixels as the one above.
    func hasRowAbove(_ y: Int) -> Bool {
        guard y > 0 else { return false }
        let row = pixels + y * bytesPerRow
        return memcmp(row, row - bytesPerRow, width * 4) == 0
    }
}
