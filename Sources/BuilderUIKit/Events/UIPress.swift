import Foundation

/// A press of a key or a button. No keyboard is attached, so code receives none.
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
        case pageUp = 30
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

/// The code of a key.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// None.
    case keyboardErrorUndefined = 3
    /// The key of the name.
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29
    case keyboardDeleteOrBackspace = 0x2A
    case keyboardTab = 0x2B
    case keyboardSpacebar = 0x2C
    case keyboardHome = 0x4A
    case keyboardPageUp = 0x4B
    case keyboardDeleteForward = 0x4C
    case keyboardEnd = 0x4D
    case keyboardPageDown = 0x4E
    case keyboardRightArrow = 0x4F
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
    case keypadEnter = 0x58
}

/// An event of presses.
open class UIPressesEvent: UIEvent {
    /// The presses.
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }

    /// Returns the presses that a gesture recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
