import Foundation

/// The base class of all objects in the responder chain.
@preconcurrency @MainActor
open class UIResponder: _MainActorObject {
    /// Creates a responder.
    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates a responder.
    public init() { super.init(_responder: ()) }

    /// The next object in the chain: a view's controller or superview, or the superview of a controller's view.
    open var next: UIResponder? { nil }

    /// A Boolean value that indicates whether the object can become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the object can resign as the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// The window that stores the first responder for this object; nil for none.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// A Boolean value that indicates whether the object is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder of its window.
    ///
    /// Returns false without a window, or if this object or the current first responder refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Resigns as the first responder of its window; returns false if the object refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Actions

    /// Returns a Boolean value that indicates whether the object performs a method for a sender; by default, whether it
    /// has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// Returns the object that performs a method: this one, or the next one in the chain that does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    /// Called when fingers touch the screen; by default, forwards to the next responder, as do the methods below.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when touches end without being lifted, for example because a gesture recognizes them.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// Called when a motion such as shaking begins; the device isn't moved here, but code may call the method.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when a motion ends.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a motion is interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keyboard

    /// Updates the input view and its accessory; does nothing.
    open func reloadInputViews() {}

    /// The view that replaces the keyboard; nil here. Text fields and text views store it, but it isn't drawn.
    open var inputView: UIView? {
        get { nil }
        set {}
    }
    /// The view above the keyboard; nil here. Text fields and text views store it, but it isn't drawn.
    open var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }
}

/// The keyboard's notifications.
///
/// No keyboard is shown in a render; code can observe the notifications and post them.
extension UIResponder {
    /// The notification that the keyboard is about to appear.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The notification that the keyboard appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The notification that the keyboard is about to disappear.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The notification that the keyboard disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The notification that the keyboard's frame is about to change.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The notification that the keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before the change: an `NSValue` of a rectangle in the screen's coordinates, in points.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change: an `NSValue` of a rectangle in the screen's coordinates, in points.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's timing curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of a Boolean value that indicates whether the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
