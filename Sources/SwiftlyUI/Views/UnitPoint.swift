import Foundation

/// A point in a rectangle, in units of its width and height: (0, 0) is the top left corner, (1, 1) the bottom right
/// corner. Leading is left and trailing is right, whatever the reading direction.
public struct UnitPoint: Hashable, Equatable, Sendable {
    /// The distance from the left edge, in widths.
    public var x: CGFloat
    /// The distance from the top edge, in heights.
    public var y: CGFloat

    /// Creates a point at a distance from the left edge, in widths, and from the top edge, in heights; points outside
    /// of the rectangle are allowed.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
