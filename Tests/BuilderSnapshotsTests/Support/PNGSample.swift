import Foundation
import Render

/// A small white picture with one pixel in its first corner.
enum PNGSample {
    static func picture(corner: UInt32, isCompact: Bool = false) throws -> Data {
        let bitmap = Bitmap(width: 40, height: 60, isOpaque: true) { pixels, bytesPerRow in
            memset(pixels, 0xFF, bytesPerRow * 60)
            pixels.storeBytes(of: corner, as: UInt32.self)
        }
        let encoder = PNGEncoder(fingerprint: .current(fonts: [:]))
        return try (isCompact ? encoder.compact() : encoder).encode(bitmap, scale: 2)
    }
}
