import CCairo
import CImageCodecs
import Foundation

/// Encodes bitmaps as PNG: RGB if every pixel is opaque, otherwise RGBA, without filters unless it is `compact()` or
/// `quick()`; without time or path.
///
/// Besides the pixels the file holds the color space (sRGB), the resolution (72 dots per inch times the scale) and
/// three texts: `fingerprint`, `pixels` (a hash of size, scale and pixels) and `digest` (of everything else in the
/// file), with which an unchanged file is verified without decoding it. The same bitmap, scale and fingerprint give the
/// same bytes.
public struct PNGEncoder: Sendable {
    /// The keywords of the text chunks.
    public enum Keyword {
        /// The `Fingerprint` of the renderer.
        public static let fingerprint = "fingerprint"
        /// The hash of the pixels.
        public static let pixels = "pixels"
        /// The digest of the compressed data, which detects edits of the file.
        public static let digest = "digest"
        /// The view tree, compressed in a `zTXt` chunk.
        public static let views = "views"
    }

    /// The renderer's fingerprint that is written; nil omits the text.
    public var fingerprint: Fingerprint?
    /// The level of libdeflate, 1…12. Six is the fastest that is nearly the smallest for screens (measured).
    public var level: Int
    /// The views that the image shows, in the format of `ViewTree.text`; nil omits them. The chunk holds Latin-1, as
    /// PNG requires: other characters become question marks.
    public var views: String?
    /// A Boolean value that indicates whether the file is made small at the cost of time: see `compact()`.
    public var isCompact: Bool { effort == .compact }
    private var effort = Effort.ordinary

    private enum Effort { case quick, ordinary, compact }

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - fingerprint: The renderer's fingerprint that is written; nil omits it.
    ///   - level: The level of libdeflate, 1…12, clamped.
    ///   - views: The views that the image shows, in the format of `ViewTree.text`.
    public init(fingerprint: Fingerprint? = nil, level: Int = 6, views: String? = nil) {
        self.fingerprint = fingerprint
        self.views = views
        self.level = min(12, max(1, level))
    }

    /// Returns an encoder that spends time on smaller files: palettes, gray, all filters, the highest level.
    ///
    /// The pixels and their hash are the same; the same bitmap gives the same bytes.
    public func compact() -> PNGEncoder { with(.compact) }

    /// Returns an encoder that takes a fourth of the time, for files that are a tenth to two thirds larger.
    ///
    /// It is for pictures that are looked at or sent once. The pixels and their hash are the same; the same bitmap
    /// gives the same bytes. The level has no effect. The time and size are those of screens (measured).
    public func quick() -> PNGEncoder { with(.quick) }

    private func with(_ effort: Effort) -> PNGEncoder {
        var encoder = self
        encoder.effort = effort
        return encoder
    }

    /// Encodes `bitmap`.
    ///
    /// - Parameter scale: The number of pixels per point, more than 0; written as the resolution.
    /// - Throws: `ImageError.encodingFailed` when memory runs out or the scale isn't a positive number.
    public func encode(_ bitmap: Bitmap, scale: Double) throws -> Data {
        guard scale.isFinite, scale > 0, scale < 1000 else {
            throw ImageError.encodingFailed(format: .png, detail: "invalid scale \(scale)")
        }
        let isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        let compacted = isCompact ? try PNGCompactor(bitmap, isOpaque: isOpaque, level: level).best : nil
        let compressed = try compacted?.data ?? compress(bitmap, isOpaque: isOpaque)
        var file = PNGChunkWriter(capacity: compressed.count + 4096)
        let colorType = compacted?.lines.colorType ?? (isOpaque ? .color : .colorAndAlpha)
        file.append("IHDR", header(of: bitmap, colorType, depth: compacted?.lines.depth ?? 8))
        file.append("sRGB", Data([0]))
        if let palette = compacted?.lines.palette, !palette.isEmpty { file.append("PLTE", palette) }
        if let alphas = compacted?.lines.transparency, !alphas.isEmpty { file.append("tRNS", alphas) }
        file.append("pHYs", Self.resolution(scale: scale))
        if let fingerprint { file.append(text: fingerprint.text, keyword: Keyword.fingerprint) }
        file.append(text: bitmap.pixelHash(scale: scale), keyword: Keyword.pixels)
        if let views {
            file.append("zTXt", try PNGCompressedText.content(keyword: Keyword.views, text: views, level: level))
        }
        file.include("IDAT", compressed)
        file.append(text: file.digest, keyword: Keyword.digest)
        file.append("IDAT", compressed, isDigested: false)
        file.append("IEND", Data())
        return file.data
    }

    private func compress(_ bitmap: Bitmap, isOpaque: Bool) throws -> Data {
        if effort == .quick { return PNGRunCompressor.compress(bitmap, isOpaque: isOpaque) }
        let rows = PNGRows(bitmap: bitmap, isOpaque: isOpaque)
        return try Compressor(level: level).compress(rows.bytes, count: rows.count)
    }

    private func header(of bitmap: Bitmap, _ colorType: PNGScanlines.ColorType, depth: Int) -> Data {
        var header = Data()
        header.appendBigEndian(UInt32(bitmap.width))
        header.appendBigEndian(UInt32(bitmap.height))
        header.append(contentsOf: [UInt8(depth), colorType.rawValue, 0, 0, 0])
        return header
    }

    /// Returns the resolution chunk in pixels per meter, in both directions.
    static func resolution(scale: Double) -> Data {
        var chunk = Data()
        let pixelsPerMeter = UInt32((72 * scale / 0.0254).rounded())
        chunk.appendBigEndian(pixelsPerMeter)
        chunk.appendBigEndian(pixelsPerMeter)
        chunk.append(1)
        return chunk
    }
}

/// Assembles a PNG file chunk by chunk, with a digest of the chunks.
package struct PNGChunkWriter {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file written so far.
    package private(set) var data: Data
    private let hash = FastHash()

    /// Creates a writer that has written the signature.
    package init(capacity: Int) {
        data = Data(capacity: capacity)
        data.append(contentsOf: Self.signature)
    }

    /// The digest of all chunks so far except those written with `isDigested: false`.
    var digest: String { hash.text }

    /// Appends a chunk with its length and checksum.
    package mutating func append(_ type: String, _ content: Data, isDigested: Bool = true) {
        let name = Data(type.utf8)
        if isDigested { include(type, content) }
        data.appendBigEndian(UInt32(content.count))
        data.append(name)
        data.append(content)
        data.appendBigEndian(Self.checksum(name, content))
    }

    /// Appends a `tEXt` chunk; `digest` itself is never digested.
    mutating func append(text: String, keyword: String) {
        append("tEXt", Data(keyword.utf8) + [0] + Data(text.utf8), isDigested: keyword != PNGEncoder.Keyword.digest)
    }

    /// Adds a chunk to the digest without writing it: the compressed data follows the digest in the file.
    mutating func include(_ type: String, _ content: Data) {
        Self.include(type: Data(type.utf8), content: content, in: hash)
    }

    static func include(type: Data, content: Data, in hash: FastHash) {
        content.withUnsafeBytes { include(type: type, content: $0, in: hash) }
    }

    static func include(type: Data, content: UnsafeRawBufferPointer, in hash: FastHash) {
        var length = Data()
        length.appendBigEndian(UInt32(content.count))
        hash.update(length)
        hash.update(type)
        if let start = content.baseAddress { hash.update(start, count: content.count) }
    }

    private static func checksum(_ name: Data, _ content: Data) -> UInt32 {
        let start = name.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        guard !content.isEmpty else { return start }
        return content.withUnsafeBytes { libdeflate_crc32(start, $0.baseAddress, $0.count) }
    }
}

extension Data {
    /// Appends four bytes, the most significant first.
    package mutating func appendBigEndian(_ value: UInt32) {
        append(contentsOf: [
            UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
            UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
        ])
    }
}

/// A bitmap's rows in PNG's format: a filter byte (0, none), then three or four bytes per pixel, red first.
///
/// Many rows of screens equal the one above: those are detected by `memcmp` and copied. The others are repacked by
/// pixman, which is fast in unoptimized builds too.
final class PNGRows {
    let bytes: UnsafeMutableRawPointer
    let count: Int
    private let rowBytes: Int
    private let bitmap: Bitmap

    init(bitmap: Bitmap, isOpaque: Bool) {
        self.bitmap = bitmap
        rowBytes = 1 + bitmap.width * (isOpaque ? 3 : 4)
        count = rowBytes * bitmap.height
        bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
        if isOpaque {
            packOpaque()
        } else {
            packTranslucent()
        }
    }

    deinit { bytes.deallocate() }

    private func copyRowAbove(_ y: Int) {
        let target = bytes + y * rowBytes
        memcpy(target, target - rowBytes, rowBytes)
    }

    private func packOpaque() {
        let stride = (bitmap.width * 3 + 3) & ~3
        let row = UnsafeMutableRawPointer.allocate(byteCount: stride, alignment: 16)
        defer { row.deallocate() }
        memset(row, 0, stride)
        for tile in PixelTile.tiles(width: bitmap.width, height: bitmap.height) {
            let source = PixmanImage(bitmap: bitmap, tile: tile, format: PIXMAN_x8r8g8b8)
            let target = PixmanImage(
                format: PIXMAN_b8g8r8, width: tile.width, height: 1, bits: row, bytesPerRow: stride)
            let area = PixelTile(x: 0, y: 0, width: tile.width, height: 1)
            var y = tile.y
            while y < tile.y + tile.height {
                let start = bytes + y * rowBytes
                if tile.x == 0 { start.storeBytes(of: 0, as: UInt8.self) }
                let pixels = start + 1 + tile.x * 3
                if bitmap.hasRowAbove(y) {
                    memcpy(pixels, pixels - rowBytes, tile.width * 3)
                } else {
                    target.draw(source, sourceY: y - tile.y, in: area)
                    memcpy(pixels, row, tile.width * 3)
                }
                y += 1
            }
        }
    }

    private func packTranslucent() {
        var y = 0
        while y < bitmap.height {
            if bitmap.hasRowAbove(y) {
                copyRowAbove(y)
            } else {
                let start = bytes + y * rowBytes
                start.storeBytes(of: 0, as: UInt8.self)
                PixelFormat.unpremultiply(
                    bitmap.pixels + y * bitmap.bytesPerRow, into: start + 1, count: bitmap.width)
            }
            y += 1
        }
    }
}
