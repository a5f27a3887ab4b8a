import Foundation
import Render

/// A picture of pixels. Immutable, and usable from any thread.
public final class CGImage: Sendable {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Pixels.
    public var width: Int { bitmap.width }
    /// Pixels.
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The part inside `rect`, in pixels, rounded outwards; nil where it doesn't meet the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        let source = bitmap
        let cropped = Bitmap(width: columns, height: rows, isOpaque: source.isOpaque) { pixels, bytesPerRow in
            for row in 0..<rows {
                memcpy(
                    pixels + row * bytesPerRow, source.pixels + (y + row) * source.bytesPerRow + x * 4, columns * 4)
            }
        }
        return CGImage(cropped)
    }

    public func copy() -> CGImage? { self }
}

extension CGImage: Hashable {
    /// Equal pixels.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }

    public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
