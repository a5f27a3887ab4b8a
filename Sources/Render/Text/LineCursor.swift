import Foundation

/// The end of a line to which clusters are added in logical order, with the widths of the line's tabs.
///
/// A column at a right or centered tab stop moves as it grows: only the clusters that stand on the line count, so that
/// the end isn't a sum of advances.
struct LineCursor {
    private let shaped: ShapingResult
    private let format: ParagraphFormat
    /// The distance of the line's start from the leading edge, from which tab stops are measured.
    private let indent: Double
    /// The distance of the end from the line's start, in points.
    private(set) var x = 0.0
    /// The widths of the tabs, by their clusters.
    private(set) var tabs: [Int: Double] = [:]
    /// The column behind the last tab, if its width changes the tab's.
    private var column: Column?

    private struct Column {
        let tab: Int
        let stop: TabStop
        /// The place at which the tab begins.
        let start: Double
        /// The distance from there to the stop.
        let room: Double
        /// The width of the aligned text.
        var width = 0.0
        /// The width of the white space behind it.
        var hanging = 0.0

        /// The tab's width before an aligned text of a width.
        func tabWidth(before width: Double) -> Double {
            max(0, room - (stop.alignment == .center ? width / 2 : width))
        }

        /// The end of an aligned text that is extended.
        func end(adding advance: Double) -> Double {
            let width = width + hanging + advance
            return start + tabWidth(before: width) + width
        }
    }

    /// Creates the cursor of a line without clusters.
    init(_ shaped: ShapingResult, _ format: ParagraphFormat, indent: Double) {
        self.shaped = shaped
        self.format = format
        self.indent = indent
    }

    /// Returns the end of the line with one more cluster, which isn't a tab.
    func end(adding index: Int) -> Double {
        let advance = shaped.clusters[index].advance
        guard let column, !endsColumn(index, column) else { return x + advance }
        return column.end(adding: advance)
    }

    /// Returns the end of the line with an inserted text, such as an ellipsis.
    func end(inserting width: Double) -> Double { column?.end(adding: width) ?? x + width }

    /// Adds a cluster.
    mutating func add(_ index: Int) {
        let cluster = shaped.clusters[index]
        if cluster.flags.contains(.tab) {
            addTab(index)
        } else if let column, !endsColumn(index, column) {
            if cluster.flags.contains(.hangs) {
                self.column?.hanging += cluster.advance
                x += cluster.advance
            } else {
                grow(column, by: cluster.advance)
            }
        } else {
            column = nil
            x += cluster.advance
        }
    }

    /// Adds an inserted text, such as an ellipsis.
    mutating func insert(width: Double) {
        if let column { grow(column, by: width) } else { x += width }
    }

    private mutating func addTab(_ index: Int) {
        let place = indent + x
        let stop = format.tabStop(after: place)
        let room = stop.location - place
        let moves = stop.alignment == .right || stop.alignment == .center
        column = moves ? Column(tab: index, stop: stop, start: x, room: room) : nil
        tabs[index] = room
        x += room
    }

    private mutating func grow(_ old: Column, by advance: Double) {
        var column = old
        column.width += column.hanging + advance
        column.hanging = 0
        let tab = column.tabWidth(before: column.width)
        tabs[column.tab] = tab
        x = column.start + tab + column.width
        self.column = column
    }

    /// Returns a Boolean value that indicates whether a column's aligned text ends before a cluster.
    private func endsColumn(_ index: Int, _ column: Column) -> Bool {
        guard column.stop.alignment == .right, let terminators = column.stop.terminators,
            let scalar = shaped.scalars(ofCluster: index).first.flatMap(Unicode.Scalar.init)
        else { return false }
        return terminators.contains(scalar)
    }
}
