import Foundation

/// The buttons beside the suggestions above the keyboard. They are stored and not drawn, because no keyboard is shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: _MainActorObject {
    /// A Boolean value that indicates whether the user can hide the buttons; true by default.
    open var allowsHidingShortcuts = true
    /// The groups of buttons before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups of buttons after the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates an item without buttons.
    public convenience init() { self.init(_responder: ()) }
}
