import Foundation

/// The value of `interactionState` of text fields and text views.
struct TextInteractionState {
    /// In UTF-16 units; nil where nothing was selected.
    let selection: NSRange?
}

extension UITextField {
    /// Values of other kinds are ignored.
    func restoreInteraction(_ state: Any) {
        guard let state = state as? TextInteractionState else { return }
        storedSelection = state.selection.map { usable($0) }
    }
}

extension UITextView {
    /// Values of other kinds are ignored.
    func restoreInteraction(_ state: Any) {
        guard let selection = (state as? TextInteractionState)?.selection else { return }
        selectedRange = usable(selection)
    }
}
