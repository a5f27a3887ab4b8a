import Foundation

/// Encodes bitmaps as PNG: RGB if every pixel is opaque, otherwise RGBA, without filters unless it is `compact()`;
/// without time or path.
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
    public private(set) var isCompact = false

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
    public func compact() -> PNGEncoder {
        var encoder = self
        encoder.isCompact = true
        return encoder
    }

    /// Encodes `bitmap`.
    ///
    /// - Parameter scale: The number of pixels per point, more than 0; written as the resolution.
    /// - Throws: `ImageError.encodingFailed` when memory runs out or the scale isn't a positive number.
    public func encode(_ bitmap: Bitmap, scale: Double) throws -> Data {
        guard scale.isFinite, scale > 0, scale < 1000 else {
            throw ImageError.encodingFailed(format: .png, detail: "a scale of \(scale)")
        }
        let isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        let compacted = isCompact ? try PNGCompactor(bitmap, isOpaque: isOpaque, level: level).best : nil
        let compressed = try compacted?.data ?? compress(PNGRows(bitmap: bitmap, isOpaque: isOpaque))
        var file = PNGChunkWriter(capacity: compressed.count + 4096)
        let colorType = compacted?.lines.colorType ?? (isOpaque ? .color : .colorAndAlpha)
        file.append("IHDR", header(of: bitmap, colorType, depth: compacted?.lines.depth ?? 8))
        file.append("sRGB", Data([0]))
        if let palette = compacted?.lines.palette, !palette.isEmpty { file.append("PLTE", palette) }
        if let alphas = compacted?.lines.transparency, !alphas.isEmpty { file.append("tRNS", alphas) }
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
        try Compressor(level: level).compress(rows.bytes, count: rows.count)
    }

    private func header(of bitmap: Bitmap, _ colorType: PNGScanlines.ColorType, depth: Int) -> Data {
        var header = Data()
        header.appendBigEndian(UInt32(bitmap.width))
        header.appendBigEndian(UInt32(bitmap.height))
        header.append(contentsOf: [UInt8(depth), colorType.rawValue, 0, 0, 0])
        return header
    }

    /// Returns the resolution chunk in pixels per meter, in both directions.
    private static func resolution(scale: Double) -> Data {
        var chunk = Data()
        let pixelsPerMetre = UInt32((72 * scale / 0.0254).rounded())
        chunk.appendBigEndian(pixelsPerMetre)
        chunk.appendBigEndian(pixelsPerMetre)
        chunk.append(1)
        return chunk
    }
}
