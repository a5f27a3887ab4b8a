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

    deinit {
        XXH3_freeState(state)
    }

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
    public func update(_ text: String) {
        update(Data(text.utf8))
    }

    /// The hash as 32 hexadecimal digits.
    public var text: String {
        guard let state else { return "" }
        let hash = XXH3_128bits_digest(state)
        return Self.hexadecimal(hash.high64) + Self.hexadecimal(hash.low64)
    }

    /// Returns the 64-bit XXH3 of `count` bytes.
    package static func hash64(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 { XXH3_64bits(bytes, count) }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
