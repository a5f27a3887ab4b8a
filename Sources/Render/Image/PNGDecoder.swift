import CImageCodecs
import Foundation

/// Decodes PNG by libpng's simplified interface, whose `longjmp` never crosses the caller's frames.
enum PNGDecoder {
    /// Decodes a PNG.
    ///
    /// - Parameter isPremultiplied: Pass false to leave the colors of translucent pixels as in the file.
    static func decode(_ bytes: UnsafeRawBufferPointer, isPremultiplied: Bool = true) throws -> Bitmap {
        try PNGChunkReader.checkLengths(bytes)
        var image = png_image()
        image.version = cc_png_image_version()
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            throw error(&image, bytes)
        }
        let width = Int(image.width)
        let height = Int(image.height)
        let size = try PNGChunkReader.size(bytes)
        guard width == size.width, height == size.height else {
            throw ImageError.corrupt(format: .png, detail: "two IHDR chunks")
        }
        let isOpaque = cc_png_has_alpha(image.format) == 0
        image.format = cc_png_format_bgra()
        // Sixteen-bit samples are interpreted as sRGB like eight-bit ones, not as linear light.
        image.flags |= cc_png_flag_16_bit_srgb()
        let storage = PixelMemory.allocate(byteCount: width * height * 4)
        guard png_image_finish_read(&image, nil, storage, Int32(width * 4), nil) != 0 else {
            storage.deallocate()
            throw error(&image, bytes)
        }
        if !isOpaque, isPremultiplied {
            PixelFormat.premultiply(storage, width: width, height: height, bytesPerRow: width * 4)
        }
        return Bitmap(adopting: storage, width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque)
    }

    private static func error(_ image: inout png_image, _ bytes: UnsafeRawBufferPointer) -> ImageError {
        var text = [CChar](repeating: 0, count: 80)
        cc_png_message(&image, &text, text.count)
        let message = text.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
        return isCutOff(bytes) ? .truncated(format: .png) : .corrupt(format: .png, detail: message)
    }

    /// Returns a Boolean value that indicates whether the chunks run past the end of the data, or the closing one is
    /// missing.
    private static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var reader = PNGChunkReader(bytes: bytes)
        do {
            _ = try reader.readInfo()
            return false
        } catch ImageError.truncated {
            return true
        } catch {
            return false
        }
    }
}

extension ImageDecoder {
    /// Decodes an image with straight (unpremultiplied) pixels, upright, for comparisons.
    ///
    /// It is stricter than `decode`, because a comparison must not succeed with half a file: an animated PNG is
    /// rejected, and so is one without its closing chunk.
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
    /// Checks the lengths of the chunks before the pixels, since libpng allocates what a length claims.
    ///
    /// - Throws: `ImageError.truncated` if one ends after the data.
    static func checkLengths(_ bytes: UnsafeRawBufferPointer) throws {
        var offset = 8
        while offset + 8 <= bytes.count, word(bytes, offset + 4) != 0x4944_4154 {  // IDAT
            let length = word(bytes, offset)
            guard length <= bytes.count - offset - 12 else { throw ImageError.truncated(format: .png) }
            offset += 12 + length
        }
    }

    /// Returns a Boolean value that indicates whether the PNG has an animation chunk, from the chunk headers alone.
    ///
    /// - Throws: `ImageError.truncated` when the closing chunk is missing.
    static func isAnimated(_ bytes: UnsafeRawBufferPointer) throws -> Bool {
        var isAnimated = false
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = word(bytes, offset)
            guard length <= bytes.count - offset - 12 else { break }
            switch word(bytes, offset + 4) {
            case 0x4945_4E44: return isAnimated  // IEND
            case 0x6163_544C: isAnimated = true  // acTL
            default: break
            }
            offset += 12 + length
        }
        throw ImageError.truncated(format: .png)
    }
}
