import Foundation

/// Where a text's lines begin and end and stand: all of a layout but its contents. Lengths are points.
struct TextPlan: Sendable {
    var lines: [PlannedLine] = []
    var size = CGSize.zero
    /// The width that lines are aligned in.
    var width = 0.0
}

/// One line: clusters from the text, for truncated lines with an ellipsis between `head` and `tail`.
struct PlannedLine: Sendable {
    /// Clusters before the ellipsis; all of them in lines that are whole.
    var head: Range<Int>
    /// Clusters after the ellipsis.
    var tail: Range<Int> = 0..<0
    var ellipsis: Ellipsis?
    /// Where the next line goes on.
    var end: Int
    /// From the first scalar shown to the last, with the white space that hangs.
    var covered: Range<Int>
    var paragraph: Int
    var isFirstOfParagraph: Bool
    var endsParagraph: Bool
    /// Without hanging white space.
    var width = 0.0
    /// White space that hangs over the end, which counts in the size of the text.
    var hangingWidth = 0.0
    var top = 0.0
    var ascent = 0.0
    var descent = 0.0
    var height = 0.0

    var isTruncated: Bool { ellipsis != nil }

    struct Ellipsis: Sendable {
        var shaped: ShapedText
        /// The run of the attributed text whose font and colour it has.
        var attributes: Int
        var width: Double
    }
}
