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
    /// Returns the cursor of a line without clusters.
    func cursor(_ format: ParagraphFormat, isFirst: Bool) -> LineCursor {
        LineCursor(shaped, format, indent: headIndent(format, isFirst: isFirst))
    }

    /// Sets the widths of a line's tabs, and returns the line's whole width.
    @discardableResult
    func placeTabs(_ line: inout BrokenLine, _ format: ParagraphFormat) -> Double {
        var cursor = cursor(format, isFirst: line.isFirstOfParagraph)
        for index in line.head { cursor.add(index) }
        if let inserted = line.inserted { cursor.insert(width: inserted.width) }
        for index in line.tail { cursor.add(index) }
        let width = cursor.x
        if !line.isTruncated {
            // Tabs that hang over the line's end have places, too.
            for index in line.head.upperBound..<max(line.head.upperBound, line.covered.upperBound) {
                guard shaped.clusters[index].flags.contains(.hangs) else { break }
                cursor.add(index)
            }
        }
        line.tabs = cursor.tabs
        return width
    }
}
