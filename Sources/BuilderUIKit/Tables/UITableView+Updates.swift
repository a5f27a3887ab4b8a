import Foundation

/// Changes of rows. Each asks the data source anew for what is in view; nothing is animated.
extension UITableView {
    public func beginUpdates() { isInBatch = true }

    public func endUpdates() {
        isInBatch = false
        reloadKeepingSelection()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        moveSelection { path in
            indexPaths.sorted().reduce(path) { path, new in
                new.section == path.section && new.row <= path.row
                    ? IndexPath(row: path.row + 1, section: path.section) : path
            }
        }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        moveSelection { path in
            if indexPaths.contains(path) { return nil }
            let before = indexPaths.filter { $0.section == path.section && $0.row < path.row }.count
            return IndexPath(row: path.row - before, section: path.section)
        }
    }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        moveSelection { indexPaths.contains($0) ? nil : $0 }
    }

    /// Asks for the cells of rows anew, without other cells for them.
    public func reconfigureRows(at indexPaths: [IndexPath]) { changed() }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        moveSelection { $0 == indexPath ? newIndexPath : $0 }
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        moveSelection { path in
            let section = sections.reduce(path.section) { $1 <= $0 ? $0 + 1 : $0 }
            return IndexPath(row: path.row, section: section)
        }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        moveSelection { path in
            sections.contains(path.section)
                ? nil
                : IndexPath(row: path.row, section: path.section - sections.count(in: 0..<path.section))
        }
    }

    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        moveSelection { sections.contains($0.section) ? nil : $0 }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) { changed() }

    public func reloadSectionIndexTitles() {}

    /// Selected rows keep their selection at their new places; nil for rows that have none.
    private func moveSelection(_ move: (IndexPath) -> IndexPath?) {
        selectedPaths = Set(selectedPaths.compactMap(move))
        changed()
    }

    private func changed() {
        if !isInBatch { reloadKeepingSelection() }
    }

    private func reloadKeepingSelection() {
        needsReload = true
        setNeedsLayout()
    }
}
