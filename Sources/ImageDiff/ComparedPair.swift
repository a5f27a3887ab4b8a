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
    /// - Throws: `ComparisonError` for masks with negative sides, or over everything.
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

    /// Returns nil when none of it is compared.
    private func region(_ box: PixelBox, _ recordedBox: PixelBox) -> DifferenceRegion? {
        let pixels = recordedBox.area + open.pixels(in: box)
        return pixels > 0 ? DifferenceRegion(box: box, recordedBox: recordedBox, pixels: pixels) : nil
    }
}
