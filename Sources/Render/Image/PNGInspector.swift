import Foundation

/// What a PNG file says about itself, read from its chunks without decoding a pixel.
public struct PNGInfo: Hashable, Sendable {
    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int
    /// Bits for each channel: 1, 2, 4, 8 or 16.
    public var bitDepth: Int
    /// False for RGB, gray and palette files without an alpha channel.
    public var hasAlphaChannel: Bool
    /// Pixels for each point, by the resolution (72 dots an inch are 1); nil where the file has none.
    public var scale: Double?
    /// The uncompressed texts by keyword.
    public var texts: [String: String]
    /// True when the file holds its digest and everything in it still gives that digest.
    public var isIntact: Bool
    /// What `PNGEncoder` doesn't write, in the file's order: types of chunks, such as `iCCP`, and of texts the keyword as well,
    /// such as `tEXt comment`; also what it writes once and the file has again.
    public var otherChunks: [String] = []
    /// The content of the compressed text `views`.
    var compressedViews: Data?

    /// The fingerprint that the file was recorded with.
    public var fingerprint: Fingerprint? { fingerprintText.flatMap(Fingerprint.init(text:)) }

    /// The same as it stands in the file (`Fingerprint.text`): equal texts are equal fingerprints, and quicker to compare.
    public var fingerprintText: String? { texts[PNGEncoder.Keyword.fingerprint] }

    /// The hash of the file's pixels (`Bitmap.pixelHash`). Nil when the file was changed after it was written: then the
    /// text means nothing.
    public var pixelHash: String? {
        isIntact ? texts[PNGEncoder.Keyword.pixels] : nil
    }

    /// The views that the picture shows (`ViewTree.text`), inflated for each call: files that only are checked don't pay
    /// for it. Nil where the file has none, when it was changed after it was written, and for what doesn't inflate to at
    /// most 16 MB.
    public func views() -> String? {
        isIntact ? compressedViews.flatMap(PNGCompressedText.text) : nil
    }
}

/// Reads the chunks of a PNG.
public enum PNGInspector {
    /// - Throws: `ImageError` when the data is no PNG or its chunks don't add up.
    public static func inspect(_ data: Data) throws -> PNGInfo {
        try data.withUnsafeBytes { bytes in
            var reader = PNGChunkReader(bytes: bytes)
            return try reader.readInfo()
        }
    }
}

/// Walks over a PNG's chunks; every read is checked against the end.
struct PNGChunkReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private let hash = FastHash()

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    static func hasSignature(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 8 && bytes.prefix(8).elementsEqual(PNGChunkWriter.signature)
    }

    /// The size that the header promises, in pixels.
    static func size(_ bytes: UnsafeRawBufferPointer) throws -> (width: Int, height: Int) {
        guard bytes.count >= 24 else { throw ImageError.truncated(format: .png) }
        guard word(bytes, 8) == 13, word(bytes, 12) == 0x4948_4452 else {
            throw ImageError.corrupt(format: .png, detail: "the first chunk is no IHDR")
        }
        let width = word(bytes, 16)
        let height = word(bytes, 20)
        guard width > 0, height > 0, width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
            throw ImageError.corrupt(format: .png, detail: "a size of \(width) × \(height) pixels")
        }
        return (width, height)
    }

    mutating func readInfo() throws -> PNGInfo {
        guard Self.hasSignature(bytes) else { throw ImageDecoder.unknownFormat(bytes) }
        let size = try Self.size(bytes)
        guard bytes.count >= 33 else { throw ImageError.truncated(format: .png) }
        let colorType = bytes[25]
        var info = PNGInfo(
            width: size.width, height: size.height, bitDepth: Int(bytes[24]),
            hasAlphaChannel: colorType == 4 || colorType == 6, scale: nil, texts: [:], isIntact: false)
        place = 8
        var hasData = false
        var names: Set<String> = []
        while let chunk = try nextChunk() {
            let name = Self.name(chunk)
            if !Self.written.contains(name) || !names.insert(name).inserted && name != "IDAT" {
                info.otherChunks.append(name)
            }
            switch chunk.type {
            case "IEND":
                guard hasData else { throw ImageError.corrupt(format: .png, detail: "there is no IDAT chunk") }
                let digest = info.texts[PNGEncoder.Keyword.digest]
                info.isIntact = digest != nil && digest == hash.text && place == bytes.count
                return info
            case "IDAT":
                hasData = true
                include(chunk)
            case "tEXt":
                let (keyword, text) = Self.text(chunk.content)
                if keyword != PNGEncoder.Keyword.digest { include(chunk) }
                info.texts[keyword] = text
            case "zTXt":
                include(chunk)
                if PNGCompressedText.keyword(chunk.content) == PNGEncoder.Keyword.views {
                    info.compressedViews = Data(chunk.content)
                }
            case "pHYs":
                include(chunk)
                if chunk.content.count == 9, chunk.content[chunk.content.startIndex + 8] == 1 {
                    let perMetre = Self.word(UnsafeRawBufferPointer(rebasing: chunk.content), 0)
                    info.scale = Self.scale(pixelsPerMetre: perMetre)
                }
            default:
                include(chunk)
            }
        }
        throw ImageError.truncated(format: .png)
    }

    private struct Chunk {
        var type: String
        var content: Slice<UnsafeRawBufferPointer>
    }

    /// What `PNGEncoder` writes.
    private static let written: Set<String> = [
        "IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "IDAT", "IEND", "tEXt \(PNGEncoder.Keyword.fingerprint)",
        "tEXt \(PNGEncoder.Keyword.pixels)", "tEXt \(PNGEncoder.Keyword.digest)", "zTXt \(PNGEncoder.Keyword.views)",
    ]

    /// The type, and of texts the keyword.
    private static func name(_ chunk: Chunk) -> String {
        guard chunk.type == "tEXt" || chunk.type == "zTXt" else { return chunk.type }
        return "\(chunk.type) \(PNGCompressedText.keyword(chunk.content) ?? "")"
    }

    private mutating func nextChunk() throws -> Chunk? {
        guard place + 12 <= bytes.count else { return nil }
        let length = Self.word(bytes, place)
        guard length <= bytes.count - place - 12 else { throw ImageError.truncated(format: .png) }
        let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
        let content = bytes[(place + 8)..<(place + 8 + length)]
        place += 12 + length
        return Chunk(type: type, content: content)
    }

    private func include(_ chunk: Chunk) {
        PNGChunkWriter.include(
            type: Data(chunk.type.utf8), content: UnsafeRawBufferPointer(rebasing: chunk.content), in: hash)
    }

    private static func text(_ content: Slice<UnsafeRawBufferPointer>) -> (keyword: String, text: String) {
        guard let end = content.firstIndex(of: 0) else { return (String(decoding: content, as: UTF8.self), "") }
        return (
            String(decoding: content[..<end], as: UTF8.self), String(decoding: content[(end + 1)...], as: UTF8.self)
        )
    }

    /// Rounded to thousandths, so that what was written as 3 is read as 3.
    private static func scale(pixelsPerMetre: Int) -> Double {
        (Double(pixelsPerMetre) * 0.0254 / 72 * 1000).rounded() / 1000
    }

    static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int {
        Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
    }
}
