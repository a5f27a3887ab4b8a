import CCairo
import Foundation

/// Writes bitmaps as PNG: RGB where every pixel is opaque, else RGBA; no filters, no time, no path.
///
/// Beside the pixels the file holds the colour space (sRGB), the resolution (72 dots an inch times the scale) and three
/// texts: `fingerprint`, `pixels` (a hash of size, scale and pixels) and `digest` (of everything else in the file), by
/// which an unchanged file is verified without decoding it. The same bitmap, scale and fingerprint give the same bytes.
public struct PNGEncoder: Sendable {
    /// The keywords of the text chunks.
    public enum Keyword {
        public static let fingerprint = "fingerprint"
        public static let pixels = "pixels"
        public static let digest = "digest"
        /// Compressed, in a `zTXt` chunk.
        public static let views = "views"
    }

    /// What the file says it was drawn with; nil leaves that text out.
    public var fingerprint: Fingerprint?
    /// libdeflate's level, 1…12. Six is the fastest that is nearly the smallest for screens (measured).
    public var level: Int
    /// The views that the picture shows, as `ViewTree.text` has them; nil leaves them out. The chunk holds Latin-1, as PNG
    /// wants it: other characters come back as question marks.
    public var views: String?

    public init(fingerprint: Fingerprint? = nil, level: Int = 6, views: String? = nil) {
        self.fingerprint = fingerprint
        self.views = views
        self.level = min(12, max(1, level))
    }

    /// Encodes `bitmap`.
    /// - Parameter scale: pixels for each point, more than 0; written as the resolution.
    /// - Throws: `ImageError.encodingFailed` when memory runs out or the scale is no positive number.
    public func encode(_ bitmap: Bitmap, scale: Double) throws -> Data {
        guard scale.isFinite, scale > 0, scale < 1000 else {
            throw ImageError.encodingFailed(format: .png, detail: "a scale of \(scale)")
        }
        let isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        let compressed = try compress(PNGRows(bitmap: bitmap, isOpaque: isOpaque))
        var file = PNGChunkWriter(capacity: compressed.count + 4096)
        file.append("IHDR", header(of: bitmap, isOpaque: isOpaque))
        file.append("sRGB", Data([0]))
        file.append("pHYs", Self.resolution(scale: scale))
        if let fingerprint {
            file.append(text: fingerprint.text, keyword: Keyword.fingerprint)
        }
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

    private func compress(_ rows: PNGRows) throws -> Data {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            throw ImageError.encodingFailed(format: .png, detail: "out of memory")
        }
        defer { libdeflate_free_compressor(compressor) }
        let room = libdeflate_zlib_compress_bound(compressor, rows.count)
        let output = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        defer { output.deallocate() }
        let size = libdeflate_zlib_compress(compressor, rows.bytes, rows.count, output, room)
        guard size > 0 else { throw ImageError.encodingFailed(format: .png, detail: "the compressor gave up") }
        return Data(bytes: output, count: size)
    }

    private func header(of bitmap: Bitmap, isOpaque: Bool) -> Data {
        var header = Data()
        header.appendBigEndian(UInt32(bitmap.width))
        header.appendBigEndian(UInt32(bitmap.height))
        let colorType: UInt8 = isOpaque ? 2 : 6
        header.append(contentsOf: [8, colorType, 0, 0, 0])
        return header
    }

    /// Pixels for each metre, in both directions.
    private static func resolution(scale: Double) -> Data {
        var chunk = Data()
        let pixelsPerMetre = UInt32((72 * scale / 0.0254).rounded())
        chunk.appendBigEndian(pixelsPerMetre)
        chunk.appendBigEndian(pixelsPerMetre)
        chunk.append(1)
        return chunk
    }
}
