import Foundation

/// Breaks shaped text into lines with the rules of `UILabel`.
struct LineBreaker {
    let text: AttributedText
    let shaped: ShapedText
    let limits: TextLimits
    /// Shapes an ellipsis in the font of an attributed run.
    let makeEllipsis: (_ attributes: Int) -> ShapedText

    /// The excess width, in points, at which text still fits: an allowance for rounding.
    static let tolerance = 0.001
    /// The interval of tab stops, in points, as in `NSParagraphStyle`.
    static let tabInterval = 28.0

    func plan() -> TextPlan {
        var plan = TextPlan()
        let width = limits.width
        let height = limits.height
        var next = 0
        var paragraph = 0
        var isFirst = true
        var bottom = 0.0
        while next < shaped.clusters.count, limits.lines <= 0 || plan.lines.count < limits.lines {
            while paragraph + 1 < shaped.paragraphs.count, shaped.paragraphs[paragraph].end <= next { paragraph += 1 }
            let format = format(ofCluster: next)
            let isClipped = format.lineBreak == .clipping && limits.lines > 0 && plan.lines.count + 1 == limits.lines
            var line = breakLine(
                from: next, room: room(width, format, isFirst: isFirst), paragraph: paragraph, isFirst: isFirst,
                breaking: isClipped ? .never : format.lineBreak == .charWrapping ? .anywhere : .betweenWords)
            measure(&line)
            line.top = bottom + spaceBefore(line, previous: plan.lines.last)
            if !plan.lines.isEmpty, line.top + line.height > height + 0.01 { break }
            bottom = line.top + line.height
            plan.lines.append(line)
            next = line.end
            isFirst = line.endsParagraph
        }
        if next < shaped.clusters.count { truncateLast(&plan, width: width) }
        finish(&plan, width: width)
        return plan
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

    func headIndent(_ format: ParagraphFormat, isFirst: Bool) -> Double {
        max(0, bounded(isFirst ? format.firstLineHeadIndent : format.headIndent))
    }

    func format(ofCluster index: Int) -> ParagraphFormat {
        attributes(ofRun: shaped.attributes(ofCluster: index)).paragraph
    }

    func attributes(ofRun index: Int) -> TextAttributes {
        text.runs.indices.contains(index) ? text.runs[index].attributes : TextAttributes(font: FontSpec(size: 17))
    }

    /// Returns a cluster's advance when it begins at `x`.
    func advance(_ cluster: ShapedText.Cluster, at x: Double) -> Double {
        guard cluster.flags.contains(.tab) else { return cluster.advance }
        return LineBreaker.tabInterval - x.truncatingRemainder(dividingBy: LineBreaker.tabInterval)
    }

    /// Returns the longest line that fits.
    ///
    /// A word wider than the line is broken between characters; a line has at least one character however narrow it is.
    private func breakLine(from start: Int, room: Double, paragraph: Int, isFirst: Bool, breaking: Breaking)
        -> PlannedLine
    {
        var x = 0.0
        var visibleEnd = start
        var visibleWidth = 0.0
        // The last break opportunity, with the visible range and width before it.
        var best: (end: Int, visibleEnd: Int, width: Double, hangingWidth: Double)?
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
            if index > start, breaking == .anywhere || cluster.flags.contains(.breakBefore) {
                best = (index, visibleEnd, visibleWidth, x - visibleWidth)
            }
            let advance = advance(cluster, at: x)
            if cluster.flags.contains(.hangs) {
                x += advance
            } else {
                if breaking == .never {
                    // Clusters beyond the edge are invisible.
                    if x > room { return unfinished(start, visibleEnd, visibleWidth, end: endOfParagraph(paragraph)) }
                } else if index > start, x + advance > room + LineBreaker.tolerance {
                    let stop = best ?? (index, visibleEnd, visibleWidth, 0)
                    return unfinished(
                        start, stop.visibleEnd, stop.width, end: stop.end, hangingWidth: stop.hangingWidth)
                }
                x += advance
                visibleEnd = index + 1
                visibleWidth = x
            }
            index += 1
        }
        if index == shaped.clusters.count { endsParagraph = true }
        return PlannedLine(
            head: start..<visibleEnd, end: index, covered: start..<index, paragraph: paragraph,
            isFirstOfParagraph: isFirst, endsParagraph: endsParagraph, width: visibleWidth,
            hangingWidth: x - visibleWidth)

        func unfinished(
            _ start: Int, _ visibleEnd: Int, _ width: Double, end: Int, hangingWidth: Double = 0
        ) -> PlannedLine {
            PlannedLine(
                head: start..<visibleEnd, end: end, covered: start..<end, paragraph: paragraph,
                isFirstOfParagraph: isFirst, endsParagraph: end == endOfParagraph(paragraph), width: width,
                hangingWidth: hangingWidth)
        }
    }

    func endOfParagraph(_ index: Int) -> Int {
        index < shaped.paragraphs.count ? shaped.paragraphs[index].end : shaped.clusters.count
    }

    private func spaceBefore(_ line: PlannedLine, previous: PlannedLine?) -> Double {
        guard let previous else { return 0 }
        let above = format(ofCluster: previous.covered.lowerBound)
        var space = max(0, bounded(above.lineSpacing))
        if previous.endsParagraph {
            space += max(0, bounded(above.paragraphSpacing))
            space += max(0, bounded(format(ofCluster: line.covered.lowerBound).paragraphSpacingBefore))
        }
        return space
    }

    /// Computes the size and the width for alignment.
    private func finish(_ plan: inout TextPlan, width: Double) {
        var widest = 0.0
        for line in plan.lines {
            let format = format(ofCluster: line.covered.lowerBound)
            let room = room(width, format, isFirst: line.isFirstOfParagraph)
            // White space at a line's end counts as far as there is room for it (measured on wrapped labels).
            let whole = line.isTruncated ? line.width : max(line.width, min(line.width + line.hangingWidth, room))
            widest = max(widest, headIndent(format, isFirst: line.isFirstOfParagraph) + whole)
        }
        let height = plan.lines.last.map { $0.top + $0.height } ?? 0
        plan.size = CGSize(width: width.isFinite ? min(widest, max(width, 0)) : widest, height: height)
        plan.width = width.isFinite ? width : widest
    }
}
