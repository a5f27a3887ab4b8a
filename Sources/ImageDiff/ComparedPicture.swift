import Foundation
import Render

/// A picture as comparisons read it: straight pixels, in which the colours are not multiplied by their alpha.
///
/// A PNG holds straight pixels. Multiplied and divided again, a nearly transparent one loses its colour, and a comparison of
/// files would no longer see what the files hold: so a file is read into this without the detour. An opaque bitmap is
/// taken as it is, without a copy.
public final class ComparedPicture: Sendable {
    /// Pixels, 1 or more.
    public let width: Int
    /// Pixels, 1 or more.
    public let height: Int
    /// True when every pixel is known to be opaque.
    public let isOpaque: Bool
    /// The pixels `0xAARRGGBB`, straight. The type is borrowed for its memory.
    private let straight: Bitmap

    /// Takes a bitmap; the colours of its translucent pixels are divided by their alpha and rounded, as in the PNG that
    /// `PNGEncoder` writes of it.
    public init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        straight = isOpaque ? bitmap : PixelFormat.straight(bitmap)
    }

    /// Reads a PNG or a JPEG.
    /// - Throws: `ImageError`: the data is neither, damaged, too large by `limits`, or an animation.
    public init(data: Data, limits: ImageLimits = .standard) throws {
        straight = try ImageDecoder.decodeStraight(data, limits: limits)
        width = straight.width
        height = straight.height
        isOpaque = straight.isOpaque
    }

    /// Takes memory over that holds straight pixels.
    init(straight: Bitmap) {
        self.straight = straight
        width = straight.width
        height = straight.height
        isOpaque = straight.isOpaque
    }

    /// The sides in pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The straight pixel `0xAARRGGBB` in column `x`, row `y`; both must lie inside.
    public func pixel(x: Int, y: Int) -> UInt32 { straight.pixel(x: x, y: y) }

    /// A bitmap with the colours multiplied by their alpha, to draw with.
    var premultiplied: Bitmap {
        guard !isOpaque else { return straight }
        return Bitmap(width: width, height: height) { pixels, bytesPerRow in
            for y in 0..<height {
                memcpy(pixels + y * bytesPerRow, straight.pixels + y * straight.bytesPerRow, bytesPerRow)
            }
            PixelFormat.premultiply(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
        }
    }

    /// The pixels; valid while the picture lives.
    var grid: PixelGrid {
        PixelGrid(
            pixels: straight.pixels.assumingMemoryBound(to: UInt32.self), stride: straight.bytesPerRow / 4,
            width: width, height: height)
    }
}
