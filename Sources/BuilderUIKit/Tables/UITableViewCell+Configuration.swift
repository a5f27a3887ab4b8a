import Foundation

extension UITableViewCell: ConfiguredCell {
    var isBeingEdited: Bool { isEditing }

    func styleContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
    }
}
