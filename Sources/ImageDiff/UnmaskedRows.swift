/// The compared columns of each row: all that no mask covers.
struct UnmaskedRows {
    /// A range of rows with the same columns.
    private struct Band {
        var top: Int
        var bottom: Int
        var columns: [Range<Int>]
        var count: Int
    }

    private let bands: [Band]
    let hasMasks: Bool

    /// Creates the rows of an image of `size`.
    ///
    /// - Throws: `ComparisonError.invalidMask` for a negative side. Masks that lie outside, or are empty, cover
    ///   nothing.
    init(_ masks: [PixelBox], in size: PixelSize) throws(ComparisonError) {
        for mask in masks where mask.width < 0 || mask.height < 0 { throw .invalidMask(mask) }
        let boxes = masks.map { $0.clipped(width: size.width, height: size.height) }.filter { $0.area > 0 }
        hasMasks = !boxes.isEmpty
        let edges = Set(boxes.flatMap { [$0.y, $0.y + $0.height] } + [0, size.height]).sorted()
        bands = zip(edges, edges.dropFirst()).map { top, bottom in
            let covered = boxes.filter { $0.y <= top && bottom <= $0.y + $0.height }
            let columns = Self.columns(besides: covered, width: size.width)
            return Band(top: top, bottom: bottom, columns: columns, count: columns.reduce(0) { $0 + $1.count })
        }
    }

    /// Returns the compared columns of row `y`, from the left; empty outside the image.
    func columns(_ y: Int) -> [Range<Int>] { band(y)?.columns ?? [] }

    /// Returns the number of compared pixels in rows.
    func pixels(in rows: Range<Int>) -> Int {
        bands.reduce(0) { sum, band in
            sum + max(0, min(band.bottom, rows.upperBound) - max(band.top, rows.lowerBound)) * band.count
        }
    }

    /// Returns the number of compared pixels in a rectangle inside the image.
    func pixels(in box: PixelBox) -> Int {
        bands.reduce(0) { sum, band in
            let rows = max(0, min(band.bottom, box.y + box.height) - max(band.top, box.y))
            guard rows > 0 else { return sum }
            let columns = band.columns.reduce(0) { count, columns in
                count + max(0, min(columns.upperBound, box.x + box.width) - max(columns.lowerBound, box.x))
            }
            return sum + rows * columns
        }
    }

    private func band(_ y: Int) -> Band? {
        var low = 0
        var high = bands.count
        while low < high {
            let middle = (low + high) / 2
            if bands[middle].bottom <= y { low = middle + 1 } else { high = middle }
        }
        return low < bands.count && bands[low].top <= y ? bands[low] : nil
    }

    private static func columns(besides boxes: [PixelBox], width: Int) -> [Range<Int>] {
        var columns: [Range<Int>] = []
        var x = 0
        for box in boxes.sorted(by: { $0.x < $1.x }) {
            if box.x > x { columns.append(x..<box.x) }
            x = max(x, box.x + box.width)
        }
        if x < width { columns.append(x..<width) }
        return columns
    }
}
