import Render

/// A rectangle of pixels: the column and row of its upper left corner, and its sides.
public struct PixelBox: Hashable, Sendable, Codable {
    /// The column of the left edge.
    public var x: Int
    /// The row of the top edge.
    public var y: Int
    /// The number of columns, 0 or more.
    public var width: Int
    /// The number of rows, 0 or more.
    public var height: Int

    /// Creates a rectangle from its upper left corner and its sides.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The number of pixels; 0 if a side is 0 or less.
    public var area: Int {
        guard width > 0, height > 0 else { return 0 }
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow ? Int.max : area
    }

    /// Returns the part within an image of `width` by `height` pixels; sides are 0 if there is none.
    public func clipped(width: Int, height: Int) -> PixelBox {
        let left = min(max(x, 0), width)
        let top = min(max(y, 0), height)
        let right = min(max(Self.sum(x, self.width), left), width)
        let bottom = min(max(Self.sum(y, self.height), top), height)
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest rectangle that contains both.
    public func union(_ other: PixelBox) -> PixelBox {
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(Self.sum(x, width), Self.sum(other.x, other.width))
        let bottom = max(Self.sum(y, height), Self.sum(other.y, other.height))
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the sum, saturated at the limits of `Int`.
    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflow) = a.addingReportingOverflow(b)
        guard overflow else { return sum }
        return b > 0 ? Int.max : Int.min
    }

    init?(_ rect: PixelRect) {
        guard !rect.isEmpty else { return nil }
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    /// Returns the intersection, or nil if the boxes have no pixel in common.
    func overlap(_ other: PixelBox) -> PixelBox? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let width = min(x + self.width, other.x + other.width) - left
        let height = min(y + self.height, other.y + other.height) - top
        return width > 0 && height > 0 ? PixelBox(x: left, y: top, width: width, height: height) : nil
    }
}

extension PixelBox: CustomStringConvertible {
    /// The rectangle as text, such as `(12, 40) 100 × 20`.
    public var description: String { "(\(x), \(y)) \(width) × \(height)" }
}
