import BuilderUIKit

/// A rectangle of whole pixels in Core Image's coordinates, whose y axis points up.
struct Region: Hashable, Sendable {
    /// The column of the left edge.
    var x: Int
    /// The row of the bottom edge.
    var y: Int
    /// The number of columns.
    var width: Int
    /// The number of rows.
    var height: Int

    /// The distance of infinite regions' edges.
    private static let far = 1 << 40
    /// The region without pixels.
    static let empty = Region(x: 0, y: 0, width: 0, height: 0)
    /// The region with all pixels.
    static let infinite = Region(x: -far, y: -far, width: 2 * far, height: 2 * far)
    /// The largest number of pixels that are drawn.
    private static let largestArea = 1 << 26

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates a region from its edges.
    private init(left: Int, bottom: Int, right: Int, top: Int) {
        self.init(x: left, y: bottom, width: max(0, right - left), height: max(0, top - bottom))
    }

    /// Creates the smallest region that contains a rectangle; parts of a pixel below a millionth are rounding errors.
    init(around rect: CGRect) {
        if rect.isInfinite {
            self = .infinite
            return
        }
        let rect = rect.standardized
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        self.init(
            left: Self.whole((rect.minX + 1e-6).rounded(.down)), bottom: Self.whole((rect.minY + 1e-6).rounded(.down)),
            right: Self.whole((rect.maxX - 1e-6).rounded(.up)), top: Self.whole((rect.maxY - 1e-6).rounded(.up)))
    }

    private static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(max(-CGFloat(far), min(CGFloat(far), value)))
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    /// A Boolean value that indicates whether the region has no edge on some side.
    var isInfinite: Bool { width >= Self.far || height >= Self.far }
    /// A Boolean value that indicates whether the region has pixels, and not too many.
    var isDrawable: Bool {
        guard !isEmpty, !isInfinite else { return false }
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        return !overflow && area <= Self.largestArea
    }

    /// The region as a rectangle.
    var rect: CGRect {
        if isEmpty { return CGRect(x: x, y: y, width: 0, height: 0) }
        return isInfinite ? .infinite : CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the common part.
    func intersection(_ other: Region) -> Region {
        let part = Region(
            left: max(x, other.x), bottom: max(y, other.y), right: min(maxX, other.maxX), top: min(maxY, other.maxY))
        return part.isEmpty ? .empty : part
    }

    /// Returns the smallest region that contains both.
    func union(_ other: Region) -> Region {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Region(
            left: min(x, other.x), bottom: min(y, other.y), right: max(maxX, other.maxX), top: max(maxY, other.maxY))
    }

    func contains(_ other: Region) -> Bool {
        other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Returns the region with all edges moved outward; an empty or infinite one is unchanged.
    func outset(by columns: Int, _ rows: Int) -> Region {
        if isEmpty || isInfinite { return self }
        return Region(x: x - columns, y: y - rows, width: width + 2 * columns, height: height + 2 * rows)
    }

    /// Returns the smallest region that contains the transformed one.
    func applying(_ matrix: CGAffineTransform) -> Region {
        isEmpty || isInfinite ? self : Region(around: rect.applying(matrix))
    }

    /// Returns the smallest region of whole cells on a grid that contains this one.
    func aligned(to side: Int, fromX left: Int, y bottom: Int) -> Region {
        if isEmpty || isInfinite { return self }
        func down(_ value: Int, _ origin: Int) -> Int { value - ((value - origin) % side + side) % side }
        return Region(
            left: down(x, left), bottom: down(y, bottom), right: down(maxX + side - 1, left),
            top: down(maxY + side - 1, bottom))
    }
}
