import Foundation

/// The line breaks and metrics of a text: a layout without its contents. Lengths are in points.
struct TextPlan: Sendable {
    var lines: [PlannedLine] = []
    var size = CGSize.zero
    /// The width within which lines are aligned.
    var width = 0.0
}

/// One line: clusters of the text, in truncated lines with an ellipsis between `head` and `tail`.
struct PlannedLine: Sendable {
    /// The clusters before the ellipsis; all clusters of lines that aren't truncated.
    var head: Range<Int>
    /// The clusters after the ellipsis.
    var tail: Range<Int> = 0..<0
    var ellipsis: Ellipsis?
    /// The first cluster of the next line.
    var end: Int
    /// The clusters from the first one shown to the last, with hanging white space.
    var covered: Range<Int>
    var paragraph: Int
    var isFirstOfParagraph: Bool
    var endsParagraph: Bool
    /// The width without hanging white space.
    var width = 0.0
    /// The width of the white space that hangs over the end; it counts in the size of the text.
    var hangingWidth = 0.0
    var top = 0.0
    var ascent = 0.0
    var descent = 0.0
    var height = 0.0

    var isTruncated: Bool { ellipsis != nil }

    struct Ellipsis: Sendable {
        var shaped: ShapedText
        /// The index of the attributed run whose font and color it has.
        var attributes: Int
        var width: Double
    }
}
