import Foundation

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Aligned with the left edge.
    case left = 0
    /// Centered.
    case center = 1
    /// Aligned with the right edge.
    case right = 2
    /// Aligned with both edges, except for the last line of a paragraph.
    case justified = 3
    /// Aligned by the text's direction.
    case natural = 4
}

/// The behavior of lines that are too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Wrapped between words.
    case byWordWrapping = 0
    /// Wrapped between characters.
    case byCharWrapping = 1
    /// Clipped.
    case byClipping = 2
    /// Truncated at the beginning, with an ellipsis.
    case byTruncatingHead = 3
    /// Truncated at the end, with an ellipsis.
    case byTruncatingTail = 4
    /// Truncated in the middle, with an ellipsis.
    case byTruncatingMiddle = 5
}

/// The direction of text.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the text's first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The way in which a direction applies to text, added to an `NSWritingDirection` in the values of
/// `NSAttributedString.Key.writingDirection`.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    /// The direction of the surrounding text; characters keep their own.
    case embedding = 0
    /// The direction of all characters.
    case override = 2
}

/// Strategies against very short last lines. Stored but not used.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The strategy's bits.
    public let rawValue: UInt
    /// Creates strategies from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids orphaned words at the end of paragraphs.
    public static let pushOut = NSLineBreakStrategy(rawValue: 1)
    /// Prevents line breaks within Hangul words.
    public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
    /// The system's default strategies.
    public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}

extension NSParagraphStyle {
    /// The Swift name of line break strategies.
    public typealias LineBreakStrategy = NSLineBreakStrategy
}

/// The style of lines under or through text: a thickness combined with a pattern. Patterns are drawn as solid lines.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style's bits.
    public let rawValue: Int
    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted pattern.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed pattern.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A pattern of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A pattern of dashes and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Lines under words only, not under spaces. Has no effect.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Ends the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Wraps lines, and takes the rectangle's origin as the top left corner of the first.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the leading of text styles between lines, as labels do.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Uses the glyphs' bounds instead of line heights. Has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

extension NSAttributedString {
    /// An effect of text, the value of the attribute `textEffect`, which has no effect.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Letters that look pressed into the paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}
