import Foundation

/// Rows that a jump passes over are measured, so that what is shown at an offset doesn't depend on estimates. (UIKit
/// measures none, and its offsets beyond what was seen count in estimates.) Over jumps of more than about 500 rows the
/// estimates do count, until the rows come into view.
extension UITableView {
    /// At most so many cells are made for what lies above the view.
    private static var greatestGap: Int { 500 }

    /// Measures from the first row whose height isn't known to the first in view.
    func measureRowsAbove() {
        guard bounds.height > 0, !sections.isEmpty else { return }
        skipKnownRows()
        guard knownEnd < bounds.minY, gapIsSmall(knownEnd, bounds.minY) else { return }
        measureKnownRows { [unowned self] in knownEnd >= bounds.minY }
    }

    /// Measures the rows up to one that is to be shown, if they are not too many.
    func measureRows(through path: IndexPath) {
        skipKnownRows()
        guard knownRows <= path else { return }
        guard gap(to: path) <= Self.greatestGap || (contains(knownRows) && fixedHeight(at: knownRows) != nil) else {
            return
        }
        measureKnownRows { [unowned self] in knownRows > path }
    }

    /// Brings heights up to date for an answer about places: measures what lies before `path` and that row itself, or all
    /// rows for nil. More than about 500 rows keep their estimates.
    func settle(through path: IndexPath? = nil) {
        guard let goal = path ?? lastPath(in: sections.count) else { return }
        settle {
            gap(to: goal) <= Self.greatestGap
        } until: {
            knownRows > goal
        }
    }

    /// The same down to a height in the content, in points.
    func settle(toHeight y: CGFloat) {
        settle {
            gapIsSmall(knownEnd, min(y, sectionTops.last ?? 0))
        } until: {
            knownEnd > y
        }
    }

    private func settle(where isNear: () -> Bool, until isDone: () -> Bool) {
        guard !isLayingOutTable, batchDepth == 0, measuredWidth > 0, dataSource != nil else { return }
        skipKnownRows()
        guard sections.indices.contains(knownRows.section), !isDone() else { return }
        guard isNear() || (contains(knownRows) && fixedHeight(at: knownRows) != nil) else { return }
        walkingRows { measureKnownRows(until: isDone) }
        setNeedsLayout()
    }

    /// The last row of the first `count` sections; in a section without rows, its beginning.
    func lastPath(in count: Int) -> IndexPath? {
        guard count > 0, count <= sections.count else { return nil }
        return IndexPath(row: max(0, sections[count - 1].rows.count - 1), section: count - 1)
    }

    /// The content's size, for those who ask outside of the table's own layout: with the heights of rows that were not yet
    /// in view.
    func settledContentSize() -> CGSize {
        guard !isLayingOutTable, batchDepth == 0, bounds.width > 0, dataSource != nil else { return storedContentSize }
        reloadIfNeeded()
        if sectionTops.count != sections.count + 1 { updateSectionTops() }
        settle()
        let end = (sectionTops.last ?? headerViewHeight) + (tableFooterView?.bounds.height ?? 0)
        return CGSize(width: bounds.width, height: end)
    }

    /// Moves the end of what is known on, row by row, until it is far enough.
    private func measureKnownRows(until isDone: () -> Bool) {
        var cellsLeft = 2 * Self.greatestGap
        while sections.indices.contains(knownRows.section), cellsLeft > 0, !isDone() {
            let index = knownRows.section
            measureEdge(.header, of: index)
            if knownRows.row < sections[index].rows.count {
                if fixedHeight(at: knownRows) == nil { cellsLeft -= 1 }
                measureRow(at: knownRows)
                knownRows.row += 1
            }
            if knownRows.row >= sections[index].rows.count {
                measureEdge(.footer, of: index)
                sectionTops[index + 1] = sectionTops[index] + sections[index].height
                knownRows = IndexPath(row: 0, section: index + 1)
            }
        }
        updateSectionTops(from: min(knownRows.section, sections.count))
    }

    /// Where the rows of known heights end, in the content's coordinates, in points.
    private var knownEnd: CGFloat {
        guard sections.indices.contains(knownRows.section) else { return sectionTops.last ?? 0 }
        if knownRows.row == 0 { return sectionTops[knownRows.section] }
        return rowsTop(of: knownRows.section) + sections[knownRows.section].rows.offset(of: knownRows.row)
    }

    /// Whether the rows between two heights are few: by the mean height of those that are known, which no estimate changes.
    private func gapIsSmall(_ from: CGFloat, _ to: CGFloat) -> Bool {
        guard contains(knownRows) else { return true }
        if fixedHeight(at: knownRows) != nil { return true }
        var count = knownRows.row
        for section in sections.prefix(knownRows.section) { count += section.rows.count }
        let mean = count > 0 ? max(1, (from - headerViewHeight) / CGFloat(count)) : 44
        return (to - from) / mean <= CGFloat(Self.greatestGap)
    }

    /// Rows from the first that isn't known to the goal.
    private func gap(to goal: IndexPath) -> Int {
        var count = goal.row - (knownRows.section == goal.section ? knownRows.row : 0)
        if knownRows.section < goal.section {
            count += sections[knownRows.section].rows.count - knownRows.row
            for section in sections[(knownRows.section + 1)..<goal.section] { count += section.rows.count + 1 }
        }
        return count
    }

    /// Steps over rows that have been measured, and over whole sections of rows of one height.
    private func skipKnownRows() {
        while sections.indices.contains(knownRows.section) {
            let section = sections[knownRows.section]
            guard section.header.isMeasured else { return }
            if rowHeight >= 0, delegate == nil || defaults.contains(.rowHeight) {
                knownRows.row = section.rows.count
            } else {
                while knownRows.row < section.rows.count, section.rows.isMeasured(knownRows.row) { knownRows.row += 1 }
            }
            guard knownRows.row >= section.rows.count, section.footer.isMeasured else { return }
            knownRows = IndexPath(row: 0, section: knownRows.section + 1)
        }
    }

    /// A cell in view asks for another height than it has.
    func resize(_ cell: UITableViewCell) {
        guard !isLayingOutTable, selfSizingInvalidation != .disabled,
            let path = cells.first(where: { $0.value === cell })?.key
        else { return }
        resizedRows.insert(path)
        setNeedsLayout()
    }
}
