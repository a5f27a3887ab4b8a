import Foundation

/// The base class of gesture recognizers.
///
/// A recognizer performs methods of targets, and calls closures (see ``addAction(_:)``). A window sends it the touches
/// that a ``TouchSimulator`` creates; subclasses override ``touchesBegan(_:with:)`` and its siblings and set ``state``,
/// as in UIKit.
@preconcurrency @MainActor
open class UIGestureRecognizer: _MainActorObject {
    /// The state of a gesture.
    public enum State: Int, Hashable, Sendable {
        /// The gesture isn't decided yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended and was recognized.
        case ended = 3
        /// A continuous gesture was canceled.
        case cancelled = 4
        /// The touches didn't match the gesture.
        case failed = 5
        /// The same as ``ended``, for discrete gestures.
        public static let recognized = State.ended
    }

    /// Creates a recognizer without actions; the designated initializer for subclasses.
    public init(_recognizer: Void) { super.init(_responder: ()) }

    /// Creates a recognizer that performs a method of a target, held weakly, for each state change that UIKit reports.
    ///
    /// - Parameters:
    ///   - target: The object; nil for none.
    ///   - action: The selector of a method without parameters or with the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init(_responder: ())
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without actions; archives don't exist on Linux.
    public init?(coder: NSCoder) { super.init(_responder: ()) }

    /// Creates a recognizer without actions.
    public convenience init() { self.init(_recognizer: ()) }

    /// Creates a recognizer that calls the closure with itself after each state change that UIKit reports.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init(_recognizer: ())
        addAction(action)
    }

    var storedView: UIView? {
        get { viewReference?.object }
        set { viewReference = newValue?.viewReference }
    }
    private var viewReference: ZeroingReference<UIView>?
    /// The view that the gesture is attached to.
    open var view: UIView? { storedView }
    /// The delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A Boolean value that indicates whether the gesture is enabled. Disabling it while it follows touches cancels it.
    open var isEnabled = true { didSet { if !isEnabled, oldValue { dispatcher?.stop(self) } } }
    /// A Boolean value that indicates whether the recognized gesture cancels its touches in views.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether views receive touches only after the gesture has failed.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether views receive the end of touches only after the gesture has failed.
    open var delaysTouchesEnded = true
    /// A Boolean value that indicates whether the gesture receives touches of one type only; stored without effect.
    open var requiresExclusiveTouchType = true
    /// A name for debugging.
    open var name: String?

    /// The gesture's state. Subclasses set it.
    ///
    /// While touches are followed, the resulting state depends on the delegates and on other gestures (see
    /// `change(to:)`).
    open var state: State {
        get { storedState }
        set { change(to: newValue) }
    }
    var storedState = State.possible
    /// The state that the gesture takes after its required failures have occurred.
    var pendingState: State?
    /// A Boolean value that indicates whether the gesture ended before its required failures had occurred.
    var endsAfterPending = false

    /// The handlers, in the order in which they were added.
    private(set) var handlers: [Handler] = []

    /// The closure, or the target's method, that a gesture performs.
    enum Handler {
        case closure((UIGestureRecognizer) -> Void)
        case target(ActionTarget)

        var target: ActionTarget? { if case .target(let target) = self { target } else { nil } }
    }
    private(set) var requiredFailures: [WeakRecognizer] = []

    /// The touches that the gesture follows, in the order in which they began.
    var touches: [UITouch] = []
    /// All touches of the gesture, ended ones included.
    var sequence: Set<UITouch> = []
    weak var dispatcher: TouchDispatcher?
    /// The window time at which `deadlinePassed()` is called.
    var deadline: TimeInterval?
    /// The gesture's last location in the window's coordinates, in points.
    var windowLocation: CGPoint?

    /// Adds a closure that the gesture calls, in place of UIKit's `addTarget(_:action:)`.
    public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(.closure(handler)) }

    /// Adds a target, held weakly, and the method that it performs; a pair that was added before isn't added again.
    open func addTarget(_ target: Any, action: Selector) {
        guard !handlers.contains(where: { $0.target?.matches(target, action) ?? false }) else { return }
        handlers.append(.target(ActionTarget(target, action)))
    }

    /// Removes targets and methods; nil stands for any target or method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { $0.target?.matches(target, action) ?? false }
    }

    /// Requires the other gesture to fail before this one begins.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        // Also drop gestures that were released in the meantime.
        requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredFailures.append(WeakRecognizer(otherGestureRecognizer))
    }

    /// Returns the center of the gesture's touches in a view's coordinates, in points, or the center of its own view if
    /// it has no touches.
    open func location(in view: UIView?) -> CGPoint {
        if let windowLocation { return convert(windowLocation, to: view) }
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Returns the location of one touch, in points, or the gesture's location if there is no such touch.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// The number of touches that the gesture follows.
    open var numberOfTouches: Int { touches.count }

    /// Recognizes the gesture once without touches and calls its handlers.
    ///
    /// Returns false if the gesture is disabled, its view doesn't receive touches, its delegate prevents it, or a
    /// gesture that must fail first was recognized.
    @discardableResult
    func fire() -> Bool {
        guard isEnabled, view?.isUserInteractionEnabled ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true,
            !requiredFailures.contains(where: { $0.recognizer?.state == .ended })
        else { return false }
        storedState = .ended
        callHandlers()
        storedState = .possible
        return true
    }

    func callHandlers() {
        for handler in handlers {
            switch handler {
            case .closure(let call): call(self)
            case .target(let target): target.perform(sender: self)
            }
        }
        send(.gestureChanged)
    }

    // MARK: For subclasses

    /// Called when touches begin.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are canceled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when forces or other values of touches, which were estimated, are known; never, because none are.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when buttons go down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force on buttons changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when buttons go up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses are canceled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Stops following a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    /// Called when the gesture has ended, before it becomes possible again.
    open func reset() {}
    /// Returns a Boolean value that indicates whether this gesture, once recognized, makes the other one fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns a Boolean value that indicates whether the other gesture, once recognized, makes this one fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns a Boolean value that indicates whether this gesture requires the other one to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns a Boolean value that indicates whether the other gesture requires this one to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns a Boolean value that indicates whether the gesture receives the event.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Called when the window's clock reaches `deadline`, after `deadline` was reset to nil.
    func deadlinePassed() {}

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?

        init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
    }

    // MARK: Devices (see UIGestureRecognizer+Devices)

    /// The kinds of touches that are recognized, as raw values of `UITouch.TouchType`; stored without effect.
    open var allowedTouchTypes: [NSNumber] {
        get { devices.touchTypes ?? [0, 1, 2, 3] }
        set { devices.touchTypes = newValue }
    }
    /// The kinds of presses that are recognized, as raw values of `UIPress.PressType`; stored without effect.
    open var allowedPressTypes: [NSNumber] {
        get { devices.pressTypes }
        set { devices.pressTypes = newValue }
    }
    /// The pressed modifier keys; none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The pressed buttons; none.
    open var buttonMask: UIEvent.ButtonMask { [] }
}

extension UIGestureRecognizer {
    /// Converts a point from the window's coordinates to a view's; returns it unchanged without a view in a window.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return point }
        return view.convert(point, from: window)
    }

    /// Converts a distance from the window's coordinates to a view's.
    ///
    /// - Parameter share: The share of the distance that ends at the gesture's location, on which the result depends in
    ///   a view that is seen in perspective.
    func convert(distance: CGPoint, to view: UIView?, share: CGFloat = 1) -> CGPoint {
        var (from, to, factor) = (CGPoint.zero, distance, CGFloat(1))
        if let view, let windowLocation, view.layer.projections(to: view.window?.layer) != nil {
            (to, factor) = (windowLocation, 1 / share)
            from = CGPoint(x: to.x - distance.x * share, y: to.y - distance.y * share)
        }
        let start = convert(from, to: view)
        let end = convert(to, to: view)
        return CGPoint(x: (end.x - start.x) * factor, y: (end.y - start.y) * factor)
    }

    func returnToPossible() {
        storedState = .possible
        pendingState = nil
        endsAfterPending = false
        sequence = []
        deadline = nil
    }
}

/// State transitions of a gesture while its window follows touches.
extension UIGestureRecognizer {
    var hasFinished: Bool { storedState == .ended || storedState == .failed || storedState == .cancelled }
    var isRecognized: Bool { storedState == .began || storedState == .changed || storedState == .ended }

    func change(to new: State) {
        guard let dispatcher else {
            storedState = new
            return
        }
        switch (storedState, new) {
        case (.possible, .failed), (.possible, .cancelled):
            dispatcher.fail(self)
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            if pendingState != nil {
                if new == .ended { endsAfterPending = true }
            } else {
                dispatcher.begin(self, as: new == .changed ? .began : new)
            }
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            report(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            report(.cancelled)
        default:
            break
        }
    }

    func report(_ new: State) {
        storedState = new
        callHandlers()
    }

    /// A Boolean value that indicates whether the touched views, up to the gesture's own, and the delegate allow the
    /// gesture to begin.
    var mayBegin: Bool {
        var view = touches.first?.view ?? sequence.first?.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === self.view { break }
            view = current.storedSuperview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns a Boolean value that indicates whether this gesture requires the other one to fail.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        requiredFailures.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Returns a Boolean value that indicates whether the recognition of this gesture makes the other one fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together
    }
}

/// Methods that decide whether gestures begin. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether the gesture may begin; true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns a Boolean value that indicates whether the gesture receives the touch; true by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns a Boolean value that indicates whether the gesture receives the event; true by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    /// Returns a Boolean value that indicates whether both gestures may be recognized together; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns a Boolean value that indicates whether the gesture requires the other one to fail; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns a Boolean value that indicates whether the other gesture requires this one to fail; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    private var proxied: ForwardedCalls<any UIGestureRecognizerDelegate>? { ForwardedCalls(self) }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        proxied?.send([gestureRecognizer]) { $0.gestureRecognizerShouldBegin(gestureRecognizer) } ?? true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        proxied?.send([gestureRecognizer, touch]) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
            ?? true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        proxied?.send([gestureRecognizer, event]) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
            ?? true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        proxied?.send([gestureRecognizer, otherGestureRecognizer]) {
            $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        } ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        proxied?.send([gestureRecognizer, otherGestureRecognizer]) {
            $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        } ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        proxied?.send([gestureRecognizer, otherGestureRecognizer]) {
            $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        } ?? false
    }
}

extension DelegateEvent where Value == Void {
    /// Sent after a gesture changed to a state for which its actions are called.
    package static var gestureChanged: Self { Self("gestureChanged") }
}
