import Foundation

/// A press of a key or a button.
@preconcurrency @MainActor
open class UIPress: _MainActorObject {
    /// The state of a press.
    public enum Phase: Int, Hashable, Sendable {
        /// It began, changed, stayed, ended, or was interrupted.
        case began, changed, stationary, ended, cancelled
    }

    /// The button.
    public enum PressType: Int, Hashable, Sendable {
        /// An arrow, or another button of a remote control.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// UIKit's `pageUp`.
        case pageUp = 30
        /// UIKit's `pageDown`.
        case pageDown = 31
    }

    /// The state.
    open var phase: Phase { .ended }
    /// The button.
    open var type: PressType { .select }
    /// The time in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The force, 0…1.
    open var force: CGFloat { 0 }
    /// The key; nil for a button.
    open var key: UIKey? { nil }
    /// The object that receives the press.
    open var responder: UIResponder? { nil }
    /// The window.
    open var window: UIWindow? { nil }
    /// The gesture recognizers.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: _MainActorObject {
    /// The characters.
    open var characters: String { "" }
    /// The characters without modifier keys.
    open var charactersIgnoringModifiers: String { "" }
    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The key's code.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// An event of presses.
open class UIPressesEvent: UIEvent {
    /// The presses.
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }

    /// Returns the presses that a gesture recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
