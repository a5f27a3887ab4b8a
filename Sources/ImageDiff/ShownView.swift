import Foundation
import Render

/// A visible view of an image.
struct ShownView {
    let name: String
    let box: PixelBox
    /// The number of the box's pixels outside the masks.
    let pixels: Int
    /// The most frequent color around the box; nil when the box fills the image.
    private let surroundings: UInt32?

    init?(name: String, box: PixelBox, in picture: StraightBitmap, open: UnmaskedRows) {
        self.name = name
        self.box = box.clipped(width: picture.width, height: picture.height)
        pixels = open.pixels(in: self.box)
        guard pixels > 0 else { return nil }
        surroundings = Self.surroundings(of: self.box, in: picture.grid)
        if let surroundings, isFlat(surroundings, in: picture.grid) { return nil }
    }

    private func isFlat(_ color: UInt32, in picture: PixelGrid) -> Bool {
        var y = box.y
        while y < box.y + box.height {
            let row = picture.row(y)
            var x = box.x
            while x < box.x + box.width {
                if row[x] != color { return false }
                x = x &+ 1
            }
            y += 1
        }
        return true
    }

    /// The result of painting a view over with its surroundings.
    struct Vanishing {
        /// The number of pixels that fail against the view's surroundings.
        var failing: Int
        /// The greatest difference of a pixel.
        var difference: Double
    }

    /// Returns the result of a comparison with the view painted over with its surroundings, or nil when more than
    /// `allowed` pixels fail, so that the change would be detected.
    func vanishes(
        under tolerance: Tolerance, allowing allowed: Int, in picture: StraightBitmap, masks: [PixelBox]
    ) -> Vanishing? {
        guard let surroundings else { return nil }
        // Neighbors of neighbors matter for smoothed edges.
        let margin = 2
        let part = PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin
        ).clipped(width: picture.width, height: picture.height)
        let shifted = masks.map { PixelBox(x: $0.x - part.x, y: $0.y - part.y, width: $0.width, height: $0.height) }
        let size = PixelSize(width: part.width, height: part.height)
        guard let open = try? UnmaskedRows(shifted, in: size) else { return nil }
        let before = picture.cut(part)
        let inner = PixelBox(x: box.x - part.x, y: box.y - part.y, width: box.width, height: box.height)
        let after = picture.cut(part, filling: inner, with: surroundings)
        var scan = PixelScan(before, after, tolerance: tolerance, open: open, width: part.width)
        scan.enough = allowed
        scan.scan(RowRun(recorded: 0, drawn: 0, count: part.height))
        return scan.failing <= allowed ? Vanishing(failing: scan.failing, difference: scan.toldGreatest) : nil
    }

    private static func surroundings(of box: PixelBox, in picture: PixelGrid) -> UInt32? {
        var colors = ColorCount()
        for y in [box.y - 1, box.y + box.height] where y >= 0 && y < picture.height {
            let row = picture.row(y)
            for x in max(0, box.x - 1)..<min(picture.width, box.x + box.width + 1) { colors.add(row[x]) }
        }
        for x in [box.x - 1, box.x + box.width] where x >= 0 && x < picture.width {
            for y in box.y..<box.y + box.height { colors.add(picture.row(y)[x]) }
        }
        return colors.mostFrequent
    }
}

/// A color counter with low cost for runs of equal colors.
private struct ColorCount {
    private var counts: [UInt32: Int] = [:]
    private var current: UInt32 = 0
    private var length = 0

    mutating func add(_ color: UInt32) {
        if length > 0, color == current {
            length += 1
        } else {
            finish()
            current = color
            length = 1
        }
    }

    private mutating func finish() {
        if length > 0 { counts[current, default: 0] += length }
    }

    /// The most frequent color; of several, the lowest number. Nil when nothing was counted.
    var mostFrequent: UInt32? {
        var all = self
        all.finish()
        return all.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

extension StraightBitmap {
    /// Returns a part of the image, optionally with a filled rectangle in it.
    fileprivate func cut(_ part: PixelBox, filling box: PixelBox? = nil, with color: UInt32 = 0) -> StraightBitmap {
        let grid = grid
        let bitmap = Bitmap(width: part.width, height: part.height) { pixels, bytesPerRow in
            for y in 0..<part.height { memcpy(pixels + y * bytesPerRow, grid.row(part.y + y) + part.x, part.width * 4) }
            guard let box, box.area > 0 else { return }
            let first = (pixels + box.y * bytesPerRow + box.x * 4).assumingMemoryBound(to: UInt32.self)
            for x in 0..<box.width { first[x] = color }
            for y in 1..<max(1, box.height) { memcpy(first + y * bytesPerRow / 4, first, box.width * 4) }
        }
        return StraightBitmap(straight: bitmap)
    }
}
