import Foundation

/// Decodes images: PNG of every kind; JPEG baseline and progressive, gray, color and CMYK.
///
/// Colors are interpreted as sRGB. Damaged data throws an error: it is never filled with gray, and never crashes.
public enum ImageDecoder {
    /// Decodes an image, rotated upright by its EXIF orientation.
    ///
    /// - Throws: `ImageError`. The limits are checked against the header, before memory is allocated.
    public static func decode(_ data: Data, limits: ImageLimits = .standard) throws -> Bitmap {
        let image = try decodeAsStored(data, limits: limits)
        return image.orientation.upright(image.bitmap)
    }

    /// An image in its file's pixel order, with its orientation.
    public struct StoredImage: Hashable, Sendable {
        /// The pixels in the file's order.
        public var bitmap: Bitmap
        /// The orientation that the pixels need to be upright.
        public var orientation: ImageOrientation
    }

    /// Decodes an image without applying its orientation.
    ///
    /// - Throws: `ImageError`, as `decode`.
    public static func decodeAsStored(_ data: Data, limits: ImageLimits = .standard) throws -> StoredImage {
        try data.withUnsafeBytes { bytes in
            let format = try format(bytes)
            let header = try ImageHeader.read(bytes, format: format)
            try check(header, byteCount: bytes.count, limits: limits)
            switch format {
            case .png:
                return StoredImage(bitmap: try PNGDecoder.decode(bytes), orientation: .up)
            case .jpeg:
                return StoredImage(
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

/// An image's header, read without decoding.
public struct ImageHeader: Hashable, Sendable {
    /// The file format.
    public var format: ImageFormat
    /// The stored width in pixels.
    public var width: Int
    /// The stored height in pixels.
    public var height: Int
    /// The orientation that the image needs to be upright.
    public var orientation: ImageOrientation

    /// Reads the header of a PNG or JPEG.
    ///
    /// - Throws: `ImageError`; the limits on the size are not applied here.
    public static func read(_ data: Data) throws -> ImageHeader {
        try data.withUnsafeBytes { try read($0, format: ImageDecoder.format($0)) }
    }

    /// Returns the dimensions of the upright image in pixels.
    ///
    /// - Throws: `ImageError`, as `read`.
    public static func size(of data: Data) throws -> (width: Int, height: Int) {
        let header = try read(data)
        return header.orientation.swapsSides ? (header.height, header.width) : (header.width, header.height)
    }

    static func read(_ bytes: UnsafeRawBufferPointer, format: ImageFormat) throws -> ImageHeader {
        switch format {
        case .png:
            let size = try PNGChunkReader.size(bytes)
            return ImageHeader(format: .png, width: size.width, height: size.height, orientation: .up)
        case .jpeg:
            let size = try JPEGDecoder.size(bytes)
            return ImageHeader(
                format: .jpeg, width: size.width, height: size.height, orientation: ImageOrientation(jpeg: bytes))
        }
    }
}

/// The maximum size of an image, checked against its header before memory is allocated.
public struct ImageLimits: Hashable, Sendable {
    /// The maximum number of pixels.
    public var pixels: Int
    /// The maximum size of the file, in bytes.
    public var bytes: Int

    /// Creates limits on the number of pixels, width times height, and on the bytes of the file.
    public init(pixels: Int, bytes: Int) {
        self.pixels = pixels
        self.bytes = bytes
    }

    /// The standard limits: 64 megapixels and 64 MiB.
    public static let standard = ImageLimits(pixels: 64_000_000, bytes: 64 * 1024 * 1024)
}
