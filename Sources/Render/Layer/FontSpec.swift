/// The nine weights of the system fonts.
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

/// A description of a font in UIKit's terms.
public struct FontSpec: Hashable, Sendable {
    /// The family of a font.
    public enum Design: Hashable, Sendable {
        /// The system's font.
        case system
        /// The system's monospaced font.
        case monospaced
        /// A family by name, for fonts other than the system's.
        case named(String)
    }

    /// The family.
    public var design: Design
    /// The size in points, greater than 0.
    public var size: Double
    /// The weight.
    public var weight: FontWeight
    /// A Boolean value that indicates whether the font is italic.
    public var isItalic: Bool
    /// A Boolean value that indicates whether all digits have the same width (`monospacedDigitSystemFont`).
    public var hasMonospacedDigits: Bool
    /// The space between lines that a text style adds, in points; 0 for fonts without a style.
    public var styleLeading: Double

    /// Creates a font of a size in points; by default the system's regular font.
    public init(
        design: Design = .system, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, styleLeading: Double = 0
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.styleLeading = styleLeading
    }
}
