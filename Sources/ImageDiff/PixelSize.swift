/// The sides of a picture in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A size by its sides.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The number of pixels.
    public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
    /// Such as `1170 × 2532`.
    public var description: String { "\(width) × \(height)" }
}
