import Foundation

/// A cell that shows a content configuration and is configured for its state: what a table's rows and a collection's items do alike.
@MainActor
protocol ConfiguredCell: UIView {
    var contentView: UIView { get }
    var configurationHost: ContentConfigurationHost { get }
    /// The cell hasn't been configured since it was made or its state has changed.
    var needsConfigurationUpdate: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
    /// A row knows it for itself; an item is edited when its collection is.
    var isBeingEdited: Bool { get }
    /// The state that the cell is configured for: `presentConfigurationState`, unless a subclass says otherwise.
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
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
        state.isEditing = isBeingEdited
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}
