import Foundation

/// What a picture's header says, read without decoding.
public struct ImageHeader: Hashable, Sendable {
    /// What kind of file it is.
    public var format: ImageFormat
    /// Pixels, as stored.
    public var width: Int
    /// Pixels, as stored.
    public var height: Int
    /// How the picture is turned to stand upright.
    public var orientation: ImageOrientation

    /// Reads the header of a PNG or JPEG.
    /// - Throws: `ImageError`; the limits on the size are not applied here.
    public static func read(_ data: Data) throws -> ImageHeader {
        try data.withUnsafeBytes { try read($0, format: ImageDecoder.format($0)) }
    }

    /// The dimensions in pixels, as the upright picture has them.
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
