import Foundation
import Render

/// The places of characters in a laid out text, where they are drawn. Coordinates are relative to the text's top left
/// corner, in points.
@MainActor
struct TextGeometry {
    /// The text with the attributes that influence its layout and drawing.
    let text: AttributedText
    /// The limits of the layout.
    let limits: TextLimits
    private let layout: ParagraphLayout
    private let columns: TextColumns?

    /// Lays out a text in a width, with a limit of lines; 0 for no limits.
    ///
    /// - Parameter markers: A Boolean value that indicates whether items of lists have markers.
    init(_ text: NSAttributedString, width: CGFloat, lines limit: Int, markers: Bool = false) {
        let traits = UITraitCollection.current
        self.init(
            Self.text(text, markers: markers, traits: traits), Self.limits(width: width, lines: limit, traits: traits))
    }

    /// Lays out a text.
    init(_ text: AttributedText, _ limits: TextLimits) {
        self.text = text
        self.limits = limits
        (layout, columns) = ParagraphTypesetter.shared.layoutWithColumns(text, limits: limits)
    }

    /// Returns a text in the form in which it is laid out.
    static func text(_ text: NSAttributedString, markers: Bool, traits: UITraitCollection) -> AttributedText {
        var result = StringDrawing.text(text, traits: traits)
        if markers { result.addListMarkers(of: text) }
        return result
    }

    /// Returns the limits of a text in a width; 0 for no limits.
    static func limits(width: CGFloat, lines: Int, traits: UITraitCollection) -> TextLimits {
        let usable = width > 0 && width.isFinite && width < 1e6 ? Double(width) : .infinity
        return TextLimits(
            width: usable, height: .infinity, lines: lines, minimumScale: 1,
            isRightToLeft: traits.layoutDirection == .rightToLeft)
    }

    // MARK: Lines

    /// The lines, of which an empty text has none.
    var lines: [ParagraphLayout.Line] { layout.lines }
    /// The size of all lines.
    var size: CGSize { layout.size }

    /// Draws a line with its top left corner at a point.
    func drawLine(_ index: Int, at point: CGPoint, in context: CGContext) {
        let line = lines[index]
        context.report(layout.warnings.map(ViewWarning.other))
        if !layout.missingGlyphs.isEmpty {
            context.report([
                .missingGlyphs(MissingText(view: "drawn text", text: text.string, glyphs: layout.missingGlyphs))
            ])
        }
        context.saveGState()
        context.translateBy(x: point.x - line.origin.x, y: point.y - line.origin.y)
        context.draw(line.contents, in: frame(ofLine: index))
        context.restoreGState()
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

    // MARK: Characters

    /// Returns the x coordinate of the insertion point before a character in a line; characters outside of the line
    /// stand at its ends.
    func x(of offset: Int, inLine index: Int) -> CGFloat {
        let columns = columns?.columns(ofLine: index) ?? []
        guard let column = columns.first(where: { offset < $0.range.upperBound }) ?? columns.last else {
            return lines[index].origin.x
        }
        return CGFloat(column.edge(before: offset))
    }

    /// Returns the rectangle of the insertion point before a character: its line's height, without a width.
    func caret(before offset: Int) -> CGRect? {
        guard let index = lineIndex(of: offset) else { return nil }
        let frame = frame(ofLine: index)
        return CGRect(x: x(of: offset, inLine: index), y: frame.minY, width: 0, height: frame.height)
    }

    /// Returns the rectangles of a range, one in each line. In a line of both directions, it encloses those of all parts.
    func rects(of range: NSRange) -> [CGRect] {
        lines.indices.compactMap { rect(of: range, inLine: $0) }
    }

    /// Returns the rectangle of a range's part in a line; nil if the line has none of it.
    func rect(of range: NSRange, inLine index: Int) -> CGRect? {
        let line = lines[index]
        let start = max(range.lowerBound, line.range.lowerBound)
        let end = min(range.upperBound, line.range.upperBound)
        guard start < end else { return nil }
        let edges = (columns?.columns(ofLine: index) ?? []).filter {
            $0.range.lowerBound < end && start < $0.range.upperBound
        }.flatMap { [$0.edge(before: start), $0.edge(before: end)] }
        let left = CGFloat(edges.min() ?? Double(line.origin.x))
        let right = CGFloat(edges.max() ?? Double(line.origin.x))
        let frame = frame(ofLine: index)
        return CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)
    }

    /// Returns the characters at a point, the nearest ones outside of the text, and the part of their width, 0…1, that
    /// is before the point; nil for an empty text.
    ///
    /// They are those of one letter, which may be several UTF-16 units.
    func characters(at point: CGPoint) -> (range: Range<Int>, fraction: CGFloat)? {
        lineIndex(at: point.y).flatMap { characters(at: point.x, inLine: $0) }
    }

    /// Returns the characters of a line at an x coordinate, as `characters(at:)` does.
    func characters(at x: CGFloat, inLine index: Int) -> (range: Range<Int>, fraction: CGFloat)? {
        let x = Double(x)
        var nearest: (column: TextColumn, distance: Double)?
        for column in columns?.columns(ofLine: index) ?? [] {
            let distance = max(column.left - x, x - column.right, 0)
            if distance <= nearest?.distance ?? .infinity { nearest = (column, distance) }
        }
        guard let column = nearest?.column else {
            let start = lines[index].range.lowerBound
            return (start..<start, 0)
        }
        let before = column.isRightToLeft ? column.right - x : x - column.left
        let width = column.right - column.left
        return (column.range, width > 0 ? CGFloat(min(max(0, before / width), 1)) : 0)
    }

    /// Returns the insertion point nearest to a point; nil for an empty text.
    func position(at point: CGPoint) -> Int? {
        characters(at: point).map { $0.fraction > 0.5 ? $0.range.upperBound : $0.range.lowerBound }
    }
}
