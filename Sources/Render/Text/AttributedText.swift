/// How lines are set in a paragraph; lengths are points. Names and meanings are `NSParagraphStyle`'s.
public struct ParagraphFormat: Hashable, Sendable {
    /// Where lines stand in their width.
    public enum Alignment: Hashable, Sendable {
        /// At the left.
        case left
        /// In the middle.
        case center
        /// At the right.
        case right
        /// Stretched to both sides, but for a paragraph's last line.
        case justified
        /// At the side that the text begins on.
        case natural
    }
    /// What happens to text that is too long for a line.
    public enum LineBreak: Hashable, Sendable {
        /// It goes on in the next line, between words.
        case wordWrapping
        /// It goes on in the next line, between any two characters.
        case charWrapping
        /// What doesn't fit isn't drawn.
        case clipping
        /// An ellipsis stands for its beginning.
        case truncatingHead
        /// An ellipsis stands for its end.
        case truncatingTail
        /// An ellipsis stands for its middle.
        case truncatingMiddle
    }
    /// From which side text runs.
    public enum WritingDirection: Hashable, Sendable {
        /// By the first letter that has a direction.
        case natural
        /// From the left.
        case leftToRight
        /// From the right.
        case rightToLeft
    }

    /// Where lines stand; `natural` is the side that the text begins on.
    public var alignment = Alignment.natural
    /// What happens at the end of the line, or of the last one.
    public var lineBreak = LineBreak.truncatingTail
    /// Left free below each line but the last.
    public var lineSpacing = 0.0
    /// Left free below the paragraph.
    public var paragraphSpacing = 0.0
    /// Left free above the paragraph.
    public var paragraphSpacingBefore = 0.0
    /// Times the line's own height; 0 for as it is.
    public var lineHeightMultiple = 0.0
    /// The least height of a line; 0 for none.
    public var minimumLineHeight = 0.0
    /// The greatest height of a line; 0 for none.
    public var maximumLineHeight = 0.0
    /// How far the first line begins from the side it begins on.
    public var firstLineHeadIndent = 0.0
    /// The same for the other lines.
    public var headIndent = 0.0
    /// Where lines end: above 0 from the side they begin on, else from the other side.
    public var tailIndent = 0.0
    /// Which way it runs; `natural` goes by its first letter.
    public var writingDirection = WritingDirection.natural

    /// The format of text without any, which is cut off with an ellipsis.
    public init() {}
}

/// How a stretch of characters looks; lengths are points.
public struct TextAttributes: Hashable, Sendable {
    /// What it is set in.
    public var font: FontSpec
    /// The letters' colour.
    public var color: Color
    /// Added after each character; nil for the font's own.
    public var kern: Double?
    /// Raises (positive) or lowers the glyphs.
    public var baselineOffset = 0.0
    /// Behind the letters; nil for nothing.
    public var background: Color?
    /// 0 none, 1 single, 2 thick, 9 double, as `NSUnderlineStyle`.
    public var underline = 0
    /// Nil for the letters' own.
    public var underlineColor: Color?
    /// 0 none, 1 single, 2 thick, 9 double, as `NSUnderlineStyle`.
    public var strikethrough = 0
    /// Nil for the letters' own.
    public var strikethroughColor: Color?
    /// How its paragraph is set.
    public var paragraph = ParagraphFormat()

    /// Plain text in this font and colour.
    public init(font: FontSpec, color: Color = .black) {
        self.font = font
        self.color = color
    }
}

/// Text with attributes: the runs cover all of `string` from its first UTF-16 unit to its last.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of characters that look alike.
    public struct Run: Hashable, Sendable {
        /// Its length in UTF-16 units, more than 0.
        public var length: Int
        /// How they look.
        public var attributes: TextAttributes

        /// A stretch of so many UTF-16 units.
        public init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    /// The characters.
    public var string: String
    /// How they look, from the first to the last.
    public var runs: [Run]

    /// Text in runs, which must cover all of it.
    public init(string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }

    /// Text that looks the same throughout.
    public init(_ string: String, attributes: TextAttributes) {
        self.string = string
        let length = string.utf16.count
        self.runs = length == 0 ? [] : [Run(length: length, attributes: attributes)]
    }
}
