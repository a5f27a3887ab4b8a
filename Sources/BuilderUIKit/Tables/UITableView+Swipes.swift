import Foundation

extension UITableView {
    /// Swipes a row to the left or to the right, so that the actions at the edge that appears show.
    ///
    /// The row must be visible. Its actions are those that the delegate returns for the row; where it returns nil,
    /// those of the form before iOS 11, or else at the trailing edge a button that deletes the row, if the row can be
    /// edited and the data source implements `tableView(_:commit:forRowAt:)`.
    ///
    /// ```swift
    /// tableView.simulateSwipe(.left, ofRowAt: IndexPath(row: 0, section: 0))
    /// ```
    ///
    /// - Returns: False if the row isn't visible or has no actions there, or if the table is editing.
    @discardableResult
    public func simulateSwipe(_ direction: UISwipeGestureRecognizer.Direction, ofRowAt indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        return swipe(ofElementAt: indexPath, direction)
    }

    func rowSwipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
        guard isTrailing else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
        }
        guard commitsEdits, delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else {
            return nil
        }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWord.delete.text
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension UITableViewRowAction {
    fileprivate func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [handler] _, _, done in
            handler(self, path)
            done(true)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
