import Foundation
import Render

/// A bitmap image. Immutable, and usable from any thread.
public final class CGImage: Sendable {
    package let bitmap: Bitmap
    /// The texts that are boxes in the pixels, since no font has their characters.
    let missingTexts: [MissingText]
    /// A Boolean value that indicates whether the image is a mask.
    public let isMask: Bool

    package init(_ bitmap: Bitmap, missingTexts: [MissingText] = [], isMask: Bool = false) {
        self.bitmap = bitmap
        self.isMask = isMask
        self.missingTexts = missingTexts
    }

    /// Returns the pixels to draw, and reports the missing texts in them to the render and to the image that they are
    /// drawn into.
    func shownBitmap() -> Bitmap {
        guard !missingTexts.isEmpty else { return bitmap }
        let warnings = missingTexts.map(ViewWarning.missingGlyphs)
        if let context = UIGraphicsGetCurrentContext() {
            context.report(warnings)
        } else {
            warnings.forEach(WarningLog.current.add)
        }
        return bitmap
    }

    /// The width, in pixels.
    public var width: Int { bitmap.width }
    /// The height, in pixels.
    public var height: Int { bitmap.height }
    /// The bits of a color component: always 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: always 32.
    public var bitsPerPixel: Int { 32 }
    /// The length of a row in memory, in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// The color space: always device RGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Returns the part inside `rect`, in pixels and rounded outward, or nil if `rect` doesn't intersect the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        let source = bitmap
        let cropped = Bitmap(
            width: columns, height: rows, isOpaque: source.isOpaque, vectorFormat: source.vectorFormat
        ) { pixels, bytesPerRow in
            for row in 0..<rows {
                memcpy(
                    pixels + row * bytesPerRow, source.pixels + (y + row) * source.bytesPerRow + x * 4, columns * 4)
            }
        }
        return CGImage(cropped, missingTexts: missingTexts)
    }

    /// Returns the image itself, which is immutable.
    public func copy() -> CGImage? { self }
}

extension CGImage: Hashable {
    /// Returns a Boolean value that indicates whether two images have equal pixels.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }

    public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

extension Bitmap {
    /// The mean of the pixels, weighted by their alpha. Large images are sampled on a grid of about 64 × 64 pixels.
    var meanColor: Color {
        let stepX = max(1, width / 64)
        let stepY = max(1, height / 64)
        var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
        for y in stride(from: 0, to: height, by: stepY) {
            for x in stride(from: 0, to: width, by: stepX) {
                let value = Int(pixel(x: x, y: y))
                alpha += value >> 24 & 255
                red += value >> 16 & 255
                green += value >> 8 & 255
                blue += value & 255
                count += 1
            }
        }
        guard alpha > 0, count > 0 else { return .clear }
        let scale = 1 / Double(alpha)
        return Color(
            red: Double(red) * scale, green: Double(green) * scale, blue: Double(blue) * scale,
            alpha: Double(alpha) / Double(255 * count))
    }
}
