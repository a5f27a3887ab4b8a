import CImageCodecs
import Foundation

/// The metadata of a PNG file, read from its chunks without decoding a pixel.
public struct PNGInfo: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The number of bits per channel: 1, 2, 4, 8 or 16.
    public var bitDepth: Int
    /// A Boolean value that indicates an alpha channel; false for RGB, gray and palette files without one.
    public var hasAlphaChannel: Bool
    /// The number of pixels per point from the resolution (72 dots per inch are 1); nil where the file has none.
    public var scale: Double?
    /// The uncompressed texts by keyword.
    public var texts: [String: String]
    /// A Boolean value that indicates whether the file contains its digest and still matches it.
    public var isIntact: Bool
    /// The chunks that `PNGEncoder` doesn't write, in the file's order: chunk types, such as `iCCP`, with the keyword
    /// of texts, such as `tEXt comment`; also repetitions of chunks that it writes once.
    public var otherChunks: [String] = []
    /// The content of the compressed text `views`.
    var compressedViews: Data?

    /// The fingerprint that the file was recorded with.
    public var fingerprint: Fingerprint? { fingerprintText.flatMap(Fingerprint.init(text:)) }

    /// The fingerprint's text as in the file (`Fingerprint.text`). Equal texts are equal fingerprints, and faster to
    /// compare.
    public var fingerprintText: String? { texts[PNGEncoder.Keyword.fingerprint] }

    /// The hash of the file's pixels (`Bitmap.pixelHash`); nil when the file was changed after it was written, since
    /// the text may then be wrong.
    public var pixelHash: String? { isIntact ? texts[PNGEncoder.Keyword.pixels] : nil }

    /// Returns the views that the image shows (`ViewTree.text`), inflated at each call, so that only callers that read
    /// them incur the cost.
    ///
    /// Returns nil where the file has none, when it was changed after it was written, and for data that doesn't inflate
    /// to at most 16 MB.
    public func views() -> String? { isIntact ? compressedViews.flatMap(PNGCompressedText.text) : nil }
}

/// Reads the chunks of a PNG.
public enum PNGInspector {
    /// Returns the metadata of a PNG file.
    ///
    /// - Throws: `ImageError` when the data isn't a PNG or its chunks are inconsistent.
    public static func inspect(_ data: Data) throws -> PNGInfo {
        try data.withUnsafeBytes { bytes in
            var reader = PNGChunkReader(bytes: bytes)
            return try reader.readInfo()
        }
    }
}

/// Iterates over a PNG's chunks; every read is bounds-checked.
struct PNGChunkReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private let hash = FastHash()

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    static func hasSignature(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 8 && bytes.prefix(8).elementsEqual(PNGChunkWriter.signature)
    }

    /// Returns the size in the header, in pixels.
    static func size(_ bytes: UnsafeRawBufferPointer) throws -> (width: Int, height: Int) {
        guard bytes.count >= 24 else { throw ImageError.truncated(format: .png) }
        guard word(bytes, 8) == 13, word(bytes, 12) == 0x4948_4452 else {
            throw ImageError.corrupt(format: .png, detail: "the first chunk is not IHDR")
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
        offset = 8
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
                info.isIntact = digest != nil && digest == hash.text && offset == bytes.count
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
                    let perMeter = Self.word(UnsafeRawBufferPointer(rebasing: chunk.content), 0)
                    info.scale = Self.scale(pixelsPerMeter: perMeter)
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

    /// The chunks that `PNGEncoder` writes.
    private static let written: Set<String> = [
        "IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "IDAT", "IEND", "tEXt \(PNGEncoder.Keyword.fingerprint)",
        "tEXt \(PNGEncoder.Keyword.pixels)", "tEXt \(PNGEncoder.Keyword.digest)", "zTXt \(PNGEncoder.Keyword.views)",
    ]

    /// Returns the type, with the keyword of texts.
    private static func name(_ chunk: Chunk) -> String {
        guard chunk.type == "tEXt" || chunk.type == "zTXt" else { return chunk.type }
        return "\(chunk.type) \(PNGCompressedText.keyword(chunk.content) ?? "")"
    }

    private mutating func nextChunk() throws -> Chunk? {
        guard offset + 12 <= bytes.count else { return nil }
        let length = Self.word(bytes, offset)
        guard length <= bytes.count - offset - 12 else { throw ImageError.truncated(format: .png) }
        let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
        let content = bytes[(offset + 8)..<(offset + 8 + length)]
        offset += 12 + length
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

    /// Returns the scale rounded to thousandths, so that a written 3 is read as 3.
    private static func scale(pixelsPerMeter: Int) -> Double {
        (Double(pixelsPerMeter) * 0.0254 / 72 * 1000).rounded() / 1000
    }

    static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
        Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
    }
}

/// The content of a PNG's `zTXt` chunk: keyword, a zero, the method (0, deflate), and the compressed text in Latin-1.
enum PNGCompressedText {
    /// The maximum number of inflated bytes, so that a few hundred bytes can't exhaust the memory.
    static let limit = 16 << 20

    static func content(keyword: String, text: String, level: Int) throws -> Data {
        let bytes = latin1(text)
        guard bytes.count <= limit else {
            throw ImageError.encodingFailed(format: .png, detail: "a text of \(bytes.count) bytes")
        }
        return Data(keyword.utf8) + [0, 0] + (try Compressor(level: level).compress(bytes, count: bytes.count))
    }

    /// Returns the keyword of a chunk, or nil where no zero terminates it.
    static func keyword<Bytes: Collection<UInt8>>(_ content: Bytes) -> String? {
        content.firstIndex(of: 0).map { String(decoding: content[..<$0], as: UTF8.self) }
    }

    /// Returns the text of a chunk; nil for another method, for invalid data, and for more than `limit` inflated bytes.
    static func text(_ content: Data) -> String? {
        guard let end = content.firstIndex(of: 0), end + 1 < content.endIndex, content[end + 1] == 0 else { return nil }
        return inflate([UInt8](content[(end + 2)...])).map { bytes in
            if bytes.allSatisfy({ $0 < 128 }) { return String(decoding: bytes, as: UTF8.self) }
            return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }
    }

    /// Inflates data; nil for invalid data, and for more than `limit` bytes. The capacity grows by factors of four,
    /// because the data don't contain their length.
    static func inflate(_ compressed: [UInt8], limit: Int = limit) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var room = min(16 << 10, limit)
        while true {
            var size = 0
            var output = [UInt8](repeating: 0, count: room)
            let result = libdeflate_zlib_decompress(
                decompressor, compressed, compressed.count, &output, room, &size)
            if result == LIBDEFLATE_SUCCESS { return Array(output[..<size]) }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit else { return nil }
            room = min(room * 4, limit)
        }
    }

    private static func latin1(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : 0x3F }
    }
}
