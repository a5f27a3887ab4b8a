import Render

/// Scales a bitmap: each pixel is the mean of the area that it represents.
///
/// The means are computed from sRGB values, as in browsers, which preserves the weight of letters. Areas are whole
/// numbers, so that the result is the same everywhere.
package enum BitmapScaler {
    /// Returns a bitmap in another size.
    /// - Parameters:
    ///   - width: the width in pixels, 1 or more.
    ///   - height: the height in pixels, 1 or more.
    /// - Returns: the bitmap itself where it has that size.
    package static func scale(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
        if bitmap.width == width, bitmap.height == height { return bitmap }
        let columns = spans(of: bitmap.width, in: width).flatMap(\.numbers)
        let rows = spans(of: bitmap.height, in: height)
        let area = UInt64(bitmap.width * bitmap.height)
        let sums = UnsafeMutablePointer<UInt64>.allocate(capacity: width * 4)
        defer { sums.deallocate() }
        return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { pixels, bytesPerRow in
            for y in 0..<height {
                sums.initialize(repeating: 0, count: width * 4)
                for (offset, weight) in rows[y].weights.enumerated() {
                    let row = bitmap.pixels + (rows[y].first + offset) * bitmap.bytesPerRow
                    add(
                        row.assumingMemoryBound(to: UInt32.self), columns, width: width, weight: UInt64(weight),
                        to: sums)
                }
                let target = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                var index = 0
                while index < width &* 4 {
                    target[index] = UInt8(truncatingIfNeeded: (sums[index] &+ area / 2) / area)
                    index = index &+ 1
                }
            }
        }
    }

    /// Adds the sums of one source row, times its weight, to each column of the target, channel by channel.
    ///
    /// This loop visits every pixel of large pictures: even in debug builds, these operations on integers of one size
    /// are instructions, while loops over ranges and conversions are calls.
    /// - Parameter columns: the numbers of each column's span.
    private static func add(
        _ source: UnsafePointer<UInt32>, _ columns: UnsafePointer<UInt32>, width: Int, weight: UInt64,
        to sums: UnsafeMutablePointer<UInt64>
    ) {
        var next = columns
        var sum = sums
        var column = 0
        while column < width {
            var pixels = source + Int(next[0])
            var left = next[1]
            next += 2
            var (blue, green, red, alpha) = (0 as UInt32, 0 as UInt32, 0 as UInt32, 0 as UInt32)
            while left != 0 {
                let pixel = pixels.pointee
                let share = next.pointee
                blue = blue &+ (pixel & 0xFF) &* share
                green = green &+ (pixel &>> 8 & 0xFF) &* share
                red = red &+ (pixel &>> 16 & 0xFF) &* share
                alpha = alpha &+ (pixel &>> 24) &* share
                pixels += 1
                next += 1
                left = left &- 1
            }
            sum[0] = sum[0] &+ UInt64(blue) &* weight
            sum[1] = sum[1] &+ UInt64(green) &* weight
            sum[2] = sum[2] &+ UInt64(red) &* weight
            sum[3] = sum[3] &+ UInt64(alpha) &* weight
            sum += 4
            column = column &+ 1
        }
    }

    /// The source pixels that a target pixel covers along one side, and their weights.
    private struct Span {
        let first: Int
        /// The weights of the first pixel and of the following ones; their sum is the number of source pixels, which
        /// fits 255 times.
        let weights: [UInt32]

        /// The first source pixel, the number of pixels, and the weight of each.
        var numbers: [UInt32] { [UInt32(first), UInt32(weights.count)] + weights }
    }

    private static func spans(of count: Int, in target: Int) -> [Span] {
        (0..<target).map { index in
            let (start, end) = (index * count, (index + 1) * count)
            let first = start / target
            return Span(
                first: first,
                weights: (first...(end - 1) / target).map { source in
                    UInt32(min(end, (source + 1) * target) - max(start, source * target))
                })
        }
    }
}
