import Foundation
import Render

/// The places of characters in a laid out text. Coordinates are relative to the text's top left corner, in points.
///
/// Places within a line are measured by the width of the text before them, in the order of left-to-right text.
@MainActor
struct TextGeometry {
    private let text: NSAttributedString
    /// The lines, of which an empty text has one.
    let lines: [ParagraphLayout.Line]
    /// The size of all lines.
    let size: CGSize

    /// Lays out a text in a width, with a limit of lines; 0 for no limits.
    init(_ text: NSAttributedString, width: CGFloat, lines limit: Int) {
        self.text = text
        let usable = width > 0 && width.isFinite && width < 1e6 ? Double(width) : .infinity
        let traits = UITraitCollection.current
        let limits = TextLimits(
            width: usable, height: .infinity, lines: limit, minimumScale: 1,
            isRightToLeft: traits.layoutDirection == .rightToLeft)
        let layout = ParagraphTypesetter.shared.layout(StringDrawing.text(text, traits: traits), limits: limits)
        lines = layout.lines
        size = layout.size
    }

    /// Returns the index of the line that contains a character; that of the last line for the end of the text.
    func lineIndex(of offset: Int) -> Int? {
        lines.firstIndex { offset < $0.range.upperBound } ?? (lines.isEmpty ? nil : lines.count - 1)
    }

    /// Returns the index of the line at a y coordinate, the nearest one outside of the text.
    func lineIndex(at y: CGFloat) -> Int? {
        lines.firstIndex { y < $0.origin.y + CGFloat($0.height) } ?? (lines.isEmpty ? nil : lines.count - 1)
    }

    func frame(ofLine index: Int) -> CGRect {
        let line = lines[index]
        return CGRect(x: line.origin.x, y: line.origin.y, width: CGFloat(line.width), height: CGFloat(line.height))
    }

    /// Returns the x coordinate of the left edge of a character in a line.
    private func x(of offset: Int, in line: ParagraphLayout.Line) -> CGFloat {
        let start = line.range.lowerBound
        let end = min(max(start, offset), min(line.range.upperBound, text.length))
        guard end > start else { return line.origin.x }
        let part = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(location: start, length: end - start)))
        // The part is laid out as a first line, with the indent of its own line: tab stops depend on it.
        guard let indented = style(ofLineFrom: start) else { return line.origin.x + part.size().width }
        part.addAttribute(.paragraphStyle, value: indented, range: NSRange(location: 0, length: part.length))
        return line.origin.x + part.size().width - indented.firstLineHeadIndent
    }

    /// Returns the paragraph style of a line with its indent as that of the first line; nil for a line without indent.
    private func style(ofLineFrom start: Int) -> NSParagraphStyle? {
        guard let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle,
            style.firstLineHeadIndent > 0 || style.headIndent > 0,
            let result = style.mutableCopy() as? NSMutableParagraphStyle
        else { return nil }
        let string = text.string as NSString
        let isFirst = string.paragraphRange(for: NSRange(location: start, length: 0)).location == start
        result.firstLineHeadIndent = max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
        return result.firstLineHeadIndent.isFinite ? result : nil
    }

    /// Returns the rectangle of the insertion point before a character: its line's height, without a width.
    func caret(before offset: Int) -> CGRect? {
        guard let index = lineIndex(of: offset) else { return nil }
        let frame = frame(ofLine: index)
        return CGRect(x: x(of: offset, in: lines[index]), y: frame.minY, width: 0, height: frame.height)
    }

    /// Returns the rectangles of a range, one in each line.
    func rects(of range: NSRange) -> [CGRect] {
        lines.indices.compactMap { index in
            let line = lines[index]
            let start = max(range.lowerBound, line.range.lowerBound)
            let end = min(range.upperBound, line.range.upperBound)
            guard start < end else { return nil }
            let frame = frame(ofLine: index)
            let left = x(of: start, in: line)
            return CGRect(x: left, y: frame.minY, width: x(of: end, in: line) - left, height: frame.height)
        }
    }

    /// Returns the character at a point, the nearest one outside of the text, and the part of its width, 0…1, that is
    /// before the point; nil for an empty text.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        guard text.length > 0, let index = lineIndex(at: point.y) else { return nil }
        let line = lines[index]
        let characters = line.range.clamped(to: 0..<text.length)
        guard !characters.isEmpty else { return (min(line.range.lowerBound, text.length - 1), 0) }
        var (low, high) = (characters.lowerBound, characters.upperBound - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if x(of: middle, in: line) <= point.x { low = middle } else { high = middle - 1 }
        }
        let (left, right) = (x(of: low, in: line), x(of: low + 1, in: line))
        return (low, right > left ? min(max(0, (point.x - left) / (right - left)), 1) : 0)
    }
}
