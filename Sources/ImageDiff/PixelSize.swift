/// The size of an image in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a size from its sides.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The number of pixels.
    public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
    /// The size as text, such as `1170 × 2532`.
    public var description: String { "\(width) × \(height)" }
}
