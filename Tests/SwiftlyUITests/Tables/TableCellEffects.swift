import SwiftlyUI
import Testing

private let cellInsets = UIEdgeInsets(top: 0, left: 77, bottom: 0, right: 5)

@MainActor private func textCell() -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Text"
    return cell
}

@MainActor private func selectedCell() -> UITableViewCell {
    let cell = textCell()
    cell.isSelected = true
    return cell
}

@MainActor private func editedCell() -> UITableViewCell {
    let cell = textCell()
    cell.isEditing = true
    return cell
}

@MainActor private func markedCell() -> UITableViewCell {
    let cell = textCell()
    cell.editingAccessoryType = .checkmark
    return cell
}

/// A table that takes several rows, of which the cell's is selected.
@MainActor private func selecting(_ cell: UITableViewCell) -> RowTable {
    let table = RowTable(cell: cell)
    table.allowsMultipleSelection = true
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    return table
}

@MainActor private func indentedCell() -> UITableViewCell {
    let cell = textCell()
    cell.indentationLevel = 1
    return cell
}

extension FluentEffects {
    static let tableCells: [FluentEffect] = [
        .init("UITableViewCell.backgroundView(_:)") {
            let view = UIView()
            let cell = UITableViewCell().backgroundView(view)
            return cell.backgroundView === view && cell.subviews.first === view
        },
        .init("UITableViewCell.selectedBackgroundView(_:)") {
            let view = UIView()
            let cell = UITableViewCell().selectedBackgroundView(view).selected(true)
            return cell.selectedBackgroundView === view && view.superview === cell
        },
        .shown(
            "UITableViewCell.multipleSelectionBackgroundView(_:)", textCell(), height: 120,
            { $0.multipleSelectionBackgroundView(SquarePicture.square()) },
            like: { $0.multipleSelectionBackgroundView = SquarePicture.square() }, in: { selecting($0) }),
        .shown(
            "UITableViewCell.selectionStyle(_:)", selectedCell(), { $0.selectionStyle(.none) },
            like: { $0.selectionStyle = .none }),
        .shown(
            "UITableViewCell.selected(_:)", textCell(), { $0.selected(true) },
            like: { $0.isSelected = true }),
        .shown(
            "UITableViewCell.highlighted(_:)", textCell(), { $0.highlighted(true) },
            like: { $0.isHighlighted = true }),
        .shown(
            "UITableViewCell.showsReorderControl(_:)", editedCell(), { $0.showsReorderControl(true) },
            like: { $0.showsReorderControl = true }),
        .shown(
            "UITableViewCell.shouldIndentWhileEditing(_:)", textCell(), height: 120,
            { $0.shouldIndentWhileEditing(false) }, like: { $0.shouldIndentWhileEditing = false },
            in: { RowTable(cell: $0).editing(true) }),
        .shown(
            "UITableViewCell.accessoryType(_:)", textCell(), { $0.accessoryType(.checkmark) },
            like: { $0.accessoryType = .checkmark }),
        .init("UITableViewCell.accessoryView(_:)") {
            let view = UISwitch()
            let cell = UITableViewCell().accessoryView(view)
            return cell.accessoryView === view && view.superview === cell
        },
        .shown(
            "UITableViewCell.editingAccessoryType(_:)", editedCell(), { $0.editingAccessoryType(.detailButton) },
            like: { $0.editingAccessoryType = .detailButton }),
        .init("UITableViewCell.editingAccessoryView(_:)") {
            let view = UISwitch()
            let cell = UITableViewCell().editingAccessoryView(view).editing(true)
            return cell.editingAccessoryView === view && view.superview === cell
        },
        .shown(
            "UITableViewCell.indentationLevel(_:)", textCell(), { $0.indentationLevel(3) },
            like: { $0.indentationLevel = 3 }),
        .shown(
            "UITableViewCell.indentationWidth(_:)", indentedCell(), { $0.indentationWidth(33) },
            like: { $0.indentationWidth = 33 }),
        .shown(
            "UITableViewCell.separatorInset(_:)", textCell(), height: 240, { $0.separatorInset(cellInsets) },
            like: { $0.separatorInset = cellInsets }, in: { RowTable(cell: $0) }),
        .shown("UITableViewCell.editing(_:)", markedCell(), { $0.editing(true) }, like: { $0.isEditing = true }),
        .init("UITableViewCell.contentConfiguration(_:)") {
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            let cell = UITableViewCell().contentConfiguration(content)
            return (cell.contentConfiguration as? UIListContentConfiguration)?.text == "Title"
                && cell.contentView.subviews.contains { $0 is UIListContentView }
        },
        .init("UITableViewCell.configurationUpdateHandler(_:)") {
            var states: [Bool] = []
            let cell = UITableViewCell().configurationUpdateHandler { _, state in states.append(state.isSelected) }
            cell.layoutIfNeeded()
            cell.selected(true).layoutIfNeeded()
            return states == [false, true]
        },
    ]
}
