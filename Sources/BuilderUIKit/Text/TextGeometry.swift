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
    ///
    /// - Parameter end: The end of paragraphs that wrap where there is no room for more lines.
    static func text(
        _ text: NSAttributedString, markers: Bool, end: NSLineBreakMode = .byWordWrapping, traits: UITraitCollection
    ) -> AttributedText {
        var result = StringDrawing.text(text, traits: traits)
        result.end(by: end)
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

    /// Returns the index of the line at a point, the nearest one outside of the text: of lines beside an area without
    /// text, the one at the point's x coordinate.
    func lineIndex(at point: CGPoint) -> Int? {
        guard let last = lines.indices.last else { return nil }
        let first = lines.indices.first { point.y < fragment(ofLine: $0).maxY } ?? last
        guard lines[first].span != nil else { return first }
        func distance(_ index: Int) -> CGFloat {
            let frame = frame(ofLine: index)
            return max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        let row = lines.indices.filter { lines[$0].origin.y == lines[first].origin.y }
        return row.min { distance($0) < distance($1) }
    }

    /// Returns the area of a line down to the next line, so that the areas of adjacent lines touch. A paragraph's
    /// spacing counts to the line above it.
    func fragment(ofLine index: Int) -> CGRect {
        var frame = frame(ofLine: index)
        let below = lines[(index + 1)...].first { $0.span == nil || $0.origin.y > frame.minY }
        if let below { frame.size.height = below.origin.y - frame.minY }
        return frame
    }

    /// Returns the area of a line's letters.
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

    /// Returns the top and the horizontal part of the empty line behind the text's last line break, or of an empty
    /// text, beside areas without text; nil without such areas.
    ///
    /// - Parameter font: The font of an empty text.
    func emptyLine(in font: FontSpec) -> (top: CGFloat, part: ClosedRange<CGFloat>)? {
        guard limits.exclusion != nil else { return nil }
        // A letter stands where the line is.
        var longer = text
        longer.string += "x"
        longer.runs.append(.init(length: 1, attributes: text.runs.last?.attributes ?? TextAttributes(font: font)))
        guard let line = ParagraphTypesetter.shared.layout(longer, limits: limits).lines.last, let span = line.span,
            line.range.contains(text.string.utf16.count)
        else { return nil }
        return (line.origin.y, CGFloat(span.lowerBound)...CGFloat(span.upperBound))
    }

    /// Returns the rectangles of a range, one in each line. In a line of both directions, it encloses those of all
    /// parts.
    func rects(of range: NSRange) -> [CGRect] {
        lines.indices.compactMap { rect(of: range, inLine: $0) }
    }

    /// Returns the rectangle of a range's part in a line; nil if the line has none of it.
    func rect(of range: NSRange, inLine index: Int) -> CGRect? {
        guard let range = part(of: range, inLine: index) else { return nil }
        let edges = columns(of: range, inLine: index).flatMap { [$0.left, $0.right] }
        let fragment = fragment(ofLine: index)
        let left = edges.min() ?? fragment.minX
        return CGRect(
            x: left, y: fragment.minY, width: (edges.max() ?? left) - left, height: fragment.height)
    }

    /// A part of a line whose characters stand together and run in one direction.
    private struct DirectionalRun {
        /// The left and the right edge, in points.
        var left: CGFloat
        var right: CGFloat
        /// A Boolean value that indicates whether the characters run from right to left.
        var isRightToLeft: Bool

        /// Returns a Boolean value that indicates whether characters continue the run.
        func isContinued(by next: DirectionalRun) -> Bool {
            let distance = isRightToLeft ? left - next.right : next.left - right
            return isRightToLeft == next.isRightToLeft && abs(distance) < 0.01
        }
    }

    /// Returns the rectangles of a range, in the order of its characters: in a line of both directions, one for each
    /// run.
    ///
    /// - Parameter edges: The edges to which lines before the last one are extended at their paragraph's end; nil for
    ///   none. Lines beside an area without text are extended to its edge.
    func runs(of range: NSRange, toEdges edges: ClosedRange<CGFloat>?) -> [(rect: CGRect, isRightToLeft: Bool)] {
        let parts = lines.indices.compactMap { index in part(of: range, inLine: index).map { (index, $0) } }
        return parts.enumerated().flatMap { place, part in
            let (index, range) = part
            let fragment = fragment(ofLine: index)
            let span = lines[index].span.map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
            let lineEdges = place + 1 < parts.count ? edges.map { span ?? $0 } : nil
            return runs(of: range, inLine: index, toEdges: lineEdges).map {
                let rect = CGRect(x: $0.left, y: fragment.minY, width: $0.right - $0.left, height: fragment.height)
                return (rect, $0.isRightToLeft)
            }
        }
    }

    private func runs(
        of range: Range<Int>, inLine index: Int, toEdges edges: ClosedRange<CGFloat>?
    ) -> [DirectionalRun] {
        var pieces = columns(of: range, inLine: index)
        if let edges {
            // Spaces that hang over the edge of the text's area aren't selected beyond it.
            let line = frame(ofLine: index)
            let (least, greatest) = (min(edges.lowerBound, line.minX), max(edges.upperBound, line.maxX))
            pieces.append(room(behindLine: index, in: least...greatest))
            for piece in pieces.indices {
                pieces[piece].left = min(max(least, pieces[piece].left), greatest)
                pieces[piece].right = min(max(least, pieces[piece].right), greatest)
            }
        }
        var runs: [DirectionalRun] = []
        for piece in pieces {
            if let last = runs.indices.last, runs[last].isContinued(by: piece) {
                runs[last].left = min(runs[last].left, piece.left)
                runs[last].right = max(runs[last].right, piece.right)
            } else {
                runs.append(piece)
            }
        }
        let visible = runs.filter { $0.left < $0.right }
        return visible.isEmpty ? Array(runs.prefix(1)) : visible
    }

    /// Returns the room between a line's end and the edge of the text's area.
    private func room(behindLine index: Int, in edges: ClosedRange<CGFloat>) -> DirectionalRun {
        let whole = columns(of: lines[index].range, inLine: index)
        let line = frame(ofLine: index)
        if columns?.isRightToLeft(line: index) == true {
            let end = max(edges.lowerBound, whole.map(\.left).min() ?? line.minX)
            return DirectionalRun(left: edges.lowerBound, right: end, isRightToLeft: true)
        }
        let end = min(edges.upperBound, whole.map(\.right).max() ?? line.maxX)
        return DirectionalRun(left: end, right: edges.upperBound, isRightToLeft: false)
    }

    /// Returns the characters of a range that a line contains; nil if there are none.
    private func part(of range: NSRange, inLine index: Int) -> Range<Int>? {
        let start = max(range.lowerBound, lines[index].range.lowerBound)
        let end = min(range.upperBound, lines[index].range.upperBound)
        return start < end ? start..<end : nil
    }

    /// Returns the places of a line's characters in the order of the text, letter by letter.
    private func columns(of range: Range<Int>, inLine index: Int) -> [DirectionalRun] {
        (columns?.columns(ofLine: index) ?? []).filter { $0.range.overlaps(range) }.map { column in
            let start = CGFloat(column.edge(before: range.lowerBound))
            let end = CGFloat(column.edge(before: range.upperBound))
            return DirectionalRun(
                left: min(start, end), right: max(start, end), isRightToLeft: column.isRightToLeft)
        }
    }

    /// Returns the characters at a point, the nearest ones outside of the text, and the part of their width, 0…1, that
    /// is before the point; nil for an empty text.
    ///
    /// They are those of one letter, which may be several UTF-16 units.
    func characters(at point: CGPoint) -> (range: Range<Int>, fraction: CGFloat)? {
        lineIndex(at: point).flatMap { characters(at: point.x, inLine: $0) }
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

extension AttributedText {
    /// Removes what is drawn behind characters.
    mutating func removeBackgrounds() {
        for index in runs.indices { runs[index].attributes.background = nil }
    }

    /// Makes paragraphs that wrap end as a container's mode says where there is no room for more lines.
    fileprivate mutating func end(by mode: NSLineBreakMode) {
        guard [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(mode) else { return }
        for index in runs.indices {
            let own = runs[index].attributes.paragraph.lineBreak
            guard own == .wordWrapping || own == .charWrapping else { continue }
            runs[index].attributes.paragraph.lineBreak = ParagraphFormat.LineBreak(mode)
        }
    }
}
