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

/// The code of a key.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// None.
    case keyboardErrorUndefined = 3
    /// The key of the name.
    case keyboardReturnOrEnter = 0x28
    /// UIKit's `keyboardEscape`.
    case keyboardEscape = 0x29
    /// UIKit's `keyboardDeleteOrBackspace`.
    case keyboardDeleteOrBackspace = 0x2A
    /// UIKit's `keyboardTab`.
    case keyboardTab = 0x2B
    /// UIKit's `keyboardSpacebar`.
    case keyboardSpacebar = 0x2C
    /// UIKit's `keyboardHome`.
    case keyboardHome = 0x4A
    /// UIKit's `keyboardPageUp`.
    case keyboardPageUp = 0x4B
    /// UIKit's `keyboardDeleteForward`.
    case keyboardDeleteForward = 0x4C
    /// UIKit's `keyboardEnd`.
    case keyboardEnd = 0x4D
    /// UIKit's `keyboardPageDown`.
    case keyboardPageDown = 0x4E
    /// UIKit's `keyboardRightArrow`.
    case keyboardRightArrow = 0x4F
    /// UIKit's `keyboardLeftArrow`.
    case keyboardLeftArrow = 0x50
    /// UIKit's `keyboardDownArrow`.
    case keyboardDownArrow = 0x51
    /// UIKit's `keyboardUpArrow`.
    case keyboardUpArrow = 0x52
    /// UIKit's `keypadEnter`.
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
