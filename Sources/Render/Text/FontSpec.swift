/// The nine weights that system fonts have.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A font as UIKit names it: what text is measured and drawn with.
public struct FontSpec: Hashable, Sendable {
    public enum Design: Hashable, Sendable {
        case system
        case monospaced
        /// A family by name, for fonts other than the system's.
        case named(String)
    }

    public var design: Design
    /// Points, greater than 0.
    public var size: Double
    public var weight: FontWeight
    public var isItalic: Bool
    /// Figures all as wide as each other (`monospacedDigitSystemFont`).
    public var hasMonospacedDigits: Bool

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
