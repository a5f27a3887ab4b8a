import Foundation

extension UITableView {
    /// Configures a cell for the editing state of its row.
    func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        var signs = RowEditing()
        if isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: path) {
            if allowsMultipleSelectionDuringEditing {
                signs.control = .selection
            } else {
                switch delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
                case .delete: signs.control = .delete
                case .insert: signs.control = .insert
                case .none: break
                }
            }
            signs.isIndented =
                signs.control != nil || delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        if isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: path) { signs.isMovable = true }
        if cell.rowEditing != signs { cell.rowEditing = signs }
        if cell.isEditing != isEditing {
            let state: UITableViewCell.StateMask = isEditing && signs.isIndented ? .showingEditControl : []
            cell.willTransition(to: state)
            cell.setEditing(isEditing, animated: false)
            cell.didTransition(to: state)
            resizedRows.insert(path)
        }
    }
}

/// The controls that a row in an editing table displays beside its content.
struct RowEditing: Equatable {
    enum Control {
        case delete, insert, selection
    }

    var control: Control?
    /// Indicates whether the content leaves space for the control, even if there is none.
    var isIndented = false
    var isMovable = false

    var style: UITableViewCell.EditingStyle {
        switch control {
        case .delete: .delete
        case .insert: .insert
        case .selection, nil: .none
        }
    }
}
