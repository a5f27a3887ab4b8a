import Render

/// A picture in another size: each pixel is the mean of the area that it stands for.
///
/// The means are taken of sRGB values, as browsers take them: letters keep their weight. Areas are whole numbers, so that the
/// result is the same everywhere.
enum PictureScaler {
    /// - Parameters:
    ///   - width: pixels, 1 or more; so is `height`.
    /// - Returns: the bitmap itself where it has that size.
    static func scale(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
        if bitmap.width == width, bitmap.height == height { return bitmap }
        let columns = spans(of: bitmap.width, in: width)
        let rows = spans(of: bitmap.height, in: height)
        let area = bitmap.width * bitmap.height
        return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { pixels, bytesPerRow in
            var row = [Int](repeating: 0, count: width * 4)
            var sums = row
            row.withUnsafeMutableBufferPointer { row in
                sums.withUnsafeMutableBufferPointer { sums in
                    for y in 0..<height {
                        sums.update(repeating: 0)
                        for (source, weight) in rows[y] {
                            add(bitmap.pixels + source * bitmap.bytesPerRow, columns, to: row)
                            for index in 0..<row.count { sums[index] += row[index] * weight }
                        }
                        let target = pixels + y * bytesPerRow
                        for index in 0..<sums.count {
                            target.storeBytes(
                                of: UInt8((sums[index] + area / 2) / area), toByteOffset: index, as: UInt8.self)
                        }
                    }
                }
            }
        }
    }

    /// The sums of one source row for each column of the target, channel by channel.
    private static func add(
        _ source: UnsafeRawPointer, _ columns: [[(source: Int, weight: Int)]], to row: UnsafeMutableBufferPointer<Int>
    ) {
        for x in 0..<columns.count {
            var (blue, green, red, alpha) = (0, 0, 0, 0)
            for (column, weight) in columns[x] {
                let pixel = Int(source.load(fromByteOffset: column * 4, as: UInt32.self))
                blue += (pixel & 0xFF) * weight
                green += (pixel >> 8 & 0xFF) * weight
                red += (pixel >> 16 & 0xFF) * weight
                alpha += (pixel >> 24) * weight
            }
            row[x * 4] = blue
            row[x * 4 + 1] = green
            row[x * 4 + 2] = red
            row[x * 4 + 3] = alpha
        }
    }

    /// Which of `count` source pixels each target pixel covers and how much of each: the weights of one target pixel add up to
    /// `count`.
    private static func spans(of count: Int, in target: Int) -> [[(source: Int, weight: Int)]] {
        (0..<target).map { index in
            let (start, end) = (index * count, (index + 1) * count)
            return (start / target...(end - 1) / target).map { source in
                (source, min(end, (source + 1) * target) - max(start, source * target))
            }
        }
    }
}
