import BuilderFoundation
import Foundation
import Render

/// Breaks a text into lines of widths that its caller chooses.
public final class CTTypesetter: NSObject, @unchecked Sendable {
    fileprivate let text: NSAttributedString

    fileprivate init(_ text: NSAttributedString) { self.text = text.reservingRunDelegates }

    /// Returns the number of characters of the line that begins at an index, the white space at its end included.
    fileprivate func lineLength(from start: Int, width: Double, mode: NSLineBreakMode) -> Int {
        let start = min(max(0, start), text.length)
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        guard rest.length > 0 else { return 0 }
        var content = StringDrawing.text(rest, traits: .current)
        for index in content.runs.indices { content.runs[index].attributes.paragraph.lineBreak = .init(mode) }
        let layout = ParagraphTypesetter.shared.layout(
            content, limits: TextLimits(width: width > 0 ? width : .infinity, lines: 0))
        return layout.lines.count > 1 ? layout.lines[1].range.lowerBound : rest.length
    }
}

/// Creates a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Creates the line of a part of the text; a length of 0 is that to the text's end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let text = typesetter.text
    let start = min(max(0, stringRange.location), text.length)
    let length = stringRange.length == 0 ? text.length - start : stringRange.length
    let range = NSRange(location: start, length: min(max(0, length), text.length - start))
    return CTLine(text.attributedSubstring(from: range), range: range)
}

/// Creates the line of a part of the text. The offset, in points, is the line's distance from the text's edge, to which
/// tab stops refer; it is ignored.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of characters after which a line breaks between words, within a width in points.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width: width, mode: .byWordWrapping) }

/// Returns the number of characters after which a line breaks within words too, within a width in points.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width: width, mode: .byCharWrapping) }
