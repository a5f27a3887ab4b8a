/// A set of physical edges of a rectangle, for `padding(_:_:)`.
public struct EdgeSet: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = EdgeSet(rawValue: 1 << 0)
    /// The left edge, whatever the reading direction.
    public static let left = EdgeSet(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = EdgeSet(rawValue: 1 << 2)
    /// The right edge, whatever the reading direction.
    public static let right = EdgeSet(rawValue: 1 << 3)

    /// Left and right.
    public static let horizontal: EdgeSet = [.left, .right]
    /// Top and bottom.
    public static let vertical: EdgeSet = [.top, .bottom]
    /// All four edges.
    public static let all: EdgeSet = [.top, .left, .bottom, .right]
}
