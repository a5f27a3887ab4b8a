import CImageCodecs
import Foundation

/// A fast 128-bit hash (XXH3) for detecting changes; it isn't cryptographic.
public final class FastHash {
    private let state: OpaquePointer?

    /// Creates a hash without input.
    public init() {
        state = XXH3_createState()
        if let state { XXH3_128bits_reset(state) }
    }

    deinit { XXH3_freeState(state) }

    /// Adds `count` bytes.
    public func update(_ bytes: UnsafeRawPointer, count: Int) {
        guard let state, count > 0 else { return }
        cc_hash128_update(state, bytes, count)
    }

    /// Adds the bytes.
    public func update(_ data: Data) {
        data.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { update(start, count: bytes.count) }
        }
    }

    /// Adds the text's UTF-8.
    public func update(_ text: String) { update(Data(text.utf8)) }

    /// The hash as 32 hexadecimal digits.
    public var text: String {
        guard let state else { return "" }
        let hash = XXH3_128bits_digest(state)
        return Self.hexadecimal(hash.high64) + Self.hexadecimal(hash.low64)
    }

    /// Returns the 64-bit XXH3 of `count` bytes.
    package static func hash64(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 { XXH3_64bits(bytes, count) }

    static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension FastHash {
    /// Creates the hash of an image's size in pixels and its pixels per point; its pixels, of four bytes each, are
    /// added row by row. The result is the value of the PNG's text chunk `pixels`.
    convenience init(imageWidth width: Int, height: Int, scale: Double) {
        self.init()
        update("\(width)x\(height)@\(scale)")
    }
}

extension Bitmap {
    /// Returns a hash of the size, the scale and every pixel: the value of the PNG's text chunk `pixels`.
    ///
    /// - Parameter scale: The number of pixels per point.
    public func pixelHash(scale: Double) -> String {
        let hash = FastHash(imageWidth: width, height: height, scale: scale)
        if bytesPerRow == width * 4 {
            hash.update(pixels, count: bytesPerRow * height)
        } else {
            for row in 0..<height { hash.update(pixels + row * bytesPerRow, count: width * 4) }
        }
        return hash.text
    }
}

/// The SHA-256 of a file's bytes, computed by OpenSSL's libcrypto with the processor's own instructions, so that
/// hashing thousands of images is fast in unoptimized builds too.
package struct FileDigest: Hashable, Sendable {
    // The 32 bytes of the hash, in their order: arrays of them are without objects of their own.
    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// Creates the digest of a file's content.
    package init(_ data: Data) {
        var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        let isMade = withUnsafeMutableBytes(of: &words) { words in
            data.withUnsafeBytes {
                cc_sha256($0.baseAddress, $0.count, words.bindMemory(to: UInt8.self).baseAddress)
            }
        }
        precondition(isMade, "OpenSSL is configured without SHA-256, which file hashes require")
        self.words = words
    }

    /// Creates the digest of a text's UTF-8.
    package init(_ text: String) { self.init(Data(text.utf8)) }

    /// Creates the digest of its Base64; nil for a text that isn't the Base64 of 32 bytes.
    package init?(base64 text: String) {
        guard let data = Data(base64Encoded: text), data.count == 32 else { return nil }
        var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &words) { _ = data.copyBytes(to: $0) }
        self.words = words
    }

    /// The 32 bytes of the hash.
    private var bytes: [UInt8] { withUnsafeBytes(of: words) { Array($0) } }

    /// The hash as 64 lowercase hexadecimal digits.
    package var text: String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// The hash in Base64, as in a content security policy.
    package var base64: String { Data(bytes).base64EncodedString() }

    package static func == (one: FileDigest, other: FileDigest) -> Bool { one.words == other.words }

    package func hash(into hasher: inout Hasher) {
        withUnsafeBytes(of: words) { hasher.combine(bytes: $0) }
    }
}
