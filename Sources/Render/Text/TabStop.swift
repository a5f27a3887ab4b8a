import Foundation

/// A place at which text after a tab is aligned.
public struct TabStop: Hashable, Sendable {
    /// The distance from the paragraph's leading edge, in points.
    public var location: Double
    /// The alignment of the text up to the next tab: `right` ends at the stop, `center` has its middle there, and other
    /// alignments begin there.
    public var alignment: ParagraphFormat.Alignment
    /// The characters before the first of which text of the alignment `right` ends; nil for none.
    public var terminators: CharacterSet?

    /// Creates a tab stop.
    public init(location: Double, alignment: ParagraphFormat.Alignment = .left, terminators: CharacterSet? = nil) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}

extension ParagraphFormat {
    /// The interval of tab stops of a format that sets none, in points.
    public static let standardTabInterval = 28.0

    /// Returns the first tab stop after a place, in points from the leading edge.
    func tabStop(after x: Double) -> TabStop {
        if let stop = tabStops.first(where: { $0.location > x + LineBreaker.tolerance }) { return stop }
        let interval = tabInterval > 0 && tabInterval.isFinite ? max(tabInterval, 1) : Self.standardTabInterval
        return TabStop(location: ((x + LineBreaker.tolerance) / interval).rounded(.down) * interval + interval)
    }
}

/// The widths of tabs.
extension LineBreaker {
    /// Returns a cluster's advance when it begins at `x`, in points from the leading edge.
    func advance(ofCluster index: Int, at x: Double, _ format: ParagraphFormat) -> Double {
        let cluster = shaped.clusters[index]
        guard cluster.flags.contains(.tab) else { return cluster.advance }
        let stop = format.tabStop(after: x)
        let room = stop.location - x
        switch stop.alignment {
        case .right: return max(0, room - columnWidth(after: index, until: stop.terminators))
        case .center: return max(0, room - columnWidth(after: index, until: nil) / 2)
        case .left, .justified, .natural: return room
        }
    }

    /// Returns the width of the text between a tab and the next one, or the end of its line.
    private func columnWidth(after tab: Int, until terminators: CharacterSet?) -> Double {
        var width = 0.0
        var hanging = 0.0
        for index in (tab + 1)..<max(tab + 1, shaped.clusters.count) {
            let cluster = shaped.clusters[index]
            if !cluster.flags.isDisjoint(with: [.tab, .newline]) { break }
            if let terminators, let scalar = shaped.scalars(ofCluster: index).first.flatMap(Unicode.Scalar.init),
                terminators.contains(scalar)
            {
                break
            }
            if cluster.flags.contains(.hangs) {
                hanging += cluster.advance
            } else {
                width += hanging + cluster.advance
                hanging = 0
            }
        }
        return width
    }

    /// Sets the widths of a line's tabs, and returns the line's whole width.
    @discardableResult
    func placeTabs(_ line: inout BrokenLine, _ format: ParagraphFormat) -> Double {
        let head = headIndent(format, isFirst: line.isFirstOfParagraph)
        var x = head
        for index in line.head { x += place(index, &line, x, format) }
        x += line.ellipsis?.width ?? 0
        for index in line.tail { x += place(index, &line, x, format) }
        return x - head
    }

    private func place(_ index: Int, _ line: inout BrokenLine, _ x: Double, _ format: ParagraphFormat) -> Double {
        let advance = advance(ofCluster: index, at: x, format)
        if shaped.clusters[index].flags.contains(.tab) { line.tabs[index] = advance }
        return advance
    }
}
