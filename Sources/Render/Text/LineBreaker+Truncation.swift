import Foundation

/// The truncation of the last line when the text has more lines than allowed, as in `UILabel`.
extension LineBreaker {
    /// Truncates the last line.
    ///
    /// Measured: with two lines or more, truncating the head does the same as truncating the tail. Wrapping and
    /// clipping modes leave the line unchanged.
    func truncateLast(_ result: inout LineBreakingResult) {
        guard let last = result.lines.popLast() else { return }
        let format = format(of: last)
        let room = room(last)
        var line: BrokenLine
        switch format.lineBreak {
        case .wordWrapping, .charWrapping, .clipping:
            result.lines.append(last)
            return
        case .truncatingTail:
            line = truncateTail(last, room: room)
        case .truncatingHead, .truncatingMiddle:
            let isSingle = result.lines.isEmpty && limits.lines == 1
            if !isSingle {
                line = truncateTail(last, room: room)
            } else {
                line = truncateInside(last, room: room, keepsHead: format.lineBreak == .truncatingMiddle)
            }
        }
        line.endsParagraph = true
        measure(&line)
        line.width = placeTabs(&line, format)
        result.lines.append(line)
    }

    /// Keeps as many characters as leave room for the ellipsis; drops white space before it.
    private func truncateTail(_ line: BrokenLine, room: Double) -> BrokenLine {
        let start = line.covered.lowerBound
        let end = fill(line, to: endOfVisible(line), room: room)
        let trimmed = trimEnd(start, end)
        let ellipsis = ellipsis(attributes: shaped.attributes(ofCluster: max(start, trimmed - 1)))
        var result = line
        result.head = start..<trimmed
        result.inserted = ellipsis
        result.isTruncated = true
        result.covered = start..<max(trimmed, start)
        result.end = shaped.clusters.count
        result.hangingWidth = 0
        return result
    }

    /// Keeps the paragraph's end, and for truncation in the middle as much of its beginning.
    private func truncateInside(_ line: BrokenLine, room: Double, keepsHead: Bool) -> BrokenLine {
        let start = line.covered.lowerBound
        let end = trimEnd(start, endOfVisible(line))
        let ellipsis = ellipsis(attributes: shaped.attributes(ofCluster: keepsHead ? start : max(start, end - 1)))
        let room = room - ellipsis.width + LineBreaker.tolerance
        let hasTabs = (start..<end).contains { shaped.clusters[$0].flags.contains(.tab) }
        var head = start
        var headWidth = 0.0
        var tail = end
        var tailWidth = 0.0
        // The shorter side grows first, so that both sides end up about equally long.
        while head < tail {
            let takesHead = keepsHead && headWidth <= tailWidth
            let candidate = takesHead ? (head: head + 1, tail: tail) : (head: head, tail: tail - 1)
            let widths: (head: Double, tail: Double)
            if hasTabs {
                widths = self.widths(line, start..<candidate.head, ellipsis, candidate.tail..<end)
            } else {
                let advance = shaped.clusters[takesHead ? head : tail - 1].advance
                widths = (headWidth + (takesHead ? advance : 0), tailWidth + (takesHead ? 0 : advance))
            }
            if widths.head + widths.tail > room { break }
            (head, tail) = candidate
            (headWidth, tailWidth) = widths
        }
        head = trimEnd(start, head)
        while tail < end, shaped.clusters[tail].flags.contains(.hangs) { tail += 1 }
        var result = line
        result.head = start..<head
        result.tail = tail..<end
        result.inserted = ellipsis
        result.isTruncated = true
        result.covered = start..<end
        result.end = shaped.clusters.count
        result.hangingWidth = 0
        return result
    }

    /// Returns the widths before and behind a line's ellipsis, with its tabs.
    private func widths(
        _ line: BrokenLine, _ head: Range<Int>, _ ellipsis: BrokenLine.Insertion, _ tail: Range<Int>
    ) -> (head: Double, tail: Double) {
        var cursor = cursor(format(of: line), isFirst: line.isFirstOfParagraph)
        for index in head { cursor.add(index) }
        let width = cursor.x
        cursor.insert(width: ellipsis.width)
        for index in tail { cursor.add(index) }
        return (width, cursor.x - ellipsis.width - width)
    }

    /// Returns the end of the clusters of a line that fit beside an ellipsis in the font of the last of them.
    private func fill(_ line: BrokenLine, to end: Int, room: Double) -> Int {
        var index = line.covered.lowerBound
        var cursor = cursor(format(of: line), isFirst: line.isFirstOfParagraph)
        var run = -1
        var reserve = 0.0
        while index < end {
            let attributes = shaped.attributes(ofCluster: index)
            if attributes != run {
                run = attributes
                reserve = ellipsis(attributes: run).width
            }
            var next = cursor
            next.add(index)
            if next.end(inserting: reserve) > room + LineBreaker.tolerance { break }
            cursor = next
            index += 1
        }
        return index
    }

    /// Returns the end of the text that a single line would show: the line terminator at which it stops.
    private func endOfVisible(_ line: BrokenLine) -> Int {
        let end = endOfParagraph(line.paragraph)
        guard line.covered.upperBound > line.covered.lowerBound else { return end }
        var index = line.covered.lowerBound
        while index < end, !shaped.clusters[index].flags.contains(.newline) { index += 1 }
        return index
    }

    private func trimEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, shaped.clusters[end - 1].flags.contains(.hangs) { end -= 1 }
        return end
    }

    private func ellipsis(attributes: Int) -> BrokenLine.Insertion {
        insertion("\u{2026}", attributes: attributes)
    }
}
