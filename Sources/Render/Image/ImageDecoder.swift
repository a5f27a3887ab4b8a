import Foundation

/// Decodes images: PNG of every kind; JPEG baseline and progressive, gray, color and CMYK.
///
/// Colors are interpreted as sRGB. Damaged data throws an error: it is never filled with gray, and never crashes.
public enum ImageDecoder {
    /// Decodes an image, rotated upright by its EXIF orientation.
    ///
    /// - Throws: `ImageError`. The limits are checked against the header, before memory is allocated.
    public static func decode(_ data: Data, limits: ImageLimits = .standard) throws -> Bitmap {
        let picture = try decodeAsStored(data, limits: limits)
        return picture.orientation.upright(picture.bitmap)
    }

    /// An image in its file's pixel order, with its orientation.
    public struct StoredPicture: Hashable, Sendable {
        /// The pixels in the file's order.
        public var bitmap: Bitmap
        /// The orientation that the pixels need to be upright.
        public var orientation: ImageOrientation
    }

    /// Decodes an image without applying its orientation.
    ///
    /// - Throws: `ImageError`, as `decode`.
    public static func decodeAsStored(_ data: Data, limits: ImageLimits = .standard) throws -> StoredPicture {
        try data.withUnsafeBytes { bytes in
            let format = try format(bytes)
            let header = try ImageHeader.read(bytes, format: format)
            try check(header, byteCount: bytes.count, limits: limits)
            switch format {
            case .png:
                return StoredPicture(bitmap: try PNGDecoder.decode(bytes), orientation: .up)
            case .jpeg:
                return StoredPicture(
                    bitmap: try JPEGDecoder.decode(bytes, header: header), orientation: header.orientation)
            }
        }
    }

    /// Checks the size against the limits.
    ///
    /// - Throws: `ImageError.tooLarge`, before memory is allocated.
    static func check(_ header: ImageHeader, byteCount: Int, limits: ImageLimits) throws {
        let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
        guard !overflow, pixels <= limits.pixels, byteCount <= limits.bytes else {
            throw ImageError.tooLarge(
                pixels: overflow ? Int.max : pixels, bytes: byteCount, pixelLimit: limits.pixels,
                byteLimit: limits.bytes)
        }
    }

    static func format(_ bytes: UnsafeRawBufferPointer) throws -> ImageFormat {
        if PNGChunkReader.hasSignature(bytes) { return .png }
        if bytes.count >= 3, bytes[0] == 0xFF, bytes[1] == 0xD8, bytes[2] == 0xFF { return .jpeg }
        throw unknownFormat(bytes)
    }

    static func unknownFormat(_ bytes: UnsafeRawBufferPointer) -> ImageError {
        if !bytes.isEmpty, bytes.count < 8, bytes.elementsEqual(PNGChunkWriter.signature.prefix(bytes.count)) {
            return .truncated(format: .png)
        }
        let start = bytes.prefix(8).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return .unknownFormat(firstBytes: start.joined(separator: " "))
    }
}
