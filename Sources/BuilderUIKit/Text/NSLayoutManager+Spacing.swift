import Foundation
import Render

extension NSLayoutManager {
    /// Returns a text with the spaces that the delegate sets below its lines and around its paragraphs, in place of
    /// those of paragraph styles; a space of 0 leaves that of the style.
    func spaced(_ text: AttributedText, limits: TextLimits) -> AttributedText {
        guard let delegate, !asksDelegate, !text.runs.isEmpty else { return text }
        asksDelegate = true
        defer { asksDelegate = false }
        let geometry = TextGeometry(text, limits)
        let spaces = geometry.lines.indices.map { LineSpaces(ofLine: $0, geometry, self, delegate) }
        guard spaces.contains(where: \.isSet) else { return text }
        var result = AttributedText(string: text.string, runs: [])
        var (start, line) = (0, 0)
        for run in text.runs {
            var rest = run.length
            while rest > 0 {
                while line + 1 < spaces.count, spaces[line].end <= start { line += 1 }
                let length = line + 1 < spaces.count ? min(rest, spaces[line].end - start) : rest
                var part = AttributedText.Run(length: length, attributes: run.attributes)
                spaces[line].apply(to: &part.attributes.paragraph)
                result.runs.append(part)
                start += length
                rest -= length
            }
        }
        return result
    }
}

/// The spaces that a layout manager's delegate sets around a line, in points.
@MainActor
private struct LineSpaces {
    /// The end of the line's characters, in UTF-16 units.
    let end: Int
    private let below: CGFloat
    private let aboveParagraph: CGFloat
    private let belowParagraph: CGFloat

    init(
        ofLine index: Int, _ geometry: TextGeometry, _ manager: NSLayoutManager,
        _ delegate: any NSLayoutManagerDelegate
    ) {
        let range = geometry.lines[index].range
        var rect = geometry.frame(ofLine: index)
        (rect.origin.x, rect.size.width) = (0, manager.containerWidth)
        let last = max(range.lowerBound, range.upperBound - 1)
        func usable(_ space: CGFloat) -> CGFloat { space.isFinite ? max(0, space) : 0 }
        end = range.upperBound
        below = usable(
            delegate.layoutManager(manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect))
        aboveParagraph = usable(
            delegate.layoutManager(
                manager, paragraphSpacingBeforeGlyphAt: range.lowerBound, withProposedLineFragmentRect: rect))
        belowParagraph = usable(
            delegate.layoutManager(manager, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect))
    }

    var isSet: Bool { below > 0 || aboveParagraph > 0 || belowParagraph > 0 }

    func apply(to paragraph: inout ParagraphFormat) {
        if below > 0 { paragraph.lineSpacing = Double(below) }
        if aboveParagraph > 0 { paragraph.paragraphSpacingBefore = Double(aboveParagraph) }
        if belowParagraph > 0 { paragraph.paragraphSpacing = Double(belowParagraph) }
    }
}
