import Foundation

/// Composes the contents of broken lines: positioned glyph runs, boxes, emoji, backgrounds and decoration lines.
struct LineFormatter {
    let text: AttributedText
    let shaped: ShapingResult
    let breaks: LineBreakingResult
    /// The interface's direction, which lines of natural alignment follow.
    let isRightToLeft: Bool

    func layout() -> ParagraphLayout {
        ParagraphLayout(
            lines: breaks.lines.map { line($0) }, size: breaks.size, warnings: shaped.warnings,
            missingGlyphs: shaped.missingGlyphs)
    }

    private func line(_ line: BrokenLine) -> ParagraphLayout.Line {
        let (left, width, extra) = place(line)
        let baseline = line.top + line.ascent
        var builder = LineContentBuilder(formatter: self, line: line, baseline: baseline, extra: extra)
        let pieces = visualPieces(line)
        if let marker = line.marker {
            builder.x = beginsAtRight(line) ? left + width : left - marker.width
            for piece in self.pieces(marker) { builder.add(piece) }
        }
        builder.x = left
        for piece in pieces { builder.add(piece) }
        let range = shaped.utf16(ofCluster: line.covered.lowerBound)..<shaped.utf16(ofCluster: line.covered.upperBound)
        return ParagraphLayout.Line(
            range: range, origin: CGPoint(x: left, y: line.top), width: width, height: line.height,
            baseline: baseline, isTruncated: line.isTruncated, contents: builder.contents(), span: line.span)
    }

    private func format(_ line: BrokenLine) -> ParagraphFormat {
        attributes(shaped.attributes(ofCluster: line.covered.lowerBound)).paragraph
    }

    /// Returns a line's left edge, its width, and the width that is added to each of its inner spaces.
    func place(_ line: BrokenLine) -> (left: Double, width: Double, extra: Double) {
        let format = format(line)
        let space = justification(line, format)
        let width = line.width + space.total
        return (leftEdge(line, format, width: width), width, space.each)
    }

    /// Returns the clusters of a piece of a line from left to right with their left edges, and the piece's right edge.
    ///
    /// - Parameter extra: The width added to each space of justified text.
    func places(
        of piece: Piece, in line: BrokenLine, from left: Double, extra: Double
    ) -> (clusters: [(cluster: Int, x: Double)], right: Double) {
        let order: [Int] = piece.level % 2 == 1 ? piece.clusters.reversed() : Array(piece.clusters)
        var places: [(cluster: Int, x: Double)] = []
        places.reserveCapacity(order.count)
        var x = left
        for index in order {
            let cluster = piece.shaped.clusters[index]
            places.append((index, x))
            switch piece.origin {
            case .text: x += cluster.flags.contains(.tab) ? line.tabs[index] ?? 0 : cluster.advance
            case .marker: x += cluster.flags.contains(.tab) ? line.marker?.tabs[index] ?? 0 : cluster.advance
            case .insertion: x += cluster.advance
            }
            if extra > 0, piece.origin == .text, cluster.flags.contains(.hangs) { x += extra }
        }
        return (places, x)
    }

    /// A range of adjacent clusters of one run, from `shaped` or an inserted text.
    struct Piece {
        enum Origin {
            case text
            /// An ellipsis or a hyphen.
            case insertion
            case marker
        }

        var origin: Origin
        var shaped: ShapingResult
        var clusters: Range<Int>
        /// The index of the run in `shaped`.
        var run: Int
        /// The index of the run in the attributed text.
        var attributes: Int
        var level: Int8
    }

    /// Returns the line's pieces from left to right.
    func visualPieces(_ line: BrokenLine) -> [Piece] {
        var pieces: [Piece] = []
        append(line.head, to: &pieces)
        if let inserted = line.inserted {
            // A hyphen belongs to the word before it.
            let paragraph: Int8 = beginsAtRight(line) ? 1 : 0
            pieces.append(piece(inserted, level: line.isTruncated ? paragraph : pieces.last?.level ?? 0))
        }
        append(line.tail, to: &pieces)
        return TextBidi.visualOrder(pieces.map { $0.level }).map { pieces[$0] }
    }

    private func piece(_ insertion: BrokenLine.Insertion, level: Int8) -> Piece {
        Piece(
            origin: .insertion, shaped: insertion.shaped, clusters: 0..<insertion.shaped.clusters.count, run: 0,
            attributes: insertion.attributes, level: level)
    }

    /// Returns a marker's pieces from left to right.
    private func pieces(_ marker: BrokenLine.Insertion) -> [Piece] {
        var pieces: [Piece] = []
        for (index, cluster) in marker.shaped.clusters.enumerated() {
            let run = Int(cluster.run)
            if pieces.last?.run == run {
                pieces[pieces.count - 1].clusters = pieces[pieces.count - 1].clusters.lowerBound..<index + 1
            } else {
                pieces.append(
                    Piece(
                        origin: .marker, shaped: marker.shaped, clusters: index..<index + 1, run: run,
                        attributes: marker.attributes, level: marker.shaped.runs[run].level))
            }
        }
        return TextBidi.visualOrder(pieces.map { $0.level }).map { pieces[$0] }
    }

    private func append(_ clusters: Range<Int>, to pieces: inout [Piece]) {
        var start = clusters.lowerBound
        while start < clusters.upperBound {
            let run = shaped.clusters[start].run
            var end = start + 1
            while end < clusters.upperBound, shaped.clusters[end].run == run { end += 1 }
            let details = shaped.runs[Int(run)]
            pieces.append(
                Piece(
                    origin: .text, shaped: shaped, clusters: start..<end, run: Int(run), attributes: details.attributes,
                    level: details.level))
            start = end
        }
    }

    /// Returns the width that justification adds to each inner space of a line. A paragraph's last line is unchanged.
    private func justification(_ line: BrokenLine, _ format: ParagraphFormat) -> (each: Double, total: Double) {
        guard format.alignment == .justified, !line.endsParagraph, !line.isTruncated else { return (0, 0) }
        let spaces = line.head.reduce(0) { $0 + (shaped.clusters[$1].flags.contains(.hangs) ? 1 : 0) }
        let (left, right) = edges(line, format)
        let rest = right - left - line.width
        guard spaces > 0, rest > 0 else { return (0, 0) }
        return (rest / Double(spaces), rest)
    }

    /// Returns the left and the right end of the room in which a line is aligned.
    private func edges(_ line: BrokenLine, _ format: ParagraphFormat) -> (left: Double, right: Double) {
        if let span = line.span { return (span.lowerBound, span.upperBound) }
        let end = bounded(format.tailIndent)
        let tail = end > 0 ? max(0, breaks.width - end) : -end
        return beginsAtRight(line)
            ? (tail, breaks.width - line.headIndent) : (line.headIndent, breaks.width - tail)
    }

    /// Returns a Boolean value that indicates whether the text of a line's paragraph begins at its right edge.
    func beginsAtRight(_ line: BrokenLine) -> Bool { shaped.paragraphs[line.paragraph].isRightToLeft }

    /// Returns a line's left edge.
    private func leftEdge(_ line: BrokenLine, _ format: ParagraphFormat, width: Double) -> Double {
        let isRight = beginsAtRight(line)
        let (left, right) = edges(line, format)
        switch format.alignment {
        case .left: return left
        case .right: return right - width
        case .center: return left + (right - left - width) / 2
        case .justified: return isRight ? right - width : left
        case .natural: return format.isRightAligned(inRightToLeft: isRightToLeft) ? right - width : left
        }
    }

    func attributes(_ index: Int) -> TextAttributes {
        text.runs.indices.contains(index) ? text.runs[index].attributes : TextAttributes(font: FontSpec(size: 17))
    }
}

/// Collects one line's contents from left to right.
private struct LineContentBuilder {
    let formatter: LineFormatter
    let line: BrokenLine
    let baseline: Double
    /// The left edge of the next piece.
    var x = 0.0
    /// The width added to each space of justified text.
    let extra: Double
    private var backgrounds: [LayerContent] = []
    private var letters: [LayerContent] = []
    private var decorations: [LayerContent] = []

    init(formatter: LineFormatter, line: BrokenLine, baseline: Double, extra: Double) {
        self.formatter = formatter
        self.line = line
        self.baseline = baseline
        self.extra = extra
    }

    func contents() -> [LayerContent] { backgrounds + letters + decorations }

    mutating func add(_ piece: LineFormatter.Piece) {
        let attributes = formatter.attributes(piece.attributes)
        let left = x
        let base = baseline - bounded(attributes.baselineOffset)
        let (positions, right) = formatter.places(of: piece, in: line, from: left, extra: extra)
        x = right
        switch piece.shaped.runs[piece.run].kind {
        case .glyphs(let face, let drawnSize):
            addGlyphs(piece, positions, face: face, drawnSize: drawnSize, attributes: attributes, base: base)
        case .box(let height):
            addBoxes(piece, positions, height: height, color: attributes.color, base: base)
        case .emoji(let font, let size):
            addEmoji(piece, positions, font: font, size: size, base: base)
        case .attachment:
            addAttachment(attributes.attachment, positions, base: base)
        case .blank:
            break
        }
        if piece.origin != .marker { decorate(attributes, from: left, to: x, base: base) }
    }

    private mutating func addGlyphs(
        _ piece: LineFormatter.Piece, _ positions: [(cluster: Int, x: Double)], face: FontFace, drawnSize: Double,
        attributes: TextAttributes, base: Double
    ) {
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(positions.count)
        for (index, x) in positions {
            let cluster = piece.shaped.clusters[index]
            let first = Int(cluster.firstGlyph)
            for glyphIndex in first..<first + Int(cluster.glyphCount) {
                let glyph = piece.shaped.glyphs[glyphIndex]
                glyphs.append(GlyphRun.Glyph(id: glyph.id, x: x + glyph.x, y: base + glyph.y))
            }
        }
        guard !glyphs.isEmpty else { return }
        let run = GlyphRun(
            face: face, drawnSize: drawnSize, color: attributes.color, glyphs: glyphs, text: string(of: piece),
            font: attributes.font)
        let width = bounded(attributes.strokeWidth)
        guard width != 0 || attributes.shadow != nil, let file = FontLibrary.shared.file(named: face.name) else {
            letters.append(.glyphs(run))
            return
        }
        let outline = GlyphOutlines(file: file).outline(of: run)
        var drawn: [LayerContent] = width > 0 ? [] : [.glyphs(run)]
        if width != 0 {
            let style = StrokeStyle(width: abs(width) / 100 * attributes.font.usableSize)
            drawn.append(.stroke(outline, attributes.strokeColor ?? attributes.color, style))
        }
        letters += (attributes.shadow?.contents(of: drawn, outline: outline) ?? []) + drawn
    }

    /// Returns the characters of a piece in logical order.
    private func string(of piece: LineFormatter.Piece) -> String {
        let clusters = piece.shaped.clusters
        let scalars = piece.shaped.source.scalars
        guard let first = piece.clusters.first else { return "" }
        let end = piece.clusters.upperBound
        let last = end < clusters.count ? Int(clusters[end].scalar) : scalars.count
        var result = String.UnicodeScalarView()
        for value in scalars[Int(clusters[first].scalar)..<last] where value != 0x2060 {
            if let scalar = Unicode.Scalar(value) { result.append(scalar) }
        }
        return String(result)
    }

    /// Adds boxes with code points for characters that no font has.
    private mutating func addBoxes(
        _ piece: LineFormatter.Piece, _ positions: [(cluster: Int, x: Double)], height: Double, color: Color,
        base: Double
    ) {
        var outlines = Path()
        var digits = Path()
        let line = max(height / 14, 0.25)
        for (index, x) in positions {
            let advance = piece.shaped.clusters[index].advance
            let frame = CGRect(x: x, y: base - height, width: advance, height: height)
                .insetBy(dx: advance * 0.08 + line / 2, dy: line / 2)
            guard frame.width > 0, frame.height > 0, !frame.isNull else { continue }
            let box = CodePointBox(frame: frame, lineWidth: line, scalars: piece.shaped.scalars(ofCluster: index))
            box.addOutline(to: &outlines)
            box.addDigits(to: &digits)
        }
        if !outlines.isEmpty { letters.append(.stroke(outlines, color, StrokeStyle(width: line))) }
        if !digits.isEmpty { letters.append(.stroke(digits, color, StrokeStyle(width: line * 0.6))) }
    }

    private mutating func addAttachment(
        _ attachment: TextAttachment?, _ positions: [(cluster: Int, x: Double)], base: Double
    ) {
        guard let attachment else { return }
        for (_, x) in positions {
            let corner = CGPoint(x: x + attachment.bounds.minX, y: base - attachment.bounds.maxY)
            letters += attachment.contents.map { $0.offset(by: corner) }
        }
    }

    private mutating func addEmoji(
        _ piece: LineFormatter.Piece, _ positions: [(cluster: Int, x: Double)], font: EmojiFont, size: Double,
        base: Double
    ) {
        for (index, x) in positions {
            let cluster = piece.shaped.clusters[index]
            guard cluster.glyphCount > 0,
                let emoji = font.bitmap(piece.shaped.glyphs[Int(cluster.firstGlyph)].id)
            else { continue }
            let width = Double(emoji.frame.width) * size
            let left = x + (EmojiFont.advance * size - width) / 2
            let destination = CGRect(
                x: left, y: base + Double(emoji.frame.minY) * size, width: width,
                height: Double(emoji.frame.height) * size)
            letters.append(
                .image(
                    ImageContent(
                        bitmap: emoji.bitmap, destination: destination, face: FontFace(name: font.file.name))))
        }
    }

    /// Adds the background, underline and strikethrough. A thick line is twice as thick as a single one.
    private mutating func decorate(_ attributes: TextAttributes, from left: Double, to right: Double, base: Double) {
        guard right > left else { return }
        if let background = attributes.background {
            backgrounds.append(.fill(rectangle(left, line.top, right, line.top + line.height), background, .nonZero))
        }
        let size = attributes.font.usableSize
        let thickness = size / 14
        if attributes.underline != 0 {
            let color = attributes.underlineColor ?? attributes.color
            addLine(attributes.underline, left, right, y: base + size / 8, thickness: thickness, color: color)
        }
        if attributes.strikethrough != 0 {
            let color = attributes.strikethroughColor ?? attributes.color
            let y = base - attributes.font.xHeight / 2
            addLine(attributes.strikethrough, left, right, y: y, thickness: thickness, color: color)
        }
    }

    /// Adds a line whose center is at `y`; style 9 is a double line, 2 a thick one. The lengths of a pattern's dashes
    /// are in thicknesses of a single line (not measured).
    private mutating func addLine(
        _ style: Int, _ left: Double, _ right: Double, y: Double, thickness: Double, color: Color
    ) {
        let half = (style & 0xFF == 2 ? 2 : 1) * thickness / 2
        let dashes: [Double] =
            switch style & 0xF00 {
            case 0x100: [3, 3]
            case 0x200: [10, 5]
            case 0x300: [10, 3, 3, 3]
            case 0x400: [10, 3, 3, 3, 3, 3]
            default: []
            }
        if !dashes.isEmpty {
            let lines = style & 0xFF == 9 ? [y, y + 2 * thickness] : [y]
            let path = Path(
                lines.flatMap { y -> [Path.Element] in
                    [.move(CGPoint(x: left, y: y)), .line(CGPoint(x: right, y: y))]
                })
            let stroke = StrokeStyle(width: 2 * half, dashes: dashes.map { $0 * thickness })
            decorations.append(.stroke(path, color, stroke))
            return
        }
        var path = rectangle(left, y - half, right, y + half)
        if style & 0xFF == 9 {
            let lower = y + 2 * thickness
            path.elements += rectangle(left, lower - half, right, lower + half).elements
        }
        decorations.append(.fill(path, color, .nonZero))
    }

    private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Path {
        Path([
            .move(CGPoint(x: left, y: top)), .line(CGPoint(x: right, y: top)), .line(CGPoint(x: right, y: bottom)),
            .line(CGPoint(x: left, y: bottom)), .close,
        ])
    }
}
