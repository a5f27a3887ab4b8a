import Foundation
import Render

/// An image in the form used by comparisons: with straight pixels, whose colors aren't multiplied by their alpha.
///
/// A PNG contains straight pixels. Premultiplied and divided again, a nearly transparent pixel loses its color, and a
/// comparison of files would no longer compare the files' contents; so a file is decoded directly to straight pixels.
/// An opaque bitmap is referenced without a copy.
public final class StraightBitmap: Sendable {
    /// The width in pixels, 1 or more.
    public let width: Int
    /// The height in pixels, 1 or more.
    public let height: Int
    /// A Boolean value that indicates whether every pixel is certainly opaque.
    public let isOpaque: Bool
    /// The straight `0xAARRGGBB` pixels. `Bitmap` only serves as their storage.
    private let straight: Bitmap

    /// Creates an image from a bitmap; the colors of its translucent pixels are divided by their alpha and rounded, as
    /// in the PNG that `PNGEncoder` writes.
    public init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        straight = isOpaque ? bitmap : PixelFormat.straight(bitmap)
    }

    /// Creates an image from a PNG or a JPEG.
    ///
    /// - Throws: `ImageError` if the data is neither, damaged, too large by `limits`, or an animation.
    public init(data: Data, limits: ImageLimits = .standard) throws {
        straight = try ImageDecoder.decodeStraight(data, limits: limits)
        width = straight.width
        height = straight.height
        isOpaque = straight.isOpaque
    }

    /// Creates an image from straight pixels.
    init(straight: Bitmap) {
        self.straight = straight
        width = straight.width
        height = straight.height
        isOpaque = straight.isOpaque
    }

    /// The size in pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// Returns the straight pixel `0xAARRGGBB` in column `x`, row `y`; both must be inside the image.
    public func pixel(x: Int, y: Int) -> UInt32 { straight.pixel(x: x, y: y) }

    /// A premultiplied bitmap for drawing.
    var premultiplied: Bitmap {
        guard !isOpaque else { return straight }
        return Bitmap(width: width, height: height) { pixels, bytesPerRow in
            for y in 0..<height {
                memcpy(pixels + y * bytesPerRow, straight.pixels + y * straight.bytesPerRow, bytesPerRow)
            }
            PixelFormat.premultiply(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
        }
    }

    /// The pixels; valid while the image exists.
    var grid: PixelGrid {
        PixelGrid(
            pixels: straight.pixels.assumingMemoryBound(to: UInt32.self), stride: straight.bytesPerRow / 4,
            width: width, height: height)
    }
}

/// The memory layout of pixels. Its owner must keep the image alive.
struct PixelGrid {
    let pixels: UnsafePointer<UInt32>
    /// The number of pixels per row.
    let stride: Int
    let width: Int
    let height: Int

    /// Returns the first pixel of row `y`.
    func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y &* stride) }
}
