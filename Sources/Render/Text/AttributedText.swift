import Foundation

/// Paragraph attributes with the names and meanings of `NSParagraphStyle`; lengths are in points.
public struct ParagraphFormat: Hashable, Sendable {
    /// The horizontal alignment of lines; raw values are those of `NSTextAlignment`.
    public enum Alignment: Int, Hashable, Sendable {
        /// Aligns lines with the left edge.
        case left
        /// Centers lines.
        case center
        /// Aligns lines with the right edge.
        case right
        /// Stretches lines to both edges, except for a paragraph's last line, which stands where its text begins.
        case justified
        /// Aligns lines with the edge at which the interface's texts begin.
        case natural
    }
    /// The treatment of text that is too long for a line; raw values are those of `NSLineBreakMode`.
    public enum LineBreak: Int, Hashable, Sendable {
        /// Wraps between words.
        case wordWrapping
        /// Wraps between any two characters.
        case charWrapping
        /// Clips the text at the edge.
        case clipping
        /// Replaces the beginning with an ellipsis.
        case truncatingHead
        /// Replaces the end with an ellipsis.
        case truncatingTail
        /// Replaces the middle with an ellipsis.
        case truncatingMiddle
    }
    /// The base writing direction; raw values are those of `NSWritingDirection`.
    public enum WritingDirection: Int, Hashable, Sendable {
        /// The direction of the first character with a strong direction.
        case natural = -1
        /// Left to right.
        case leftToRight
        /// Right to left.
        case rightToLeft
    }

    /// The alignment of lines; `natural` is the edge at which the interface's texts begin, or those of the writing
    /// direction if that isn't natural.
    public var alignment = Alignment.natural
    /// The treatment of text that is too long for a line, or for the last line.
    public var lineBreak = LineBreak.truncatingTail
    /// The space below each line but the last.
    public var lineSpacing = 0.0
    /// The space below the paragraph.
    public var paragraphSpacing = 0.0
    /// The space above the paragraph.
    public var paragraphSpacingBefore = 0.0
    /// A factor for the natural line height; 0 leaves it unchanged.
    public var lineHeightMultiple = 0.0
    /// The minimum line height; 0 for none.
    public var minimumLineHeight = 0.0
    /// The maximum line height; 0 for none.
    public var maximumLineHeight = 0.0
    /// The indent of the first line from its leading edge.
    public var firstLineHeadIndent = 0.0
    /// The indent of the other lines from their leading edge.
    public var headIndent = 0.0
    /// The end of lines: above 0 measured from the leading edge, otherwise from the trailing edge.
    public var tailIndent = 0.0
    /// The base writing direction, on which the sides of indents, tab stops and the marker depend; `natural` is that of
    /// the first strongly directional character, or the interface's for a paragraph without one.
    public var writingDirection = WritingDirection.natural
    /// The tab stops, sorted by location.
    public var tabStops: [TabStop] = []
    /// The interval of the tab stops after the last of `tabStops`, above 0: they are at its multiples.
    public var tabInterval = Self.standardTabInterval
    /// The division of words that leave no room; nil for none but that at soft hyphens.
    public var hyphenation: Hyphenation?
    /// The text before the paragraph's first line that isn't a part of its characters, such as a list item's number
    /// between tabs; nil for none. The lines begin behind it.
    public var marker: String?

    /// Creates the default format, which truncates the tail.
    public init() {}

    /// Returns a Boolean value that indicates whether lines of natural alignment stand at the right edge. They follow
    /// the interface's direction unless the paragraph sets its own, as in labels, whatever their characters are.
    func isRightAligned(inRightToLeft isRightToLeft: Bool) -> Bool {
        switch writingDirection {
        case .natural: isRightToLeft
        case .leftToRight: false
        case .rightToLeft: true
        }
    }
}

/// The attributes of a range of characters; lengths are in points.
public struct TextAttributes: Hashable, Sendable {
    /// The font.
    public var font: FontSpec
    /// The foreground color.
    public var color: Color
    /// The space added after each character; nil for the font's own kerning.
    public var kern: Double?
    /// The upward offset of the glyphs from the baseline; negative values lower them.
    public var baselineOffset = 0.0
    /// The background color; nil for none.
    public var background: Color?
    /// The width of the letters' outline in percent of the font's size; below 0 for filled letters, 0 for none.
    public var strokeWidth = 0.0
    /// The outline's color; nil for the foreground color.
    public var strokeColor: Color?
    /// The letters' shadow; nil for none.
    public var shadow: TextShadow?
    /// The underline style, as `NSUnderlineStyle`: 0 none, 1 single, 2 thick, 9 double; with a pattern, 0x100 dots,
    /// 0x200 dashes, 0x300 and 0x400 dashes with one and two dots.
    public var underline = 0
    /// The underline's color; nil for the foreground color.
    public var underlineColor: Color?
    /// The strikethrough style, as `underline`.
    public var strikethrough = 0
    /// The strikethrough's color; nil for the foreground color.
    public var strikethroughColor: Color?
    /// The contents that stand for a U+FFFC in the text; nil for none.
    public var attachment: TextAttachment?
    /// The paragraph attributes.
    public var paragraph = ParagraphFormat()

    /// Creates attributes for plain text in a font and color.
    public init(font: FontSpec, color: Color = .black) {
        self.font = font
        self.color = color
    }
}

/// Contents within a line of text, such as an image.
public struct TextAttachment: Hashable, Sendable {
    /// The rectangle relative to the left end of the baseline, in points with y pointing up.
    public var bounds: CGRect
    /// The contents, in the rectangle's size with y pointing down.
    public var contents: [LayerContent]

    /// Creates an attachment.
    public init(bounds: CGRect, contents: [LayerContent]) {
        self.bounds = bounds
        self.contents = contents
    }

    /// The character that stands for an attachment.
    static let scalar: UInt32 = 0xFFFC
    /// The width that the line gives it.
    var advance: Double { max(0, bounded(Double(bounds.width))) }
}

/// Text with attributes.
///
/// The runs cover all of `string` from its first UTF-16 unit to its last.
public struct AttributedText: Hashable, Sendable {
    /// A range of characters with the same attributes.
    public struct Run: Hashable, Sendable {
        /// The length in UTF-16 units, greater than 0.
        public var length: Int
        /// The attributes of the characters.
        public var attributes: TextAttributes

        /// Creates a run of `length` UTF-16 units.
        public init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    /// The characters.
    public var string: String
    /// The attribute runs in the order of the text.
    public var runs: [Run]

    /// Creates text from runs, which must cover all of it.
    public init(string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }

    /// Creates text with the same attributes throughout.
    public init(_ string: String, attributes: TextAttributes) {
        self.string = string
        let length = string.utf16.count
        self.runs = length == 0 ? [] : [Run(length: length, attributes: attributes)]
    }
}
