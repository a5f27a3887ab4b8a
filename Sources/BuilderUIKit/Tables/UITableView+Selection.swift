import Foundation

extension UITableView {
    // MARK: Touches

    /// Highlights a touched row; returns false if highlighting isn't allowed.
    func highlightRow(at path: IndexPath) -> Bool {
        guard takesSelection || takesSeveral, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
            return false
        }
        cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        send(.didHighlight, path)
        return true
    }

    func unhighlightRow(at path: IndexPath) {
        cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        send(.didUnhighlight, path)
    }

    /// Selects or deselects a row as `toggleRow(at:)` does, and performs the primary action of a selected one.
    func selectByTap(_ path: IndexPath) {
        guard let selected = toggleRow(at: path), let delegate,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: selected)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: selected)
    }

    /// Selects a row, or deselects a selected one if several rows can be selected, subject to the delegate.
    ///
    /// - Returns: The row that was selected, which the delegate may have replaced; nil if none was.
    @discardableResult
    func toggleRow(at path: IndexPath) -> IndexPath? {
        if takesSeveral, selectedPaths.contains(path) {
            deselectByTap(path)
            return nil
        }
        guard let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return nil }
        if !takesSeveral {
            for other in selectedPaths.sorted() where other != wanted { deselectByTap(other) }
        }
        selectedPaths.insert(wanted)
        cells[wanted]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: wanted)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        send(.didSelect, wanted)
        return wanted
    }

    private func deselectByTap(_ path: IndexPath) {
        guard let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
        deselectRow(at: wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        send(.didDeselect, wanted)
    }
}
