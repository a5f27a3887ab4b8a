/// The hash of a picture's size, scale and pixels, which come row by row: what the PNG's text chunk `pixels` holds.
struct PixelHash {
    private let hash = FastHash()

    /// - Parameters:
    ///   - width: pixels.
    ///   - height: pixels.
    ///   - scale: pixels for each point.
    init(width: Int, height: Int, scale: Double) {
        hash.update("\(width)x\(height)@\(scale)")
    }

    /// Adds the next pixels, of four bytes each.
    func update(_ pixels: UnsafeRawPointer, count: Int) {
        hash.update(pixels, count: count)
    }

    /// 32 hexadecimal digits.
    var text: String { hash.text }
}

extension Bitmap {
    /// A hash of the size, the scale and every pixel: what the PNG's text chunk `pixels` holds.
    /// - Parameter scale: pixels for each point.
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
