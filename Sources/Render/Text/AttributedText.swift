/// How lines are set in a paragraph; lengths are points. Names and meanings are `NSParagraphStyle`'s.
public struct ParagraphFormat: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        case left, center, right, justified, natural
    }
    public enum LineBreak: Hashable, Sendable {
        case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }
    public enum WritingDirection: Hashable, Sendable {
        case natural, leftToRight, rightToLeft
    }

    public var alignment = Alignment.natural
    public var lineBreak = LineBreak.truncatingTail
    public var lineSpacing = 0.0
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    public var lineHeightMultiple = 0.0
    public var minimumLineHeight = 0.0
    public var maximumLineHeight = 0.0
    public var firstLineHeadIndent = 0.0
    public var headIndent = 0.0
    public var tailIndent = 0.0
    public var writingDirection = WritingDirection.natural

    public init() {}
}

/// How a stretch of characters looks; lengths are points.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontSpec
    public var color: Color
    /// Added after each character; nil for the font's own.
    public var kern: Double?
    /// Raises (positive) or lowers the glyphs.
    public var baselineOffset = 0.0
    public var background: Color?
    /// 0 none, 1 single, 2 thick, 9 double, as `NSUnderlineStyle`.
    public var underline = 0
    public var underlineColor: Color?
    public var strikethrough = 0
    public var strikethroughColor: Color?
    public var paragraph = ParagraphFormat()

    public init(font: FontSpec, color: Color = .black) {
        self.font = font
        self.color = color
    }
}

/// Text with attributes: the runs cover all of `string` from its first UTF-16 unit to its last.
public struct AttributedText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        /// Its length in UTF-16 units, more than 0.
        public var length: Int
        public var attributes: TextAttributes

        public init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    public var string: String
    public var runs: [Run]

    public init(string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }

    public init(_ string: String, attributes: TextAttributes) {
        self.string = string
        let length = string.utf16.count
        self.runs = length == 0 ? [] : [Run(length: length, attributes: attributes)]
    }
}
