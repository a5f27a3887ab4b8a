/// The truncation of the last line when the text has more lines than allowed, as in `UILabel`.
extension LineBreaker {
    /// Truncates the last line.
    ///
    /// Measured: with two lines or more, truncating the head does the same as truncating the tail. Wrapping and
    /// clipping modes leave the line unchanged.
    func truncateLast(_ plan: inout TextPlan, width: Double) {
        guard let last = plan.lines.popLast() else { return }
        let format = format(ofCluster: last.covered.lowerBound)
        let room = room(width, format, isFirst: last.isFirstOfParagraph)
        var line: PlannedLine
        switch format.lineBreak {
        case .wordWrapping, .charWrapping, .clipping:
            plan.lines.append(last)
            return
        case .truncatingTail:
            line = truncateTail(last, room: room)
        case .truncatingHead, .truncatingMiddle:
            let isSingle = plan.lines.isEmpty && limits.lines == 1
            if !isSingle {
                line = truncateTail(last, room: room)
            } else {
                line = truncateInside(last, room: room, keepsHead: format.lineBreak == .truncatingMiddle)
            }
        }
        line.endsParagraph = true
        measure(&line)
        plan.lines.append(line)
    }

    /// Keeps as many characters as leave room for the ellipsis; drops white space before it.
    private func truncateTail(_ line: PlannedLine, room: Double) -> PlannedLine {
        let start = line.covered.lowerBound
        let (end, _) = fill(from: start, to: endOfVisible(line), room: room, reserving: start)
        let trimmed = trimEnd(start, end)
        let ellipsis = ellipsis(attributes: shaped.attributes(ofCluster: max(start, trimmed - 1)))
        var result = line
        result.head = start..<trimmed
        result.ellipsis = ellipsis
        result.covered = start..<max(trimmed, start)
        result.end = shaped.clusters.count
        result.width = width(start..<trimmed) + ellipsis.width
        result.hangingWidth = 0
        return result
    }

    /// Keeps the paragraph's end, and for truncation in the middle as much of its beginning.
    private func truncateInside(_ line: PlannedLine, room: Double, keepsHead: Bool) -> PlannedLine {
        let start = line.covered.lowerBound
        let end = trimEnd(start, endOfVisible(line))
        let ellipsis = ellipsis(attributes: shaped.attributes(ofCluster: keepsHead ? start : max(start, end - 1)))
        let room = room - ellipsis.width + LineBreaker.tolerance
        var head = start
        var headWidth = 0.0
        var tail = end
        var tailWidth = 0.0
        // The shorter side grows first, so that both sides end up about equally long.
        while head < tail {
            let takesHead = keepsHead && headWidth <= tailWidth
            let cluster = shaped.clusters[takesHead ? head : tail - 1]
            let advance = cluster.flags.contains(.tab) ? LineBreaker.tabInterval : cluster.advance
            if headWidth + tailWidth + advance > room { break }
            if takesHead {
                head += 1
                headWidth += advance
            } else {
                tail -= 1
                tailWidth += advance
            }
        }
        head = trimEnd(start, head)
        while tail < end, shaped.clusters[tail].flags.contains(.hangs) { tail += 1 }
        var result = line
        result.head = start..<head
        result.tail = tail..<end
        result.ellipsis = ellipsis
        result.covered = start..<end
        result.end = shaped.clusters.count
        result.width = width(start..<head) + ellipsis.width + width(tail..<end)
        result.hangingWidth = 0
        return result
    }

    /// Returns the end and width of the clusters from `start` that fit beside an ellipsis in the font of the last of
    /// them.
    private func fill(from start: Int, to end: Int, room: Double, reserving first: Int) -> (end: Int, width: Double) {
        var x = 0.0
        var index = start
        var run = -1
        var reserve = 0.0
        while index < end {
            let cluster = shaped.clusters[index]
            let attributes = shaped.attributes(ofCluster: index)
            if attributes != run {
                run = attributes
                reserve = ellipsis(attributes: run).width
            }
            let advance = advance(cluster, at: x)
            if x + advance + reserve > room + LineBreaker.tolerance { break }
            x += advance
            index += 1
        }
        return (index, x)
    }

    /// Returns the end of the text that a single line would show: the line terminator at which it stops.
    private func endOfVisible(_ line: PlannedLine) -> Int {
        let end = endOfParagraph(line.paragraph)
        guard line.covered.upperBound > line.covered.lowerBound else { return end }
        var place = line.covered.lowerBound
        while place < end, !shaped.clusters[place].flags.contains(.newline) { place += 1 }
        return place
    }

    private func trimEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, shaped.clusters[end - 1].flags.contains(.hangs) { end -= 1 }
        return end
    }

    private func width(_ range: Range<Int>) -> Double {
        var x = 0.0
        for index in range { x += advance(shaped.clusters[index], at: x) }
        return x
    }

    private func ellipsis(attributes: Int) -> PlannedLine.Ellipsis {
        let shaped = makeEllipsis(attributes)
        let width = shaped.clusters.reduce(0) { $0 + $1.advance }
        return PlannedLine.Ellipsis(shaped: shaped, attributes: attributes, width: width)
    }
}
