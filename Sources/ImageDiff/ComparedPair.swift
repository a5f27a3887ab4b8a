/// Two overlaid images: the alignment of their rows and columns, and the parts that only one of them has.
struct ComparedPair {
    let recorded: StraightBitmap
    let drawn: StraightBitmap
    let open: UnmaskedRows
    let alignment: RowAlignment
    /// The number of columns that both have.
    let width: Int

    /// Pairs two images.
    ///
    /// - Throws: `ComparisonError` for masks with negative sides, or masks that cover everything.
    init(_ recorded: StraightBitmap, _ drawn: StraightBitmap, masks: [PixelBox]) throws(ComparisonError) {
        self.recorded = recorded
        self.drawn = drawn
        open = try UnmaskedRows(masks, in: drawn.size)
        guard open.pixels(in: 0..<drawn.height) > 0 else { throw .everythingIsMasked(drawn.size) }
        width = min(recorded.width, drawn.width)
        alignment =
            recorded.width == drawn.width && recorded.height != drawn.height
            ? RowAlignment(recorded.grid, drawn.grid)
            : RowAlignment(rows: min(recorded.height, drawn.height))
    }

    var hasEqualSizes: Bool { recorded.size == drawn.size }

    /// The number of pixels outside the masks: those of the drawn image, and those that only the recorded one has.
    var comparedPixels: Int {
        let removed = alignment.runs.reduce(recorded.size.area) { $0 - $1.count * width }
        return open.pixels(in: 0..<drawn.height) + removed
    }

    /// The parts that only one of the images has: inserted and removed rows, or the strips at the right and at the
    /// bottom.
    var unpairedRegions: [DifferenceRegion] {
        guard recorded.width == drawn.width else { return strips }
        if recorded.height == drawn.height { return [] }
        return alignment.edits.compactMap(region)
    }

    private func region(_ edit: RowEdit) -> DifferenceRegion? {
        let (old, new, count) = (edit.recordedRow, edit.drawnRow, edit.count)
        switch edit.kind {
        case .inserted:
            return region(
                PixelBox(x: 0, y: new, width: width, height: count), PixelBox(x: 0, y: old, width: width, height: 0))
        case .removed:
            return region(
                PixelBox(x: 0, y: new, width: width, height: 0), PixelBox(x: 0, y: old, width: width, height: count))
        }
    }

    /// The larger image's right strip over its whole height, and the lower strip of the common columns.
    private var strips: [DifferenceRegion] {
        let height = min(recorded.height, drawn.height)
        return [recorded, drawn].flatMap { picture in
            [
                PixelBox(x: width, y: 0, width: picture.width - width, height: picture.height),
                PixelBox(x: 0, y: height, width: width, height: picture.height - height),
            ]
            .compactMap { box in
                let none = PixelBox(x: box.x, y: box.y, width: 0, height: 0)
                return picture === drawn ? region(box, none) : region(none, box)
            }
        }
    }

    /// Returns a region; nil if none of it is compared.
    private func region(_ box: PixelBox, _ recordedBox: PixelBox) -> DifferenceRegion? {
        let pixels = recordedBox.area + open.pixels(in: box)
        return pixels > 0 ? DifferenceRegion(box: box, recordedBox: recordedBox, pixels: pixels) : nil
    }
}

/// The compared columns of each row: all columns that no mask covers.
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
    /// - Throws: `ComparisonError.invalidMask` for a negative side. Masks that are outside the image, or empty, cover
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
        let index = bands.indices.partitioningIndex { bands[$0].bottom > y }
        return index < bands.count && bands[index].top <= y ? bands[index] : nil
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
