import Foundation

/// Changes of rows and sections.
///
/// Nothing is animated: the changes take effect in the next layout pass. Rows that stay keep their cells, their heights
/// and their selection.
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
    func change(_ note: (inout ListChanges) -> Void) {
        beginUpdates()
        note(&pendingChanges)
        endUpdates()
    }

    // MARK: Applying

    func applyToRows(_ moves: ListMoves, _ changes: ListChanges, counts: [Int]) {
        // The places of the drag are shown again after the changes.
        let (gap, target) = (drops?.gap, drops?.target)
        showDrop(gap: nil, into: nil)
        let oldCounts = sections.map(\.rows.count)
        selectedPaths = Set(selectedPaths.compactMap { moves.destination(of: $0) })
        resizedRows = []
        let oldCells = cells
        cells = [:]
        for (path, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
            if let destination = moves.destination(of: path) {
                cells[destination] = cell
            } else {
                endDisplaying(cell, at: path)
            }
        }
        for kind in HeaderFooterKind.allCases {
            let views = headerFooterViews[kind] ?? [:]
            headerFooterViews[kind] = [:]
            for (section, view) in views.sorted(by: { $0.key < $1.key }) {
                if let destination = moves.sections[section], !changes.reloadedSections.contains(section) {
                    headerFooterViews[kind]?[destination] = view
                } else {
                    retire(headerFooter: view)
                }
            }
        }
        let oldSections = sections
        drops?.move(moves, from: oldCounts, to: counts)
        sections = counts.enumerated().map { makeSection($0, count: $1) }
        for (index, old) in oldSections.enumerated() {
            guard !changes.reloadedSections.contains(index) else { continue }
            for (row, height) in old.rows.measured {
                guard let destination = moves.destination(of: IndexPath(row: row, section: index)),
                    contains(destination)
                else { continue }
                let fixed = defaults.contains(.rowHeight) ? nil : fixedHeight(at: destination)
                sections[destination.section].rows.setHeight(
                    fixed ?? height, of: destination.row,
                    isFractional: fixed == nil && old.rows.fractional.contains(row))
            }
            guard let destination = moves.sections[index], sections.indices.contains(destination) else { continue }
            for kind in HeaderFooterKind.allCases
            where !sections[destination][kind].isMeasured && old[kind].isMeasured {
                sections[destination][kind] = old[kind]
            }
        }
        // The visible cells may require another height now.
        resizedRows = Set(cells.keys)
        sectionTops = []
        measuredRows = IndexPath(row: 0, section: 0)
        showDrop(
            gap: gap?.moved(by: moves, from: oldCounts, to: counts),
            into: target.flatMap { moves.place(of: $0, in: counts) })
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

extension UITableView {
    /// Performs a group of changes from a closure that doesn't escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
