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
