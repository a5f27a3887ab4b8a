import Foundation

/// A displacement, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The horizontal component.
    public var horizontal: CGFloat
    /// The vertical component.
    public var vertical: CGFloat

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates a zero offset.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// The zero offset.
    public static let zero = UIOffset()
}
