import Foundation

/// What limits a text layout.
public struct TextLimits: Hashable, Sendable {
    /// The width that lines are broken at, in points; infinity for no limit.
    public var width: Double
    /// The height beyond which whole lines are left out, in points; infinity for no limit. One line is always kept.
    public var height: Double
    /// The greatest number of lines; 0 for no limit.
    public var lines: Int
    /// `UILabel.adjustsFontSizeToFitWidth`: the least factor that a one-line text may be shrunk by; 1 for none.
    public var minimumScale: Double
    /// Lays text out from the right where it has no direction of its own.
    public var isRightToLeft: Bool

    /// No limits, unless told otherwise.
    public init(
        width: Double = .infinity, height: Double = .infinity, lines: Int = 0, minimumScale: Double = 1,
        isRightToLeft: Bool = false
    ) {
        self.width = width
        self.height = height
        self.lines = lines
        self.minimumScale = minimumScale
        self.isRightToLeft = isRightToLeft
    }
}

/// Text broken into lines and shaped: what was measured is what is drawn.
///
/// Coordinates are points from the block's top-left corner, y down. Lines are aligned within the width limit, or within
/// the widest line where there is no limit.
public struct TextLayout: Hashable, Sendable {
    /// One line of text.
    public struct Line: Hashable, Sendable {
        /// The characters that the line shows, in UTF-16 units of the text (before truncation).
        public var range: Range<Int>
        /// The left edge and the line's top.
        public var origin: CGPoint
        /// The typographic width, without trailing white space; unrounded.
        public var width: Double
        /// Points, unrounded.
        public var height: Double
        /// The baseline's y.
        public var baseline: Double
        /// Whether it ends with an ellipsis in place of more text, or has one within.
        public var isTruncated: Bool
        /// What to draw, in drawing order: backgrounds, glyphs, underlines.
        public var contents: [LayerContent]

        /// A line by its place, its measures and what it draws.
        public init(
            range: Range<Int>, origin: CGPoint, width: Double, height: Double, baseline: Double, isTruncated: Bool,
            contents: [LayerContent]
        ) {
            self.range = range
            self.origin = origin
            self.width = width
            self.height = height
            self.baseline = baseline
            self.isTruncated = isTruncated
            self.contents = contents
        }
    }

    /// From the top down.
    public var lines: [Line]
    /// The widest line and the sum of the lines' heights and the space between them; unrounded points.
    public var size: CGSize
    /// Things that could not be drawn as asked, such as a script for which no font is installed; each once.
    public var warnings: [String]

    /// A block of lines.
    public init(lines: [Line], size: CGSize, warnings: [String] = []) {
        self.lines = lines
        self.size = size
        self.warnings = warnings
    }
}
