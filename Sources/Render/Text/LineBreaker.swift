import Foundation

/// Breaks shaped text into lines with the rules of `UILabel`.
struct LineBreaker {
    let text: AttributedText
    let shaped: ShapingResult
    let limits: TextLimits
    /// Shapes an inserted text, such as an ellipsis, in the font of an attributed run.
    let shapeInsertion:
        (_ text: String, _ attributes: Int, _ direction: ParagraphFormat.WritingDirection) -> ShapingResult

    /// The excess width, in points, at which text still fits: an allowance for rounding.
    static let tolerance = 0.001

    func breakLines() -> LineBreakingResult {
        var result = LineBreakingResult()
        let width = limits.width
        let exclusion = width.isFinite ? limits.exclusion : nil
        var next = LineStart(cluster: 0, paragraph: 0, isFirst: true)
        // Lines that are divided count once.
        var count = 0
        var bottom = 0.0
        while next.cluster < shaped.clusters.count, limits.lines <= 0 || count < limits.lines {
            while next.paragraph + 1 < shaped.paragraphs.count, shaped.paragraphs[next.paragraph].end <= next.cluster {
                next.paragraph += 1
            }
            let lineBreak = attributes(ofRun: shaped.attributes(ofCluster: next.cluster)).paragraph.lineBreak
            let isClipped = lineBreak == .clipping && limits.lines > 0 && count + 1 == limits.lines
            let breaking: Breaking = isClipped ? .never : lineBreak == .charWrapping ? .anywhere : .betweenWords
            let top = bottom + spaceBefore(next.cluster, previous: result.lines.last)
            let parts =
                exclusion.map { breakLine(from: next, around: $0, below: top, breaking: breaking) }
                ?? [wholeLine(from: next, top: top, breaking: breaking)]
            guard let last = parts.last else { break }
            bottom = last.top + last.height
            // The first line is kept unless an area moved it down.
            if !result.lines.isEmpty || last.top > top, bottom > limits.height + 0.01 { break }
            result.lines += parts
            count += 1
            next.cluster = last.end
            next.isFirst = last.endsParagraph
        }
        if next.cluster < shaped.clusters.count { truncateLast(&result) }
        finish(&result, width: width)
        return result
    }

    private func wholeLine(from start: LineStart, top: Double, breaking: Breaking) -> BrokenLine {
        let format = format(ofCluster: start.cluster)
        var line = breakLine(
            from: start.cluster, room: room(limits.width, format, isFirst: start.isFirst), paragraph: start.paragraph,
            isFirst: start.isFirst, format: format, breaking: breaking)
        line.headIndent = headIndent(format, isFirst: start.isFirst)
        if start.isFirst, format.marker != nil { line.marker = marker(ofCluster: start.cluster) }
        measure(&line)
        placeTabs(&line, format)
        line.top = top
        return line
    }

    enum Breaking {
        case betweenWords, anywhere, never
    }

    /// Returns the width of a line between its indents.
    func room(_ width: Double, _ format: ParagraphFormat, isFirst: Bool) -> Double {
        guard width.isFinite else { return width }
        let head = headIndent(format, isFirst: isFirst)
        let tail = bounded(format.tailIndent)
        return max(0, tail > 0 ? min(width, tail) - head : width + tail - head)
    }

    /// Returns the width of a line between its indents, or of the part of the container that it has.
    func room(_ line: BrokenLine) -> Double {
        if let span = line.span { return span.upperBound - span.lowerBound }
        return room(limits.width, format(ofCluster: line.covered.lowerBound), isFirst: line.isFirstOfParagraph)
    }

    func headIndent(_ format: ParagraphFormat, isFirst: Bool) -> Double {
        max(0, bounded(isFirst ? format.firstLineHeadIndent : format.headIndent))
    }

    /// Returns the format of a cluster's paragraph. Lines of one with a marker begin behind the marker, further lines
    /// only if the format doesn't indent them itself.
    func format(ofCluster index: Int) -> ParagraphFormat {
        var format = attributes(ofRun: shaped.attributes(ofCluster: index)).paragraph
        guard format.marker != nil, let marker = marker(ofCluster: index) else { return format }
        format.firstLineHeadIndent = headIndent(format, isFirst: true) + marker.width
        if format.headIndent <= 0 { format.headIndent = format.firstLineHeadIndent }
        return format
    }

    /// Returns the format of a line's paragraph, whose indent is that of the part of the container that the line has.
    func format(of line: BrokenLine) -> ParagraphFormat {
        var format = format(ofCluster: line.covered.lowerBound)
        guard line.span != nil else { return format }
        format.headIndent = line.headIndent
        format.firstLineHeadIndent = line.headIndent
        return format
    }

    func attributes(ofRun index: Int) -> TextAttributes {
        text.runs.indices.contains(index) ? text.runs[index].attributes : TextAttributes(font: FontSpec(size: 17))
    }

    /// Returns the longest line that fits.
    ///
    /// A word wider than the line is broken between characters; a line has at least one character however narrow it is.
    func breakLine(
        from start: Int, room: Double, paragraph: Int, isFirst: Bool, format: ParagraphFormat, breaking: Breaking
    ) -> BrokenLine {
        var cursor = cursor(format, isFirst: isFirst)
        var visibleEnd = start
        var visibleWidth = 0.0
        // The last break opportunity, with the visible range and width before it.
        var best: Break?
        var index = start
        var endsParagraph = false
        while index < shaped.clusters.count {
            let cluster = shaped.clusters[index]
            if cluster.flags.contains(.newline) {
                index += 1
                endsParagraph = cluster.flags.contains(.paragraphEnd)
                best = nil
                break
            }
            if index > start, breaking == .anywhere || cluster.flags.contains(.breakBefore),
                let found = lineBreak(before: index, cursor, visibleEnd, visibleWidth, room: room)
            {
                best = found
            }
            if cluster.flags.contains(.hangs) {
                cursor.add(index)
            } else {
                if breaking == .never {
                    // Clusters beyond the edge are invisible.
                    if cursor.x > room {
                        return unfinished(Break(visibleEnd, visibleWidth, end: endOfParagraph(paragraph)))
                    }
                } else if index > start, cursor.end(adding: index) > room + LineBreaker.tolerance {
                    let division =
                        format.hyphenation == nil || breaking == .anywhere
                        ? nil
                        : division(
                            ofWordAt: index, inLineFrom: start, endingAt: best, room: room, format: format,
                            isFirst: isFirst)
                    return unfinished(division ?? best ?? Break(visibleEnd, visibleWidth, end: index))
                }
                cursor.add(index)
                visibleEnd = index + 1
                visibleWidth = cursor.x
            }
            index += 1
        }
        if index == shaped.clusters.count { endsParagraph = true }
        return BrokenLine(
            head: start..<visibleEnd, end: index, covered: start..<index, paragraph: paragraph,
            isFirstOfParagraph: isFirst, endsParagraph: endsParagraph, width: visibleWidth,
            hangingWidth: cursor.x - visibleWidth)

        func unfinished(_ stop: Break) -> BrokenLine {
            BrokenLine(
                head: start..<stop.visibleEnd, inserted: stop.hyphen, end: stop.end, covered: start..<stop.end,
                paragraph: paragraph, isFirstOfParagraph: isFirst,
                endsParagraph: stop.end == endOfParagraph(paragraph), width: stop.width,
                hangingWidth: stop.hangingWidth)
        }
    }

    /// The end of a line before the end of its paragraph.
    struct Break {
        /// The first cluster of the next line.
        var end: Int
        var visibleEnd: Int
        var width: Double
        var hangingWidth: Double
        var hyphen: BrokenLine.Insertion?

        init(
            _ visibleEnd: Int, _ width: Double, hangingWidth: Double = 0, hyphen: BrokenLine.Insertion? = nil, end: Int
        ) {
            self.end = end
            self.visibleEnd = visibleEnd
            self.width = width
            self.hangingWidth = hangingWidth
            self.hyphen = hyphen
        }
    }

    /// Returns a line's end at a break opportunity; nil at a soft hyphen that leaves no room for a visible one.
    private func lineBreak(
        before index: Int, _ cursor: LineCursor, _ visibleEnd: Int, _ width: Double, room: Double
    ) -> Break? {
        guard shaped.clusters[index - 1].flags.contains(.softHyphen) else {
            return Break(visibleEnd, width, hangingWidth: cursor.x - width, end: index)
        }
        let hyphen = insertion("-", attributes: shaped.attributes(ofCluster: index - 1))
        let end = cursor.end(inserting: hyphen.width)
        return end > room + LineBreaker.tolerance ? nil : Break(visibleEnd, end, hyphen: hyphen, end: index)
    }

    func endOfParagraph(_ index: Int) -> Int {
        index < shaped.paragraphs.count ? shaped.paragraphs[index].end : shaped.clusters.count
    }

    /// Returns the space above a line that begins at a cluster.
    private func spaceBefore(_ cluster: Int, previous: BrokenLine?) -> Double {
        guard let previous else { return 0 }
        let above = format(ofCluster: previous.covered.lowerBound)
        var space = previous.leading + max(0, bounded(above.lineSpacing))
        if previous.endsParagraph {
            space += max(0, bounded(above.paragraphSpacing))
            space += max(0, bounded(format(ofCluster: cluster).paragraphSpacingBefore))
        }
        return space
    }

    /// Computes the size and the width for alignment.
    private func finish(_ result: inout LineBreakingResult, width: Double) {
        var widest = 0.0
        for line in result.lines {
            let room = room(line)
            // White space at a line's end counts as far as there is room for it (measured on wrapped labels).
            let whole = line.isTruncated ? line.width : max(line.width, min(line.width + line.hangingWidth, room))
            widest = max(widest, line.headIndent + whole)
        }
        let height = result.lines.last.map { $0.top + $0.height } ?? 0
        result.size = CGSize(width: width.isFinite ? min(widest, max(width, 0)) : widest, height: height)
        result.width = width.isFinite ? width : widest
    }
}

/// The height of lines.
extension LineBreaker {
    /// Sets the line's ascent, descent and leading to the maximums of its fonts, adjusted to the paragraph's line
    /// height. The space that a line height adds goes above the glyphs.
    func measure(_ line: inout BrokenLine) {
        var ascent = -Double.infinity
        var descent = -Double.infinity
        var leading = 0.0
        var last = -1
        func add(_ run: Int) {
            if run == last { return }
            last = run
            let attributes = attributes(ofRun: run)
            let raise = bounded(attributes.baselineOffset)
            ascent = max(ascent, attributes.font.ascender + raise)
            descent = max(descent, -attributes.font.descender - raise)
            leading = max(leading, bounded(attributes.font.styleLeading))
            if let attachment = attributes.attachment {
                ascent = max(ascent, bounded(attachment.bounds.maxY) + raise)
                descent = max(descent, bounded(-attachment.bounds.minY) - raise)
            }
        }
        for index in line.head { add(shaped.attributes(ofCluster: index)) }
        for index in line.tail { add(shaped.attributes(ofCluster: index)) }
        if line.isTruncated, let ellipsis = line.inserted { add(ellipsis.attributes) }
        if last < 0 { add(shaped.attributes(ofCluster: line.covered.lowerBound)) }

        let format = format(ofCluster: line.covered.lowerBound)
        let natural = ascent + descent
        let height = adjusted(natural, format)
        line.ascent = ascent + height - natural
        line.descent = descent
        line.height = height
        line.leading = max(0, adjusted(natural + leading, format) - height)
    }

    /// Returns a line's height after the paragraph's multiple and limits.
    private func adjusted(_ height: Double, _ format: ParagraphFormat) -> Double {
        let multiple = bounded(format.lineHeightMultiple)
        let least = max(multiple > 0 ? height * multiple : height, bounded(format.minimumLineHeight))
        let maximum = bounded(format.maximumLineHeight)
        return maximum > 0 ? min(least, maximum) : least
    }
}

/// Texts that lines show beside their own.
extension LineBreaker {
    /// Returns a text in the font of an attributed run.
    func insertion(_ text: String, attributes: Int) -> BrokenLine.Insertion {
        let shaped = shapeInsertion(text, attributes, .natural)
        let width = shaped.clusters.reduce(0) { $0 + $1.advance }
        return BrokenLine.Insertion(shaped: shaped, attributes: attributes, width: width)
    }

    /// Returns the marker of a cluster's paragraph, with the font of the paragraph's first character and tabs from the
    /// first line's indent.
    func marker(ofCluster index: Int) -> BrokenLine.Insertion? {
        var (low, high) = (0, max(0, shaped.paragraphs.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if shaped.paragraphs[middle].end > index { high = middle } else { low = middle + 1 }
        }
        let run = shaped.attributes(ofCluster: low > 0 ? shaped.paragraphs[low - 1].end : 0)
        let format = attributes(ofRun: run).paragraph
        guard let text = format.marker else { return nil }
        let isRightToLeft = shaped.paragraphs[low].isRightToLeft
        let marker = shapeInsertion(text, run, isRightToLeft ? .rightToLeft : .leftToRight)
        var cursor = LineCursor(marker, format, indent: headIndent(format, isFirst: true))
        for cluster in marker.clusters.indices { cursor.add(cluster) }
        return BrokenLine.Insertion(shaped: marker, attributes: run, width: cursor.x, tabs: cursor.tabs)
    }
}

/// The line breaks and metrics of a text: a layout without its contents. Lengths are in points.
struct LineBreakingResult: Sendable {
    var lines: [BrokenLine] = []
    var size = CGSize.zero
    /// The width within which lines are aligned.
    var width = 0.0
}

/// One line: clusters of the text, in truncated lines with an ellipsis between `head` and `tail`.
struct BrokenLine: Sendable {
    /// The clusters before the ellipsis; all clusters of lines that aren't truncated.
    var head: Range<Int>
    /// The clusters after the ellipsis.
    var tail: Range<Int> = 0..<0
    /// The ellipsis of a truncated line, or the visible hyphen behind a line that ends at a soft hyphen.
    var inserted: Insertion?
    /// A Boolean value that indicates whether the inserted text is an ellipsis.
    var isTruncated = false
    /// The paragraph's marker, which ends at the line's start.
    var marker: Insertion?
    /// The distance of the line's start from the leading edge.
    var headIndent = 0.0
    /// The part of the width in which the line lies, in points from the text's left edge; nil for the whole width
    /// between its indents.
    var span: ClosedRange<Double>?
    /// The widths of the shown tabs, by their clusters.
    var tabs: [Int: Double] = [:]
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
    /// The space below that its fonts require when another line follows.
    var leading = 0.0

    /// A shaped text that isn't a part of the paragraph's.
    struct Insertion: Sendable {
        var shaped: ShapingResult
        /// The index of the attributed run whose font and color it has.
        var attributes: Int
        var width: Double
        /// The widths of its tabs, by its clusters.
        var tabs: [Int: Double] = [:]
    }
}
