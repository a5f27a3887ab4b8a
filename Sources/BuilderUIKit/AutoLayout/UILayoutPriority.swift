import Foundation

/// The priority of a constraint: 1000 is required, lower ones are optional. Fractions are legal.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: the default priority of content compression resistance.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority with which a drag must not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the default priority of content hugging.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of the target of `systemLayoutSizeFitting(_:)`, below that of content.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// Returns a higher priority. A result outside 0 … 1000 is reported where it is used.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// Returns a lower priority; `UILayoutPriority.required - 1` is 999.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
    /// Raises a priority.
    public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }
    /// Lowers a priority.
    public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }

    /// Indicates whether the priority is above 0, at which a constraint has no effect, and at most 1000.
    var isLegalForConstraints: Bool { rawValue > 0 && rawValue <= Self.required.rawValue }
}
