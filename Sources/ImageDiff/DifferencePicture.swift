import Foundation
import Render

extension BitmapComparison {
    /// Returns an image of the differences: the recorded image faded to near white, marked with
    /// - red for the pixels that differ,
    /// - yellow for those that were ignored because they smooth an edge,
    /// - translucent blue for the masks and inserted rows; a blue line marks removed rows.
    ///
    /// It has the drawn image's size, so that the regions' boxes fit. When the widths differ, each side is the larger
    /// of the two images', and the parts that only one of them has are red.
    ///
    /// - Throws: `ComparisonError`, under the same conditions as the comparison.
    public static func differencePicture(
        _ recorded: StraightBitmap, _ drawn: StraightBitmap, tolerance: Tolerance = .exact, masks: [PixelBox] = []
    ) throws(ComparisonError) -> Bitmap {
        try tolerance.validate()
        let pair = try ComparedPair(recorded, drawn, masks: masks)
        let isWider = recorded.width != drawn.width
        let width = max(recorded.width, drawn.width)
        let height = isWider ? max(recorded.height, drawn.height) : drawn.height
        // Two images may be small, one wide and one high, while the one that contains both isn't.
        guard width * height <= ImageLimits.standard.pixels else {
            throw .tooLargeToDraw(PixelSize(width: width, height: height))
        }
        return Bitmap(width: width, height: height, isOpaque: true) { pixels, bytesPerRow in
            let canvas = DifferenceCanvas(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
            canvas.draw(pair, isWider: isWider)
            var scan = PixelScan(recorded.grid, drawn.grid, tolerance: tolerance, open: pair.open, width: pair.width)
            scan.marks = canvas.marks
            for run in pair.alignment.runs { scan.scan(run) }
            canvas.tint(masks.map { $0.clipped(width: drawn.width, height: drawn.height) })
        }
    }
}

/// The canvas of a difference image.
private struct DifferenceCanvas {
    let pixels: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let width: Int
    let height: Int

    /// The components of an opaque color, 0…65,535.
    fileprivate typealias FillColor = (red: UInt16, green: UInt16, blue: UInt16)
    fileprivate static let white: FillColor = (0xFFFF, 0xFFFF, 0xFFFF)
    private static let blue: FillColor = (0x1000, 0x5000, 0xFFFF)
    fileprivate static let red: FillColor = (0xFFFF, 0, 0)
    /// The opacity of the recorded image and of the blue marks on it, out of 65,535.
    private static let fade: UInt16 = 0x4000
    private static let tint: UInt16 = 0x6000
    private static let opaque: UInt16 = 0xFFFF

    var marks: DifferenceMarks {
        DifferenceMarks(pixels: pixels.assumingMemoryBound(to: UInt32.self), stride: bytesPerRow / 4)
    }

    func draw(_ pair: ComparedPair, isWider: Bool) {
        let whole = PixelBox(x: 0, y: 0, width: width, height: height)
        fill(whole, isWider ? Self.red : Self.white)
        let recorded = pair.recorded.premultiplied
        for run in pair.alignment.runs {
            fill(PixelBox(x: 0, y: run.drawn, width: pair.width, height: run.count), Self.white)
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
                fill(PixelBox(x: 0, y: y, width: width, height: 1), Self.blue)
            }
        }
    }

    func tint(_ boxes: [PixelBox]) {
        for box in boxes { fill(box, Self.blue, strength: Self.tint) }
    }

    func fill(_ box: PixelBox, _ color: FillColor, strength: UInt16 = opaque) {
        let source = PixmanImage(red: color.red, green: color.green, blue: color.blue, alpha: Self.opaque)
        for tile in PixelTile.tiles(width: box.width, height: box.height) {
            target(x: box.x + tile.x, y: box.y + tile.y, tile).composite(source, strength: strength, size: tile)
        }
    }

    /// Draws faded rows of an image.
    func draw(_ picture: Bitmap, row: Int, at y: Int, width: Int, count: Int) {
        for tile in PixelTile.tiles(width: width, height: count) {
            var source = tile
            source.y += row
            target(x: tile.x, y: y + tile.y, tile)
                .composite(PixmanImage(bitmap: picture, tile: source), strength: Self.fade, size: tile)
        }
    }

    private func target(x: Int, y: Int, _ tile: PixelTile) -> PixmanImage {
        PixmanImage(
            argb: pixels + y * bytesPerRow + x * 4, width: tile.width, height: tile.height, bytesPerRow: bytesPerRow)
    }
}

extension PixelComparison {
    /// Returns an image of the differences: the first image faded to near white, with every differing pixel in red.
    ///
    /// Each side is the larger of the two images'; the parts that only one of them has are red.
    ///
    /// - Parameter tolerance: The tolerance, as in `init(_:_:tolerance:)`.
    public static func differencePicture(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) -> Bitmap {
        let width = max(a.width, b.width)
        let height = max(a.height, b.height)
        let common = PixelBox(x: 0, y: 0, width: min(a.width, b.width), height: min(a.height, b.height))
        return Bitmap(width: width, height: height, isOpaque: true) { pixels, bytesPerRow in
            let canvas = DifferenceCanvas(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
            canvas.fill(PixelBox(x: 0, y: 0, width: width, height: height), DifferenceCanvas.red)
            canvas.fill(common, DifferenceCanvas.white)
            canvas.draw(a, row: 0, at: 0, width: common.width, count: common.height)
            var y = 0
            while y < common.height {
                mark(
                    y, a.pixels + y * a.bytesPerRow, b.pixels + y * b.bytesPerRow, common.width, tolerance, canvas.marks
                )
                y = y &+ 1
            }
        }
    }

    /// Marks the pixels of a row that differ by more than the tolerance.
    private static func mark(
        _ y: Int, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int, _ tolerance: Int, _ marks: DifferenceMarks
    ) {
        if memcmp(a, b, count * 4) == 0 { return }
        let left = a.assumingMemoryBound(to: UInt32.self)
        let right = b.assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < count {
            if left[x] != right[x], PixelDifference.greatest(left[x], right[x]) > tolerance {
                marks.mark(x, y, DifferenceMarks.failing)
            }
            x = x &+ 1
        }
    }
}

/// The image on which differing pixels are marked.
struct DifferenceMarks {
    static let failing: UInt32 = 0xFFFF_0000
    static let antialiased: UInt32 = 0xFFFF_CC00

    let pixels: UnsafeMutablePointer<UInt32>
    /// The number of pixels per row.
    let stride: Int

    func mark(_ x: Int, _ y: Int, _ color: UInt32) { pixels[y &* stride &+ x] = color }
}
