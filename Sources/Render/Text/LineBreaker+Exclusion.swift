/// Lines that areas of the container divide into parts.
///
/// The parts of a line share its height and its baseline. A part that has no room for a whole word stays empty, and so
/// do those behind a line terminator; a line without any room begins further down. A word that is wider than a line of
/// the whole width is broken where it stands (not measured).
extension LineBreaker {
    /// The place in the text at which a line begins.
    struct LineStart {
        /// The first cluster.
        var cluster: Int
        var paragraph: Int
        /// A Boolean value that indicates whether the line is its paragraph's first.
        var isFirst: Bool
    }

    /// The most heights at which a line is tried.
    private static let steps = 2000.0

    /// Returns the parts of a line in the order of the text.
    ///
    /// - Parameter highest: The line's top if nothing is in its way.
    func breakLine(
        from start: LineStart, around exclusion: TextExclusion, below highest: Double, breaking: Breaking
    ) -> [BrokenLine] {
        let format = format(ofCluster: start.cluster)
        let marker = start.isFirst && format.marker != nil ? marker(ofCluster: start.cluster) : nil
        var whole = breakLine(
            from: start.cluster, room: room(limits.width, format, isFirst: start.isFirst), paragraph: start.paragraph,
            isFirst: start.isFirst, format: format, breaking: breaking)
        measure(&whole)
        let step = max(1, (exclusion.bottom - highest) / Self.steps)
        var (top, height) = (highest, whole.height)
        while true {
            var spans = exclusion.freeParts(from: top, to: top + height, width: limits.width)
            spans = spans.compactMap { within($0, format, start, marker) }
            if shaped.paragraphs[start.paragraph].isRightToLeft { spans.reverse() }
            let isBelow = top >= exclusion.bottom
            if isBelow, spans.isEmpty { spans = [0...0] }
            var parts = fill(spans, from: start, format, marker, breaking, breaksWords: isBelow)
            let needed = parts.map(\.height).max() ?? height
            if parts.isEmpty {
                top = exclusion.nextTop(below: top, step: step)
                height = whole.height
            } else if needed > height + Self.tolerance, !isBelow {
                height = needed
            } else {
                align(&parts, top: top)
                return parts
            }
        }
    }

    /// Returns the part of a span between the indents of a line and behind its marker; nil if nothing is left.
    private func within(
        _ span: ClosedRange<Double>, _ format: ParagraphFormat, _ start: LineStart, _ marker: BrokenLine.Insertion?
    ) -> ClosedRange<Double>? {
        let width = limits.width
        let head = headIndent(format, isFirst: start.isFirst) - (marker?.width ?? 0)
        let tail = bounded(format.tailIndent)
        let end = tail > 0 ? min(width, tail) : width + tail
        let isRight = shaped.paragraphs[start.paragraph].isRightToLeft
        let lower = max(span.lowerBound, isRight ? width - end : head)
        let upper = min(span.upperBound, isRight ? width - head : end)
        return lower < upper ? lower...upper : nil
    }

    /// Returns lines in the spans that have room for a word, until a line terminator or the text's end.
    private func fill(
        _ spans: [ClosedRange<Double>], from start: LineStart, _ format: ParagraphFormat,
        _ marker: BrokenLine.Insertion?, _ breaking: Breaking, breaksWords: Bool
    ) -> [BrokenLine] {
        let isRight = shaped.paragraphs[start.paragraph].isRightToLeft
        var parts: [BrokenLine] = []
        var next = start.cluster
        for span in spans where next < shaped.clusters.count {
            var span = span
            let isFirst = parts.isEmpty && start.isFirst
            if isFirst, let marker {
                let (lower, upper) = (span.lowerBound, span.upperBound)
                if upper - lower <= marker.width, !breaksWords { continue }
                let room = max(0, upper - lower - marker.width)
                span = isRight ? lower...lower + room : upper - room...upper
            }
            var format = format
            format.headIndent = isRight ? limits.width - span.upperBound : span.lowerBound
            format.firstLineHeadIndent = format.headIndent
            let room = span.upperBound - span.lowerBound
            var line = breakLine(
                from: next, room: room, paragraph: start.paragraph, isFirst: isFirst, format: format,
                breaking: breaking)
            // A clipped line may reach beyond its room.
            let isTooWide = breaking != .never && line.width > room + Self.tolerance
            let isCut = breaking == .betweenWords && cutsWord(line) && !isLongWord(at: next, start, isFirst: isFirst)
            if !breaksWords, isTooWide || isCut { continue }
            line.span = span
            line.headIndent = max(0, format.headIndent)
            if isFirst { line.marker = marker }
            measure(&line)
            placeTabs(&line, format)
            parts.append(line)
            next = line.end
            if line.endsParagraph || shaped.clusters[next - 1].flags.contains(.newline) { break }
        }
        return parts
    }

    /// Returns a Boolean value that indicates whether a line ends within a word without a hyphen.
    private func cutsWord(_ line: BrokenLine) -> Bool {
        guard line.end < shaped.clusters.count, line.inserted == nil else { return false }
        let isTerminated = shaped.clusters[line.end - 1].flags.contains(.newline)
        return !isTerminated && !shaped.clusters[line.end].flags.contains(.breakBefore)
    }

    /// Returns a Boolean value that indicates whether the word that contains a cluster has no room on a line of the
    /// whole width.
    private func isLongWord(at cluster: Int, _ line: LineStart, isFirst: Bool) -> Bool {
        var start = cluster
        while start > 0, !shaped.clusters[start].flags.contains(.breakBefore),
            !shaped.clusters[start - 1].flags.contains(.newline)
        { start -= 1 }
        let format = format(ofCluster: start)
        return cutsWord(
            breakLine(
                from: start, room: room(limits.width, format, isFirst: isFirst), paragraph: line.paragraph,
                isFirst: isFirst, format: format, breaking: .betweenWords))
    }

    /// Gives the parts of a line one baseline and one height.
    private func align(_ parts: inout [BrokenLine], top: Double) {
        let ascent = parts.map(\.ascent).max() ?? 0
        let descent = parts.map(\.descent).max() ?? 0
        let leading = parts.map(\.leading).max() ?? 0
        for index in parts.indices {
            parts[index].top = top
            parts[index].ascent = ascent
            parts[index].descent = descent
            parts[index].height = ascent + descent
            parts[index].leading = leading
        }
    }
}
