import Foundation

/// Measurement of the rows above the visible area.
///
/// Rows that a jump passes over are measured, so that the rows at an offset don't depend on estimates. (UIKit
/// measures none, and its offsets beyond the rows already displayed depend on estimates.) For jumps over more than
/// about 500 rows the estimates count until the rows become visible.
extension UITableView {
    /// The greatest number of cells that are created to measure rows above the visible area.
    private static var greatestGap: Int { 500 }

    /// Measures the rows from the first without a known height to the first visible row.
    func measureRowsAbove() {
        guard bounds.height > 0, !sections.isEmpty else { return }
        skipKnownRows()
        guard measuredEnd < bounds.minY, gapIsSmall(measuredEnd, bounds.minY) else { return }
        measureKnownRows { [unowned self] in measuredEnd >= bounds.minY }
    }

    /// Measures the rows up to a row that is to be displayed, unless they are too many.
    func measureRows(through path: IndexPath) {
        skipKnownRows()
        guard measuredRows <= path else { return }
        guard gap(to: path) <= Self.greatestGap || (contains(measuredRows) && fixedHeight(at: measuredRows) != nil)
        else { return }
        measureKnownRows { [unowned self] in measuredRows > path }
    }

    /// Updates heights before a query: measures the rows before `path` and that row itself, or all rows for nil.
    ///
    /// If more than about 500 rows are not measured, they keep their estimates.
    func updateHeights(through path: IndexPath? = nil) {
        guard let goal = path ?? lastPath(in: sections.count) else { return }
        updateHeights(where: { gap(to: goal) <= Self.greatestGap }, until: { measuredRows > goal })
    }

    /// Updates heights down to a distance from the top of the content, in points.
    func updateHeights(toHeight y: CGFloat) {
        updateHeights(where: { gapIsSmall(measuredEnd, min(y, sectionTops.last ?? 0)) }, until: { measuredEnd > y })
    }

    private func updateHeights(where isNear: () -> Bool, until isDone: () -> Bool) {
        guard !isInPass, batchDepth == 0, measuredWidth > 0, dataSource != nil else { return }
        skipKnownRows()
        guard sections.indices.contains(measuredRows.section), !isDone() else { return }
        guard isNear() || (contains(measuredRows) && fixedHeight(at: measuredRows) != nil) else { return }
        performPass { measureKnownRows(until: isDone) }
        setNeedsLayout()
    }

    /// Returns the last row of the first `count` sections; row 0 if the last of them has no rows.
    func lastPath(in count: Int) -> IndexPath? {
        guard count > 0, count <= sections.count else { return nil }
        return IndexPath(row: max(0, sections[count - 1].rows.count - 1), section: count - 1)
    }

    /// Extends the measured prefix row by row until the condition holds.
    private func measureKnownRows(until isDone: () -> Bool) {
        var cellsLeft = 2 * Self.greatestGap
        while sections.indices.contains(measuredRows.section), cellsLeft > 0, !isDone() {
            let index = measuredRows.section
            measureHeaderFooter(.header, of: index)
            if measuredRows.row < sections[index].rows.count {
                if fixedHeight(at: measuredRows) == nil { cellsLeft -= 1 }
                measureRow(at: measuredRows)
                measuredRows.row += 1
            }
            if measuredRows.row >= sections[index].rows.count {
                measureHeaderFooter(.footer, of: index)
                sectionTops[index + 1] = sectionTops[index] + sections[index].height
                measuredRows = IndexPath(row: 0, section: index + 1)
            }
        }
        updateSectionTops(from: min(measuredRows.section, sections.count))
    }

    /// The end of the measured prefix, in the content's coordinates, in points.
    private var measuredEnd: CGFloat {
        guard sections.indices.contains(measuredRows.section) else { return sectionTops.last ?? 0 }
        if measuredRows.row == 0 { return sectionTops[measuredRows.section] }
        return rowsTop(of: measuredRows.section) + sections[measuredRows.section].rows.offset(of: measuredRows.row)
    }

    /// Indicates whether the rows between two offsets are few enough to measure.
    ///
    /// Uses the mean height of the measured rows, which doesn't depend on estimates.
    private func gapIsSmall(_ from: CGFloat, _ to: CGFloat) -> Bool {
        guard contains(measuredRows) else { return true }
        if fixedHeight(at: measuredRows) != nil { return true }
        var count = measuredRows.row
        for section in sections.prefix(measuredRows.section) { count += section.rows.count }
        let mean = count > 0 ? max(1, (from - headerViewHeight) / CGFloat(count)) : metrics.rowHeight
        return (to - from) / mean <= CGFloat(Self.greatestGap)
    }

    /// Returns the number of rows from the first that isn't measured to the goal.
    private func gap(to goal: IndexPath) -> Int {
        var count = goal.row - (measuredRows.section == goal.section ? measuredRows.row : 0)
        if measuredRows.section < goal.section {
            count += sections[measuredRows.section].rows.count - measuredRows.row
            for section in sections[(measuredRows.section + 1)..<goal.section] { count += section.rows.count + 1 }
        }
        return count
    }

    /// Skips rows that are measured, and whole sections whose rows have one height.
    private func skipKnownRows() {
        while sections.indices.contains(measuredRows.section) {
            let section = sections[measuredRows.section]
            guard section.header.isMeasured else { return }
            if rowHeight >= 0, delegate == nil || defaults.contains(.rowHeight) {
                measuredRows.row = section.rows.count
            } else {
                while measuredRows.row < section.rows.count, section.rows.isMeasured(measuredRows.row) {
                    measuredRows.row += 1
                }
            }
            guard measuredRows.row >= section.rows.count, section.footer.isMeasured else { return }
            measuredRows = IndexPath(row: 0, section: measuredRows.section + 1)
        }
    }

    func resize(_ cell: UITableViewCell) {
        guard !isInPass, selfSizingInvalidation != .disabled,
            let path = cells.first(where: { $0.value === cell })?.key
        else { return }
        resizedRows.insert(path)
        setNeedsLayout()
    }
}

extension UITableView {
    /// Scrolls to a row, or to the top of a section.
    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepare()
        guard contains(indexPath) || isTopOfSection(indexPath) else { return warnOfScrolling(to: indexPath) }
        let old = contentOffset
        pendingScroll = PendingScroll(path: indexPath, position: scrollPosition)
        setNeedsLayout()
        updateVisibleElements()
        if animated, window != nil, contentOffset != old { notifyOfScrollingEnd() }
    }
}
