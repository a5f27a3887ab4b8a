import Foundation

/// Changes of rows and sections.
///
/// Nothing is animated: the changes show in the next layout. Rows that stay keep their cells, their heights and their
/// selection.
extension UITableView {
    func reconfigureRow(at path: IndexPath, _ dataSource: any UITableViewDataSource) {
        guard let cell = cells[path] else { return forgetHeights(of: [path]) }
        reconfiguredCell = cell
        let filled = dataSource.tableView(self, cellForRowAt: path)
        reconfiguredCell = nil
        if filled !== cell {
            replaceCell(at: path, with: filled)
        } else {
            resizedRows.insert(path)
        }
    }
    func change(_ note: (inout TableChanges) -> Void) {
        beginUpdates()
        note(&pendingChanges)
        endUpdates()
    }

    // MARK: Applying

    func applyChanges() {
        let changes = pendingChanges
        pendingChanges = TableChanges()
        changesWait = false
        // A table that was never loaded requests everything anyway.
        guard !needsReload, measuredWidth > 0 || !sections.isEmpty, let dataSource else {
            needsReload = true
            setNeedsLayout()
            return
        }
        let new = walkingRows { rowCounts(of: dataSource) }
        if let reason = changes.contradiction(old: sections.map(\.rows.count), new: new) {
            LayoutDiagnostics.report(.invalidTableUpdate(table: describeBriefly(), reason: reason))
            reloadData()
            return
        }
        walkingRows { apply(TableMoves(changes, counts: sections.map(\.rows.count)), changes, counts: new) }
        sectionTops = []
        measuredRows = IndexPath(row: 0, section: 0)
        setNeedsLayout()
    }

    private func apply(_ moves: TableMoves, _ changes: TableChanges, counts: [Int]) {
        selectedPaths = Set(selectedPaths.compactMap { moves.place(of: $0) })
        resizedRows = []
        let oldCells = cells
        cells = [:]
        for (path, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
            if let place = moves.place(of: path) {
                cells[place] = cell
            } else {
                retire(cell)
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
                tell(.didEndDisplayingRow, (cell, path))
            }
        }
        for edge in [HeaderFooterKind.header, .footer] {
            let views = edgeViews[edge] ?? [:]
            edgeViews[edge] = [:]
            for (section, view) in views.sorted(by: { $0.key < $1.key }) {
                if let place = moves.sections[section], !changes.reloadedSections.contains(section) {
                    edgeViews[edge]?[place] = view
                } else {
                    retire(edgeView: view)
                }
            }
        }
        let oldSections = sections
        sections = counts.enumerated().map { makeSection($0, count: $1) }
        for (index, old) in oldSections.enumerated() {
            guard !changes.reloadedSections.contains(index) else { continue }
            for (row, height) in old.rows.measured {
                guard let place = moves.place(of: IndexPath(row: row, section: index)), contains(place) else {
                    continue
                }
                let fixed = defaults.contains(.rowHeight) ? nil : fixedHeight(at: place)
                sections[place.section].rows.setHeight(
                    fixed ?? height, of: place.row,
                    isFractional: fixed == nil && old.rows.fractional.contains(row))
            }
            guard let place = moves.sections[index], sections.indices.contains(place) else { continue }
            keepMeasured(&sections[place].header, old.header)
            keepMeasured(&sections[place].footer, old.footer)
        }
        // The visible cells may require another height now.
        resizedRows = Set(cells.keys)
    }

    private func keepMeasured(_ new: inout TableSection.Edge, _ old: TableSection.Edge) {
        if !new.isMeasured, old.isMeasured { new = old }
    }

    private func replaceCell(at path: IndexPath, with new: UITableViewCell) {
        guard let old = cells.removeValue(forKey: path) else { return }
        retire(old)
        adopt(new, at: path)
        resizedRows.insert(path)
    }

    /// Discards all measured heights when the rows' content has another width; rows are measured again when visible.
    func forgetAllHeights() {
        for section in sections.indices {
            forgetHeights(of: sections[section].rows.measured.keys.map { [section, $0] })
        }
        setNeedsLayout()
    }

    /// Discards the heights of rows, which are measured again when the rows become visible.
    private func forgetHeights(of paths: [IndexPath]) {
        for path in paths { sections[path.section].rows.forgetHeight(of: path.row) }
        forgetSectionTops()
        measuredRows = min(measuredRows, paths.min() ?? measuredRows)
    }
}

/// The new indexes of a table's rows and sections after a group of changes.
@MainActor
struct TableMoves {
    let sections: [Int: Int]
    private let rows: [Int: [Int?]]
    private let changes: TableChanges

    init(_ changes: TableChanges, counts: [Int]) {
        self.changes = changes
        var sections: [Int: Int] = [:]
        var rows: [Int: [Int?]] = [:]
        for (old, new) in changes.sectionMap(old: counts.count).enumerated() {
            guard let new else { continue }
            sections[old] = new
            rows[old] = changes.rowMap(ofOld: old, new: new, count: counts[old])
        }
        self.sections = sections
        self.rows = rows
    }

    /// Returns a row's new index path; nil if the row is deleted or reloaded.
    func place(of path: IndexPath) -> IndexPath? {
        if changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section) { return nil }
        if let place = changes.movedRows[path] { return place }
        guard let section = sections[path.section] else { return nil }
        guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        return map.indices.contains(path.row) ? map[path.row].map { IndexPath(row: $0, section: section) } : nil
    }
}
