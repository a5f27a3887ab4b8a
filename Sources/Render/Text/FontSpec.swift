/// The nine weights that system fonts have.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    /// 100 on the scale of 100 to 900.
    case ultraLight
    /// 200 on the scale of 100 to 900.
    case thin
    /// 300 on the scale of 100 to 900.
    case light
    /// 400 on the scale of 100 to 900.
    case regular
    /// 500 on the scale of 100 to 900.
    case medium
    /// 600 on the scale of 100 to 900.
    case semibold
    /// 700 on the scale of 100 to 900.
    case bold
    /// 800 on the scale of 100 to 900.
    case heavy
    /// 900 on the scale of 100 to 900.
    case black
}

/// A font as UIKit names it: what text is measured and drawn with.
public struct FontSpec: Hashable, Sendable {
    /// The family that letters come from.
    public enum Design: Hashable, Sendable {
        /// The system's font.
        case system
        /// The system's font with letters all as wide as each other.
        case monospaced
        /// A family by name, for fonts other than the system's.
        case named(String)
    }

    /// The family.
    public var design: Design
    /// Points, greater than 0.
    public var size: Double
    /// How heavy the letters are.
    public var weight: FontWeight
    /// Whether the letters lean.
    public var isItalic: Bool
    /// Figures all as wide as each other (`monospacedDigitSystemFont`).
    public var hasMonospacedDigits: Bool

    /// A font of this size, in points; the system's regular one unless told otherwise.
    public init(
        design: Design = .system, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
