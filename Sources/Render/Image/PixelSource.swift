/// Premultiplied pixels to sample, 32 bits each (`0xAARRGGBB`), that another object keeps alive.
struct PixelSource {
    /// The first pixel of the first row.
    var pixels: UnsafeRawPointer
    /// The width in pixels, 1 or more.
    var width: Int
    /// The height in pixels, 1 or more.
    var height: Int
    /// The number of bytes from row to row.
    var bytesPerRow: Int
    /// A Boolean value that indicates whether alpha is ignored and counts as 255.
    var isOpaque: Bool
}

extension PixelSource {
    /// Creates a source from a part of a bitmap, which must lie inside it.
    init(_ bitmap: Bitmap, part: PixelRect) {
        self.init(
            pixels: bitmap.pixels + part.y * bitmap.bytesPerRow + part.x * 4, width: part.width, height: part.height,
            bytesPerRow: bitmap.bytesPerRow, isOpaque: bitmap.isOpaque)
    }
}
