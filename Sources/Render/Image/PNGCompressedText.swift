import CImageCodecs
import Foundation

/// The content of a PNG's `zTXt` chunk: keyword, a zero, the method (0, deflate), and the compressed text in Latin-1.
enum PNGCompressedText {
    /// The maximum number of inflated bytes, so that a few hundred bytes can't exhaust the memory.
    static let limit = 16 << 20

    static func content(keyword: String, text: String, level: Int) throws -> Data {
        let bytes = latin1(text)
        guard bytes.count <= limit else {
            throw ImageError.encodingFailed(format: .png, detail: "a text of \(bytes.count) bytes")
        }
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            throw ImageError.encodingFailed(format: .png, detail: "out of memory")
        }
        defer { libdeflate_free_compressor(compressor) }
        var output = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
        let size = libdeflate_zlib_compress(compressor, bytes, bytes.count, &output, output.count)
        guard size > 0 else { throw ImageError.encodingFailed(format: .png, detail: "the compressor gave up") }
        return Data(keyword.utf8) + [0, 0] + output[..<size]
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

    /// Inflates data. The capacity grows by factors of four, because the chunk doesn't contain its text's length.
    private static func inflate(_ compressed: [UInt8]) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var room = 16 << 10
        while room <= limit {
            var size = 0
            var output = [UInt8](repeating: 0, count: room)
            let result = libdeflate_zlib_decompress(
                decompressor, compressed, compressed.count, &output, room, &size)
            if result == LIBDEFLATE_SUCCESS { return Array(output[..<size]) }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
            room *= 4
        }
        return nil
    }

    private static func latin1(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : 0x3F }
    }
}
