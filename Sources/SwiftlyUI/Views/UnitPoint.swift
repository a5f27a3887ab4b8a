import Foundation

/// A place in a rectangle, in units of its width and height: (0, 0) is the upper left corner, (1, 1) the lower right
/// one. Leading is left and trailing is right, whatever the reading direction.
public struct UnitPoint: Hashable, Equatable, Sendable {
    /// From the left, in widths.
    public var x: CGFloat
    /// From the top, in heights.
    public var y: CGFloat

    /// A place so many widths from the left and heights from the top; places outside of the rectangle are allowed.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
