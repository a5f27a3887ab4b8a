import CImageCodecs
import Foundation

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
