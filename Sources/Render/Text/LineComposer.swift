import Foundation

/// Composes the contents of broken lines: positioned glyph runs, boxes, emoji, backgrounds and decoration lines.
struct LineComposer {
    let text: AttributedText
    let shaped: ShapedText
    let plan: TextPlan
    let isRightToLeft: Bool

    func lines() -> [TextLayout.Line] {
        plan.lines.map { line($0) }
    }

    private func line(_ line: PlannedLine) -> TextLayout.Line {
        let format = attributes(shaped.attributes(ofCluster: line.covered.lowerBound)).paragraph
        let pieces = visualPieces(line)
        let space = justification(line, format)
        let width = line.width + space.total
        let left = leftEdge(line, format, width: width)
        let baseline = line.top + line.ascent
        var painter = LinePainter(
            composer: self, baseline: baseline, top: line.top, height: line.height, x: left, extra: space.each)
        for piece in pieces { painter.add(piece) }
        let range = shaped.utf16(ofCluster: line.covered.lowerBound)..<shaped.utf16(ofCluster: line.covered.upperBound)
        return TextLayout.Line(
            range: range, origin: CGPoint(x: left, y: line.top), width: width, height: line.height,
            baseline: baseline, isTruncated: line.isTruncated, contents: painter.contents())
    }

    /// A range of adjacent clusters of one run, from `shaped` or an ellipsis.
    struct Piece {
        var shaped: ShapedText
        var clusters: Range<Int>
        /// The index of the run in `shaped`.
        var run: Int
        /// The index of the run in the attributed text.
        var attributes: Int
        var level: Int8
    }

    /// Returns the line's pieces from left to right.
    private func visualPieces(_ line: PlannedLine) -> [Piece] {
        var pieces: [Piece] = []
        append(line.head, to: &pieces)
        if let ellipsis = line.ellipsis {
            let level: Int8 = shaped.paragraphs[line.paragraph].isRightToLeft ? 1 : 0
            pieces.append(
                Piece(
                    shaped: ellipsis.shaped, clusters: 0..<ellipsis.shaped.clusters.count, run: 0,
                    attributes: ellipsis.attributes, level: level))
            append(line.tail, to: &pieces)
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
                    shaped: shaped, clusters: start..<end, run: Int(run), attributes: details.attributes,
                    level: details.level))
            start = end
        }
    }

    /// Returns the width that justification adds to each inner space of a line. A paragraph's last line is unchanged.
    private func justification(_ line: PlannedLine, _ format: ParagraphFormat) -> (each: Double, total: Double) {
        guard format.alignment == .justified, !line.endsParagraph, !line.isTruncated else { return (0, 0) }
        let spaces = line.head.reduce(0) { $0 + (shaped.clusters[$1].flags.contains(.hangs) ? 1 : 0) }
        let (head, tail) = indents(line, format)
        let rest = plan.width - head - tail - line.width
        guard spaces > 0, rest > 0 else { return (0, 0) }
        return (rest / Double(spaces), rest)
    }

    private func indents(_ line: PlannedLine, _ format: ParagraphFormat) -> (head: Double, tail: Double) {
        let head = max(0, bounded(line.isFirstOfParagraph ? format.firstLineHeadIndent : format.headIndent))
        let tail = bounded(format.tailIndent)
        return (head, tail > 0 ? max(0, plan.width - tail) : -tail)
    }

    /// Returns a line's left edge. Natural alignment follows the interface's direction unless the paragraph sets its
    /// own, as in labels.
    private func leftEdge(_ line: PlannedLine, _ format: ParagraphFormat, width: Double) -> Double {
        let isRight =
            switch format.writingDirection {
            case .natural: isRightToLeft
            case .leftToRight: false
            case .rightToLeft: true
            }
        let (head, tail) = indents(line, format)
        let left = isRight ? tail : head
        let right = plan.width - (isRight ? head : tail)
        switch format.alignment {
        case .left: return left
        case .right: return right - width
        case .center: return left + (right - left - width) / 2
        case .natural, .justified: return isRight ? right - width : left
        }
    }

    func attributes(_ index: Int) -> TextAttributes {
        text.runs.indices.contains(index) ? text.runs[index].attributes : TextAttributes(font: FontSpec(size: 17))
    }
}
