import Foundation

/// A cell that displays a content configuration and is configured for its state.
///
/// The common behavior of a table's rows and a collection's items.
@MainActor
protocol ConfiguredCell: UIView {
    var contentView: UIView { get }
    var configurationHost: ContentConfigurationHost { get }
    /// Indicates whether the cell hasn't been configured since it was created or its state changed.
    var needsConfigurationUpdate: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
    /// Indicates whether the cell is edited: by its own state in a table, by the collection's in a collection.
    var isBeingEdited: Bool { get }
    /// The state for which the cell is configured: `presentConfigurationState`, unless a subclass overrides it.
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
