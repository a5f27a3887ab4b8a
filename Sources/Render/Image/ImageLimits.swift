/// How large a picture may be before it is refused, checked from its header and before memory is taken.
public struct ImageLimits: Hashable, Sendable {
    /// The greatest number of pixels.
    public var pixels: Int
    /// The greatest size of the file, in bytes.
    public var bytes: Int

    /// The greatest number of pixels, width times height, and of bytes of the file.
    public init(pixels: Int, bytes: Int) {
        self.pixels = pixels
        self.bytes = bytes
    }

    /// 64 megapixels and 64 MiB.
    public static let standard = ImageLimits(pixels: 64_000_000, bytes: 64 * 1024 * 1024)
}
