import Foundation

extension UITableView {
    /// At most so many rows are made and measured for what lies above the view.
    static var greatestMeasuredGap: Int { 500 }

    /// After a jump, measures the rows that were passed over, so that what is shown at an offset doesn't depend on
    /// estimates. Beyond 500 such rows (UIKit measures none) their estimates count until they come into view.
    func measureRowsAbove() {
        guard bounds.height > 0, !sections.isEmpty else { return }
        skipKnownRows()
        while let goal = firstVisibleRow, knownRows < goal, gap(to: goal) <= Self.greatestMeasuredGap {
            let index = knownRows.section
            measureEdge(.header, of: index)
            let end = goal.section == index ? goal.row : sections[index].rows.count
            for row in knownRows.row..<max(knownRows.row, end) { measureRow(at: IndexPath(row: row, section: index)) }
            knownRows.row = max(knownRows.row, end)
            if goal.section > index {
                measureEdge(.footer, of: index)
                knownRows = IndexPath(row: 0, section: index + 1)
            }
            updateSectionTops(from: index)
            skipKnownRows()
        }
    }

    /// The first row that reaches into the view, by what is known now; one past a section's last row where only its foot
    /// does.
    private var firstVisibleRow: IndexPath? {
        let top = min(max(bounds.minY, 0), max(0, (sectionTops.last ?? 0) - bounds.height))
        let index = section(at: top)
        guard sections.indices.contains(index) else { return nil }
        let rows = sections[index].rows
        let distance = top - rowsTop(of: index)
        return IndexPath(row: distance >= rows.total ? rows.count : rows.row(at: distance), section: index)
    }

    /// Rows from the first that isn't known to the goal; a section counts at least 1.
    private func gap(to goal: IndexPath) -> Int {
        var count = 0
        var index = knownRows.section
        while index <= goal.section, count <= Self.greatestMeasuredGap {
            let first = index == knownRows.section ? knownRows.row : 0
            let end = index == goal.section ? goal.row : sections[index].rows.count
            count += max(0, end - first) + (index < goal.section ? 1 : 0)
            index += 1
        }
        return count
    }

    /// Steps over rows that have been measured, and over whole sections of rows of one height.
    private func skipKnownRows() {
        while sections.indices.contains(knownRows.section) {
            let section = sections[knownRows.section]
            if rowHeight >= 0, delegate == nil || defaults.contains(.rowHeight) {
                knownRows.row = section.rows.count
            } else {
                while knownRows.row < section.rows.count, section.rows.isMeasured(knownRows.row) { knownRows.row += 1 }
            }
            guard knownRows.row >= section.rows.count, section.header.isMeasured, section.footer.isMeasured else {
                return
            }
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
