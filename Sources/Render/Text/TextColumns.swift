/// The place of some characters in a line: of a letter, a ligature or an attachment.
package struct TextColumn: Sendable {
    /// The characters, in UTF-16 units of the text.
    package var range: Range<Int>
    /// The left edge, in points from the text's.
    package var left: Double
    /// The right edge, in points from the text's left edge.
    package var right: Double
    /// A Boolean value that indicates whether the characters run from right to left.
    package var isRightToLeft: Bool

    /// Returns the place before a character of the range, or of the end of the range. The parts of a ligature are
    /// equally wide.
    package func edge(before offset: Int) -> Double {
        let share = Double(min(max(range.lowerBound, offset), range.upperBound) - range.lowerBound)
        let distance = range.isEmpty ? 0 : (right - left) * share / Double(range.count)
        return isRightToLeft ? right - distance : left + distance
    }
}

/// The columns of a text's lines, at the places where they are drawn.
package struct TextColumns: Sendable {
    let formatter: LineFormatter

    /// Returns the columns of a line in the order of the text, including the white space that hangs over its end.
    package func columns(ofLine index: Int) -> [TextColumn] {
        let line = formatter.breaks.lines[index]
        let (left, width, extra) = formatter.place(line)
        var columns: [TextColumn] = []
        columns.reserveCapacity(line.covered.count)
        var x = left
        // The edges of the inserted ellipsis, between which the characters would stand that it replaces.
        var gap = (left: left, right: left)
        for piece in formatter.visualPieces(line) {
            let (places, right) = formatter.places(of: piece, in: line, from: x, extra: extra)
            if piece.origin == .text {
                for (place, (cluster, start)) in places.enumerated() {
                    let end = place + 1 < places.count ? places[place + 1].x : right
                    columns.append(
                        column(cluster, from: start, to: end, isRightToLeft: piece.level % 2 == 1))
                }
            } else {
                gap = (x, right)
            }
            x = right
        }
        let isRightToLeft = formatter.beginsAtRight(line)
        if line.isTruncated {
            let replaced = line.head.upperBound..<max(line.head.upperBound, line.tail.lowerBound)
            let edge = isRightToLeft ? gap.right : gap.left
            for cluster in replaced {
                columns.append(column(cluster, from: edge, to: edge, isRightToLeft: isRightToLeft))
            }
        } else {
            appendHanging(line, to: &columns, from: isRightToLeft ? left : left + width, isRightToLeft)
        }
        return columns.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Returns a Boolean value that indicates whether the text of a line's paragraph begins at its right edge.
    package func isRightToLeft(line index: Int) -> Bool { formatter.beginsAtRight(formatter.breaks.lines[index]) }

    /// Appends the columns of the clusters behind a line's visible end.
    private func appendHanging(
        _ line: BrokenLine, to columns: inout [TextColumn], from start: Double, _ isRightToLeft: Bool
    ) {
        var x = start
        for cluster in line.head.upperBound..<max(line.head.upperBound, line.covered.upperBound) {
            let details = formatter.shaped.clusters[cluster]
            let advance = details.flags.contains(.tab) ? line.tabs[cluster] ?? 0 : details.advance
            let next = isRightToLeft ? x - advance : x + advance
            columns.append(column(cluster, from: min(x, next), to: max(x, next), isRightToLeft: isRightToLeft))
            x = next
        }
    }

    private func column(_ cluster: Int, from left: Double, to right: Double, isRightToLeft: Bool) -> TextColumn {
        let shaped = formatter.shaped
        return TextColumn(
            range: shaped.utf16(ofCluster: cluster)..<shaped.utf16(ofCluster: cluster + 1), left: left, right: right,
            isRightToLeft: isRightToLeft)
    }
}
