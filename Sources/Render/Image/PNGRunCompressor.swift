import Foundation

/// A quick compressor of pictures, many of whose pixels equal those above or beside them, as in interfaces.
///
/// PNG's filter “up” leaves the differences to the row above. A pixel whose difference is that of the pixel before it
/// continues a run; the others are written as bytes. Unlike a general compressor, this one searches for nothing.
///
/// Large pictures are divided into parts of about equally many rows, which the processors share out. The division, and
/// so the file, doesn't depend on their number.
struct PNGRunCompressor {
    /// PNG's number of the filter “up”.
    private static let filter = 2
    /// The least number of pixels of a part: fewer take less time than another thread's start is worth.
    private static let leastPixels = 1 << 19
    /// The greatest number of parts, each of which has codes of its own.
    private static let mostParts = 4

    /// The number of bytes of a pixel in the stream: 3 or 4.
    private let pixelBytes: Int
    private let width: Int
    private let writer: DeflateRunWriter
    private var checksum = Adler32()

    /// Returns the rows of a bitmap as a zlib stream (RFC 1950), in the format of RGB or RGBA.
    static func compress(_ bitmap: Bitmap, isOpaque: Bool) -> Data {
        let count = max(1, min(bitmap.width * bitmap.height / leastPixels, mostParts))
        var parts = [Part](repeating: Part(), count: count)
        parts.withUnsafeMutableBufferPointer { parts in
            // Each iteration has its own element.
            nonisolated(unsafe) let parts = parts
            DispatchQueue.concurrentPerform(iterations: count) { index in
                let rows = bitmap.height * index / count..<bitmap.height * (index + 1) / count
                parts[index] = compress(rows, of: bitmap, isOpaque: isOpaque, isLast: index == count - 1)
            }
        }
        // DEFLATE with a window of 32 KB, no dictionary, the lowest level.
        var stream = Data([0x78, 0x01])
        var checksum = Adler32()
        for part in parts {
            stream.append(part.data)
            checksum.append(part.checksum)
        }
        stream.appendBigEndian(checksum.value)
        return stream
    }

    /// Some rows' part of the stream.
    private struct Part: Sendable {
        var data = Data()
        var checksum = Adler32()
    }

    private static func compress(_ rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool, isLast: Bool) -> Part {
        var compressor = PNGRunCompressor(width: bitmap.width, isOpaque: isOpaque)
        // The straight pixels of two rows, which take turns; an opaque bitmap's are in place.
        let straight = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * bitmap.width)
        defer { straight.deallocate() }
        straight.initialize(repeating: 0, count: 2 * bitmap.width)

        func pixels(ofRow y: Int, in target: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
            let pixels = bitmap.pixels + y * bitmap.bytesPerRow
            if isOpaque { return UnsafePointer(pixels.assumingMemoryBound(to: UInt32.self)) }
            PixelFormat.unpremultiply(pixels, into: target, count: bitmap.width)
            return UnsafePointer(target)
        }

        let (first, second) = (straight, straight + bitmap.width)
        var above = rows.lowerBound > 0 ? pixels(ofRow: rows.lowerBound - 1, in: second) : UnsafePointer(second)
        for y in rows {
            guard !bitmap.hasRowAbove(y) else {
                compressor.appendRowAbove()
                continue
            }
            let row = pixels(ofRow: y, in: above == UnsafePointer(first) ? second : first)
            compressor.append(row, above: above)
            above = row
        }
        return Part(data: compressor.writer.finish(isLast: isLast), checksum: compressor.checksum)
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
        checksum.sum += Self.filter
        checksum.sumOfSums += checksum.sum + width * pixelBytes * checksum.sum
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
        var (sum, sumOfSums) = (checksum.sum, checksum.sumOfSums)
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
        checksum.sum = sum
        checksum.sumOfSums = sumOfSums
        endRow(count)
    }

    private mutating func endRow(_ count: Int) {
        checksum.reduce()
        checksum.count += 1 + width * pixelBytes
        writer.didAppend(count)
    }
}

/// The checksum of a zlib stream's bytes.
private struct Adler32: Sendable {
    private static let modulus = 65521

    /// One more than the sum of the bytes.
    var sum = 1
    /// The sum of the sums after each byte.
    var sumOfSums = 0
    /// The number of bytes.
    var count = 0

    var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

    mutating func reduce() {
        sum %= Self.modulus
        sumOfSums %= Self.modulus
    }

    /// Appends the bytes of another checksum.
    mutating func append(_ other: Adler32) {
        // Each sum of the other's is greater by this one's, less the other's first 1.
        let difference = sum + Self.modulus - 1
        sumOfSums += other.sumOfSums + difference * (other.count % Self.modulus)
        sum = other.sum + difference
        count += other.count
        reduce()
    }
}

extension Bitmap {
    /// Returns a Boolean value that indicates whether row `y` has the same pixels as the one above.
    func hasRowAbove(_ y: Int) -> Bool {
        guard y > 0 else { return false }
        let row = pixels + y * bytesPerRow
        return memcmp(row, row - bytesPerRow, width * 4) == 0
    }
}
