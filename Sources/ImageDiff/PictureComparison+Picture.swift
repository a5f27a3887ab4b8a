import Foundation
import Render

extension PictureComparison {
    /// A picture of the differences, to look at: the recorded picture faded to near white and on it
    /// - in red the pixels that differ,
    /// - in yellow those that were left out because they smooth an edge,
    /// - in blue, so that what lies below shows, the masks and the rows that were inserted; a blue line stands where rows
    ///   were removed.
    ///
    /// It has the drawn picture's pixels, so that the regions' boxes fit. When the widths differ it is as large as the
    /// larger picture in each direction, and what only one of them has is red.
    /// - Throws: `ComparisonError`, as the comparison.
    public static func differencePicture(
        _ recorded: ComparedPicture, _ drawn: ComparedPicture, tolerance: Tolerance = .exact, masks: [PixelBox] = []
    ) throws(ComparisonError) -> Bitmap {
        try tolerance.validate()
        let pair = try ComparedPair(recorded, drawn, masks: masks)
        let isWider = recorded.width != drawn.width
        let width = max(recorded.width, drawn.width)
        let height = isWider ? max(recorded.height, drawn.height) : drawn.height
        // Two pictures may be small, one wide and one high, and the one that holds both not.
        guard width * height <= ImageLimits.standard.pixels else {
            throw .tooLargeToDraw(PixelSize(width: width, height: height))
        }
        return Bitmap(width: width, height: height, isOpaque: true) { pixels, bytesPerRow in
            let canvas = DifferenceCanvas(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
            canvas.draw(pair, isWider: isWider)
            var scan = PixelScan(recorded, drawn, tolerance: tolerance, open: pair.open, width: pair.width)
            scan.marks = canvas.marks
            for run in pair.alignment.runs { scan.scan(run) }
            canvas.tint(masks.map { $0.clipped(width: drawn.width, height: drawn.height) })
        }
    }
}

/// What a picture of differences is drawn on.
private struct DifferenceCanvas {
    let pixels: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let width: Int
    let height: Int

    /// Components of opaque colors, 0…65,535.
    private typealias FillColor = (red: UInt16, green: UInt16, blue: UInt16)
    private static let white: FillColor = (0xFFFF, 0xFFFF, 0xFFFF)
    private static let blue: FillColor = (0x1000, 0x5000, 0xFFFF)
    private static let red: FillColor = (0xFFFF, 0, 0)
    /// How strongly what was recorded shows, of 65,535, and how strongly the blue lies on it.
    private static let fade: UInt16 = 0x4000
    private static let tint: UInt16 = 0x6000
    private static let opaque: UInt16 = 0xFFFF

    var marks: DifferenceMarks {
        DifferenceMarks(pixels: pixels.assumingMemoryBound(to: UInt32.self), stride: bytesPerRow / 4)
    }

    func draw(_ pair: ComparedPair, isWider: Bool) {
        let whole = PixelBox(x: 0, y: 0, width: width, height: height)
        fill(whole, Self.white, strength: Self.opaque)
        if isWider { fill(whole, Self.red, strength: Self.opaque) }
        let recorded = pair.recorded.premultiplied
        for run in pair.alignment.runs {
            fill(
                PixelBox(x: 0, y: run.drawn, width: pair.width, height: run.count), Self.white, strength: Self.opaque)
            draw(recorded, row: run.recorded, at: run.drawn, width: pair.width, count: run.count)
        }
        guard !isWider, !pair.alignment.edits.isEmpty else { return }
        let drawn = pair.drawn.premultiplied
        for edit in pair.alignment.edits {
            switch edit.kind {
            case .inserted:
                draw(drawn, row: edit.drawnRow, at: edit.drawnRow, width: width, count: edit.count)
                tint([PixelBox(x: 0, y: edit.drawnRow, width: width, height: edit.count)])
            case .removed:
                let y = min(edit.drawnRow, height - 1)
                fill(PixelBox(x: 0, y: y, width: width, height: 1), Self.blue, strength: Self.opaque)
            }
        }
    }

    func tint(_ boxes: [PixelBox]) {
        for box in boxes { fill(box, Self.blue, strength: Self.tint) }
    }

    private func fill(_ box: PixelBox, _ color: FillColor, strength: UInt16) {
        let source = PixmanImage(red: color.red, green: color.green, blue: color.blue, alpha: Self.opaque)
        for tile in PixelTile.tiles(width: box.width, height: box.height) {
            target(x: box.x + tile.x, y: box.y + tile.y, tile).composite(source, strength: strength, size: tile)
        }
    }

    /// Draws rows of a picture, faded.
    private func draw(_ picture: Bitmap, row: Int, at y: Int, width: Int, count: Int) {
        for tile in PixelTile.tiles(width: width, height: count) {
            var place = tile
            place.y += row
            target(x: tile.x, y: y + tile.y, tile)
                .composite(PixmanImage(bitmap: picture, tile: place), strength: Self.fade, size: tile)
        }
    }

    private func target(x: Int, y: Int, _ tile: PixelTile) -> PixmanImage {
        PixmanImage(
            argb: pixels + y * bytesPerRow + x * 4, width: tile.width, height: tile.height, bytesPerRow: bytesPerRow)
    }
}
