import Foundation

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
