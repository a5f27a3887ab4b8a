import BuilderUIKit
import Render

/// A step of an image's recipe. Pixels are made when a context draws an image, for the region that is needed.
protocol ImageNode: Sendable {
    /// The region outside of which all pixels are clear.
    var extent: Region { get }

    /// Draws the pixels of a clear raster, whose region lies within the extent and isn't empty.
    func draw(_ raster: Raster, _ space: WorkingSpace)
}

extension ImageNode {
    /// Returns the pixels of any finite region.
    func raster(_ region: Region, _ space: WorkingSpace) -> Raster {
        let raster = Raster(region)
        let part = region.intersection(extent)
        if part == region {
            if !region.isEmpty { draw(raster, space) }
        } else if !part.isEmpty {
            let drawn = Raster(part)
            draw(drawn, space)
            raster.copy(from: drawn)
        }
        return raster
    }
}

/// A bitmap with its bottom left corner at the origin.
struct BitmapNode: ImageNode {
    let bitmap: Bitmap
    var extent: Region { Region(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

    func draw(_ raster: Raster, _ space: WorkingSpace) { bitmap.write(to: raster, space) }

    /// Creates a bitmap of black and white pixels, in rows from the top; the margins are white.
    init(isDark modules: [Bool], columns: Int, marginX: Int, marginY: Int) {
        let rows = columns == 0 ? 0 : modules.count / columns
        let width = columns + 2 * marginX
        bitmap = Bitmap(width: width, height: rows + 2 * marginY, isOpaque: true) { pixels, bytesPerRow in
            memset(pixels, 255, bytesPerRow * (rows + 2 * marginY))
            for (index, isDark) in modules.enumerated() where isDark {
                let offset = (index / columns + marginY) * bytesPerRow + (index % columns + marginX) * 4
                pixels.storeBytes(of: 0xFF00_0000, toByteOffset: offset, as: UInt32.self)
            }
        }
    }

    init(bitmap: Bitmap) { self.bitmap = bitmap }
}

/// Nothing.
struct EmptyNode: ImageNode {
    var extent: Region { .empty }
    func draw(_ raster: Raster, _ space: WorkingSpace) {}
}

/// A color everywhere.
struct ColorNode: ImageNode {
    let color: CIColor
    var extent: Region { .infinite }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        raster.pixels.update(repeating: space.pixel(color), count: raster.count)
    }
}

/// A part of an image.
struct CropNode: ImageNode {
    let input: any ImageNode
    let extent: Region

    init(_ input: any ImageNode, to region: Region) {
        self.input = input
        extent = input.extent.intersection(region)
    }

    func draw(_ raster: Raster, _ space: WorkingSpace) { input.draw(raster, space) }
}

/// An image whose pixels at the edges repeat outside.
struct ClampNode: ImageNode {
    let input: any ImageNode
    /// The region that keeps its pixels; not empty.
    let source: Region
    var extent: Region { .infinite }

    init?(_ input: any ImageNode, to region: Region) {
        guard !region.isEmpty, !region.isInfinite else { return nil }
        self.input = input
        source = region
    }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        // The pixels that are inside, or the nearest ones.
        let left = max(source.x, min(source.maxX - 1, region.x))
        let right = max(source.x, min(source.maxX - 1, region.maxX - 1))
        let bottom = max(source.y, min(source.maxY - 1, region.y))
        let top = max(source.y, min(source.maxY - 1, region.maxY - 1))
        let inside = input.raster(
            Region(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1), space)
        // The left and right columns' numbers from which on pixels are inside, and aren't any more.
        let start = max(0, min(region.width, left - region.x))
        let end = max(start, min(region.width, right + 1 - region.x))
        for y in region.y..<region.maxY {
            let from = inside.row(max(bottom, min(top, y)))
            let to = raster.row(y)
            to.update(repeating: from[0], count: start)
            (to + start).update(from: from, count: end - start)
            (to + end).update(repeating: from[right - left], count: region.width - end)
        }
    }
}
