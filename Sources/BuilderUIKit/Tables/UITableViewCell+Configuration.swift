import Foundation

extension UITableViewCell {
    func styleContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
    }

    func markNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = configurationHost.configuration {
            configurationHost.show(configuration, in: contentView, state: state)
        }
        updateConfiguration(using: state)
    }

    func showContentConfiguration(_ new: (any UIContentConfiguration)?) {
        configurationHost.show(new, in: contentView, state: configurationState)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}
