import Foundation

extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

    public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

    /// Selects a row without telling the delegate; nil deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !allowsMultipleSelection {
            for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        selectedPaths.insert(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selectedPaths.remove(indexPath) != nil else { return }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// Does what a tap on a row does: highlights, selects, and tells the delegate.
    func tapRow(at path: IndexPath) {
        guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        let cell = cells[path]
        cell?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        cell?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if allowsMultipleSelection, selectedPaths.contains(path) {
            deselectByTap(path)
            return
        }
        let wanted: IndexPath?
        if let delegate { wanted = delegate.tableView(self, willSelectRowAt: path) } else { wanted = path }
        guard let wanted else { return }
        if !allowsMultipleSelection {
            for other in selectedPaths where other != wanted { deselectByTap(other) }
        }
        selectRow(at: wanted, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    private func deselectByTap(_ path: IndexPath) {
        let wanted: IndexPath?
        if let delegate { wanted = delegate.tableView(self, willDeselectRowAt: path) } else { wanted = path }
        guard let wanted else { return }
        deselectRow(at: wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
    }
}
