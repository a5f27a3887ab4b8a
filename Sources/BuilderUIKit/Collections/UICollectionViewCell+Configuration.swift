import Foundation

extension UICollectionViewCell {
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
        state.isEditing = collection?.isEditing ?? false
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}

extension UICollectionView {
    /// Editing begins or ends: it is part of what cells are configured for.
    func cellStatesDidChange() {
        for case let cell as UICollectionViewCell in views.values { cell.setNeedsUpdateConfiguration() }
    }
}
