import Foundation

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
    /// The column of the left edge.
    package var x: Int
    /// The row of the top edge.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    /// A Boolean value that indicates whether the rectangle contains no pixel.
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    var area: Int { isEmpty ? 0 : width * height }
    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates a rectangle by rounding each edge to the nearest pixel, half up.
    package init(snapping rect: CGRect) {
        let left = PixelRect.snap(rect.minX)
        let top = PixelRect.snap(rect.minY)
        self.init(
            x: left, y: top, width: PixelRect.snap(rect.maxX) - left, height: PixelRect.snap(rect.maxY) - top)
    }

    /// Creates the smallest rectangle that contains `rect`.
    package init(around rect: CGRect) {
        let left = PixelRect.whole(rect.minX.rounded(.down))
        let top = PixelRect.whole(rect.minY.rounded(.down))
        self.init(
            x: left, y: top, width: PixelRect.whole(rect.maxX.rounded(.up)) - left,
            height: PixelRect.whole(rect.maxY.rounded(.up)) - top)
    }

    /// Rounds half up, and treats values a rounding error below a half as a half.
    static func snap(_ value: CGFloat) -> Int { whole((value + 0.5 + 1e-6).rounded(.down)) }

    /// Converts to an integer, limited to ±1,000 million pixels: nothing is drawn beyond.
    private static func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(1e9, max(-1e9, value))) }

    /// Returns the common part, with sides of 0 when there is none.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    func expanded(by pixels: Int) -> PixelRect {
        PixelRect(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }

    func offset(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}
