import Foundation

/// Lies between `NSObject` and the classes of the main actor: `NSObject.init()` belongs to no actor and would make the
/// subclasses' initialisers the same. This one has another label, and so they may have an `init()` of their own.
@preconcurrency @MainActor
open class _MainActorObject: _MainActorObjectRoot {
    private let foundationMark = FoundationMark()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?
    /// Values that other modules attach to this object, by a key type of their own. They live as long as the object.
    public var _attachments: [ObjectIdentifier: Any] = [:]

    public override init(_responder: Void) {
        super.init(_responder: ())
    }
}

/// The base of everything that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: _MainActorObject {
    public override init(_responder: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_responder: ())
    }

    /// The next object in the chain: a view's controller or superview, a controller's view's superview.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// The window that keeps track of the first responder for this object, where there is one.
    var responderWindow: UIWindow? { next?.responderWindow }

    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder of its window. False without a window, or where it refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Touches

    /// Fingers were put down. The default hands this and the following to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The touches are over without an end, for example because a gesture has claimed them.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// Nothing shakes the device here; code may call this.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Keyboard

    open func reloadInputViews() {}

    /// What is shown instead of the keyboard, and above it. Kept for code that sets them on text fields.
    open var inputView: UIView? {
        get { nil }
        set {}
    }
    open var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }
}
