import Foundation

extension ImageDecoder {
    /// Decodes an image with straight (unpremultiplied) pixels, upright, for comparisons.
    ///
    /// It is stricter than `decode`, because a comparison must not pass on half a file: an animated PNG is rejected,
    /// and so is one without its closing chunk.
    ///
    /// - Throws: `ImageError`.
    package static func decodeStraight(_ data: Data, limits: ImageLimits) throws -> Bitmap {
        try data.withUnsafeBytes { bytes in
            guard try format(bytes) == .png else { return try decode(data, limits: limits) }
            try check(ImageHeader.read(bytes, format: .png), byteCount: bytes.count, limits: limits)
            guard try !PNGChunkReader.isAnimated(bytes) else {
                throw ImageError.unsupported(
                    format: .png, detail: "it is animated, and only still pictures are compared")
            }
            return try PNGDecoder.decode(bytes, isPremultiplied: false)
        }
    }
}

extension PNGChunkReader {
    /// Returns a Boolean value that indicates whether the PNG has an animation chunk, from the chunk headers alone.
    ///
    /// - Throws: `ImageError.truncated` when the closing chunk is missing.
    static func isAnimated(_ bytes: UnsafeRawBufferPointer) throws -> Bool {
        var isAnimated = false
        var place = 8
        while place + 12 <= bytes.count {
            let length = word(bytes, place)
            guard length <= bytes.count - place - 12 else { break }
            switch word(bytes, place + 4) {
            case 0x4945_4E44: return isAnimated  // IEND
            case 0x6163_544C: isAnimated = true  // acTL
            default: break
            }
            place += 12 + length
        }
        throw ImageError.truncated(format: .png)
    }
}
