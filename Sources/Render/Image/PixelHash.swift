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
