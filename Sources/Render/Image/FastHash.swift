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

/// An incremental hash of an image's size, scale and pixels, row by row: the value of the PNG's text chunk `pixels`.
struct PixelHash {
    private let hash = FastHash()

    /// Creates the hash of an image's size and scale.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: The number of pixels per point.
    init(width: Int, height: Int, scale: Double) {
        hash.update("\(width)x\(height)@\(scale)")
    }

    /// Adds the next pixels, of four bytes each.
    func update(_ pixels: UnsafeRawPointer, count: Int) {
        hash.update(pixels, count: count)
    }

    /// The hash as 32 hexadecimal digits.
    var text: String { hash.text }
}

extension Bitmap {
    /// Returns a hash of the size, the scale and every pixel: the value of the PNG's text chunk `pixels`.
    ///
    /// - Parameter scale: The number of pixels per point.
    public func pixelHash(scale: Double) -> String {
        let hash = PixelHash(width: width, height: height, scale: scale)
        if bytesPerRow == width * 4 {
            hash.update(pixels, count: bytesPerRow * height)
        } else {
            for row in 0..<height { hash.update(pixels + row * bytesPerRow, count: width * 4) }
        }
        return hash.text
    }
}
