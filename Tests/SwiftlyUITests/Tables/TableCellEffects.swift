import SwiftlyUI
import Testing

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
        .init("UITableViewCell.multipleSelectionBackgroundView(_:)") {
            let view = UIView()
            return UITableViewCell().multipleSelectionBackgroundView(view).multipleSelectionBackgroundView === view
        },
        .init("UITableViewCell.selectionStyle(_:)") { UITableViewCell().selectionStyle(.none).selectionStyle == .none },
        .init("UITableViewCell.selected(_:)") { UITableViewCell().selected(true).isSelected },
        .init("UITableViewCell.highlighted(_:)") { UITableViewCell().highlighted(true).isHighlighted },
        .init("UITableViewCell.showsReorderControl(_:)") {
            UITableViewCell().showsReorderControl(true).showsReorderControl
        },
        .init("UITableViewCell.shouldIndentWhileEditing(_:)") {
            !UITableViewCell().shouldIndentWhileEditing(false).shouldIndentWhileEditing
        },
        .init("UITableViewCell.accessoryType(_:)") {
            UITableViewCell().accessoryType(.checkmark).accessoryType == .checkmark
        },
        .init("UITableViewCell.accessoryView(_:)") {
            let view = UISwitch()
            let cell = UITableViewCell().accessoryView(view)
            return cell.accessoryView === view && view.superview === cell
        },
        .init("UITableViewCell.editingAccessoryType(_:)") {
            UITableViewCell().editingAccessoryType(.detailButton).editingAccessoryType == .detailButton
        },
        .init("UITableViewCell.editingAccessoryView(_:)") {
            let view = UISwitch()
            let cell = UITableViewCell().editingAccessoryView(view).editing(true)
            return cell.editingAccessoryView === view && view.superview === cell
        },
        .init("UITableViewCell.indentationLevel(_:)") { UITableViewCell().indentationLevel(3).indentationLevel == 3 },
        .init("UITableViewCell.indentationWidth(_:)") { UITableViewCell().indentationWidth(33).indentationWidth == 33 },
        .init("UITableViewCell.separatorInset(_:)") {
            let inset = UIEdgeInsets(top: 0, left: 77, bottom: 0, right: 5)
            return UITableViewCell().separatorInset(inset).separatorInset == inset
        },
        .init("UITableViewCell.editing(_:)") { UITableViewCell().editing(true).isEditing },
        .init("UITableViewCell.focusStyle(_:)") { UITableViewCell().focusStyle(.custom).focusStyle == .custom },
        .init("UITableViewCell.userInteractionEnabledWhileDragging(_:)") {
            UITableViewCell().userInteractionEnabledWhileDragging(true).userInteractionEnabledWhileDragging
        },
        .init("UITableViewCell.automaticallyUpdatesContentConfiguration(_:)") {
            !UITableViewCell().automaticallyUpdatesContentConfiguration(false).automaticallyUpdatesContentConfiguration
        },
        .init("UITableViewCell.automaticallyUpdatesBackgroundConfiguration(_:)") {
            !UITableViewCell().automaticallyUpdatesBackgroundConfiguration(false)
                .automaticallyUpdatesBackgroundConfiguration
        },
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
