import CCairo
import Foundation

/// Draws a tree of layers into a bitmap: the same layers give the same pixels, on any thread.
public struct Painter: Sendable {
    /// The maximum number of pixels of an image: 64 megapixels.
    public static let pixelLimit = 64_000_000

    /// The source of the fonts of glyph runs.
    public let library: FontLibrary
    /// The memory limit, in bytes, of all layers that are drawn as groups (group opacity, masks, shadows of groups) at
    /// once.
    public let groupByteLimit: Int
    /// The caches of shadows and images.
    var caches = PaintCaches()

    /// Creates a painter.
    ///
    /// - Parameter groupByteLimit: The memory limit of groups, 1 GiB by default; exceeding it throws
    ///   `PaintError.tooMuchMemory`.
    public init(library: FontLibrary = .shared, groupByteLimit: Int = 1 << 30) {
        self.library = library
        self.groupByteLimit = groupByteLimit
    }

    /// Paints `layer` into an image of `size`.
    ///
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the image's, in points from the top left.
    ///   - size: The size in points; the image has `size * scale` pixels, with partial pixels rounded up.
    ///   - scale: The number of pixels per point.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    /// - Throws: `PaintError`, which names the view of the failing layer, or `FontError`.
    public func paint(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Bitmap {
        let (width, height) = try Self.pixels(of: size, scale: scale, source: layer.source)
        let isOpaque = background.map { Canvas.steps($0.alpha) >= 255 } ?? false
        let bytesPerRow = width * 4
        let memory = PixelMemory.allocate(byteCount: bytesPerRow * height)
        let bitmap = Bitmap(
            adopting: memory, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque)
        let painter = TilePainter(
            layer, width: width, height: height, scale: scale, background: background, caches: caches)
        try FontFaceResolver.withResolver(library: library) { fonts in
            for tile in PixelTile.tiles(width: width, height: height) {
                try painter.paint(
                    tile, at: memory + tile.y * bytesPerRow + tile.x * 4, bytesPerRow: bytesPerRow, fonts: fonts,
                    byteLimit: groupByteLimit)
            }
        }
        imageEnded()
        return bitmap
    }

    private func imageEnded() {
        library.glyphs.imageEnded()
        caches.imageEnded()
    }

    /// Returns the number of pixels for a size in points.
    ///
    /// - Throws: `PaintError` for an invalid size, or one with more pixels than an image may have.
    static func pixels(of size: CGSize, scale: Double, source: Layer.Source?) throws -> (Int, Int) {
        let width = Double(size.width)
        let height = Double(size.height)
        guard width.isFinite, height.isFinite, scale.isFinite, width > 0, height > 0, scale > 0 else {
            throw PaintError.invalidSize(width: width, height: height, scale: scale, source: source)
        }
        // A hundredth of a pixel is rounding, not content: 267.667 points at 3x are 803 pixels.
        let columns = max(1, (width * scale - 0.01).rounded(.up))
        let rows = max(1, (height * scale - 0.01).rounded(.up))
        guard columns * rows <= Double(pixelLimit) else {
            throw PaintError.tooLarge(width: columns, height: rows, limit: pixelLimit, source: source)
        }
        return (Int(columns), Int(rows))
    }
}

extension Painter {
    /// Returns the hash of the image that `paint` would make, as in `Bitmap.pixelHash(scale:)`, without making it.
    ///
    /// An image of millions of pixels doesn't fit the processor's cache, and filling it and reading it again takes
    /// longer than all drawing of a plain screen. Here it is painted in bands of a megabyte in the same memory, each
    /// hashed as soon as it is drawn.
    ///
    /// Interpolated pixels (images that aren't shown pixel for pixel, gradients) can't be hashed in bands, as the
    /// result depends on the origin of a band: cairo rounds positions to 65,536ths of a pixel. Neither can backdrops,
    /// which blur pixels of other bands. Everything else is equal in bands (tested with hundreds of random layer
    /// trees). Groups need less memory in bands: an image that `paint` rejects for that reason alone may pass here.
    ///
    /// ```swift
    /// let painter = Painter()
    /// let hash = try painter.pixelHash(of: layer, size: size, scale: 2, background: .white)
    ///     ?? painter.paint(layer, size: size, scale: 2, background: .white).pixelHash(scale: 2)
    /// ```
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the image's, in points from the top left.
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    /// - Returns: The hash, or nil where the image must be painted at once, which includes images that can't be painted
    ///   at all.
    /// - Throws: `PaintError`, which names the view of the failing layer, or `FontError`.
    public func pixelHash(of layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> String? {
        try pixelHash(of: layer, size: size, scale: scale, background: background, bandBytes: Self.bandBytes)
    }

    /// The size of a band in bytes: well within the cache of one core, and many lines of text high.
    private static let bandBytes = 1 << 20

    /// Returns the image's hash.
    ///
    /// - Parameter bandBytes: The maximum size of a band in bytes; it has at least one row.
    func pixelHash(
        of layer: Layer, size: CGSize, scale: Double, background: Color?, bandBytes: Int
    ) throws -> String? {
        let (width, height) = try Self.pixels(of: size, scale: scale, source: layer.source)
        guard let rows = LayerRows(of: layer, scale: scale) else { return nil }
        let painter = TilePainter(
            layer, width: width, height: height, scale: scale, background: background, caches: caches,
            rows: rows)
        let bytesPerRow = width * 4
        let bandHeight = min(
            rows.bandHeight(least: max(1, bandBytes / bytesPerRow), height: height), PixelTile.side)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bandHeight * bytesPerRow, alignment: 16)
        defer { memory.deallocate() }
        let hash = FastHash(imageWidth: width, height: height, scale: scale)
        try FontFaceResolver.withResolver(library: library) { fonts in
            for first in stride(from: 0, to: height, by: bandHeight) {
                let rows = first..<min(first + bandHeight, height)
                for tile in PixelTile.tiles(width: width, rows: rows) {
                    try painter.paint(
                        tile, at: memory + tile.x * 4, bytesPerRow: bytesPerRow, fonts: fonts,
                        byteLimit: groupByteLimit)
                }
                hash.update(memory, count: rows.count * bytesPerRow)
            }
        }
        imageEnded()
        return hash.text
    }
}

/// A tree of layers that is painted into an image, in one piece or in tiles.
struct TilePainter {
    private let layer: Layer
    private let scale: Double
    private let background: Color?
    private let caches: PaintCaches
    /// The number of layers, from the root, whose backgrounds are invisible; nil where the image's own background is
    /// visible.
    private let covered: Int?
    /// The rows that allow tiles to skip layers; nil where every tile visits all layers.
    private let rows: LayerRows?

    /// Creates a description of the image.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: The number of pixels per point.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    ///   - rows: The rows of the layers, where there are many tiles.
    init(
        _ layer: Layer, width: Int, height: Int, scale: Double, background: Color?, caches: PaintCaches = PaintCaches(),
        rows: LayerRows? = nil
    ) {
        self.layer = layer
        self.scale = scale
        self.background = background
        self.caches = caches
        self.rows = rows
        covered = BackgroundOcclusion.depth(
            below: layer, covering: PixelRect(x: 0, y: 0, width: width, height: height), scale: scale)
    }

    /// Paints one tile.
    ///
    /// - Parameters:
    ///   - pixels: The tile's pixels; their previous values are ignored.
    ///   - byteLimit: The memory limit of all groups at once, in bytes.
    /// - Throws: `PaintError` or `FontError`.
    func paint(
        _ tile: PixelTile, at pixels: UnsafeMutableRawPointer, bytesPerRow: Int, fonts: FontFaceResolver, byteLimit: Int
    ) throws {
        let canvas = try Canvas(
            rect: PixelRect(x: tile.x, y: tile.y, width: tile.width, height: tile.height), pixels: pixels,
            bytesPerRow: bytesPerRow)
        if covered == nil { canvas.clear(to: background ?? .clear) }
        var walker = LayerWalker(
            canvas: canvas, scale: scale, fonts: fonts, caches: caches, byteLimit: byteLimit,
            coveredCount: covered ?? 0, rows: rows)
        try walker.paint(layer)
        try canvas.finish(source: layer.source)
    }
}

/// Finds the backgrounds that are certainly invisible: those painted before a layer that covers the whole image.
///
/// A screen is a window that contains a controller's view, which contains a view of the app's, each with a background
/// as large as the screen. Only the last of these is visible, and filling millions of pixels is much of the cost of
/// painting a screen.
enum BackgroundOcclusion {
    /// Returns the depth of the deepest layer whose background hides everything below it: of the root, its first
    /// sublayer, that one's first sublayer and so on. Nil where there is none.
    ///
    /// Only layers that draw nothing but a background before their sublayers are considered.
    ///
    /// - Parameters:
    ///   - root: The root layer; its parent's coordinates are the image's, in points.
    ///   - pixels: The whole image.
    ///   - scale: The number of pixels per point.
    static func depth(below root: Layer, covering pixels: PixelRect, scale: Double) -> Int? {
        var layer = root
        var parent = CGAffineTransform(scaleX: scale, y: scale)
        var depth = 0
        var found: Int?
        while isPlain(layer) {
            let toDevice = layer.transformToParent.concatenating(parent)
            guard toDevice.isFinite else { break }
            let geometry = LayerGeometry(layer, toDevice: toDevice, scale: scale)
            let isWhole = geometry.shape.wholePixels?.contains(pixels) ?? false
            if isWhole, let background = layer.background, Canvas.steps(background.alpha) >= 255 { found = depth }
            // A clip that cuts nothing off has no effect.
            guard layer.contents.isEmpty, !layer.masksToBounds || isWhole, let next = layer.sublayers.first else {
                break
            }
            layer = next
            parent = toDevice
            depth += 1
        }
        return found
    }

    /// Returns a Boolean value that indicates whether the layer draws directly on its backdrop, and nothing before its
    /// background.
    private static func isPlain(_ layer: Layer) -> Bool {
        layer.opacity >= 1 && layer.mask.isEmpty && layer.shadow == nil && layer.backdrop == nil
            && layer.vibrancy == nil && layer.perspectiveImage.isEmpty
    }
}
