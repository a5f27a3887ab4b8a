import Foundation

/// Watches the touches of a view for a gesture.
///
/// UIKit's targets and selectors don't exist on Linux: a recogniser calls closures (`addAction`), and `fire()` recognises
/// the gesture from code.
@preconcurrency @MainActor
open class UIGestureRecognizer: _MainActorObject {
    public enum State: Int, Hashable, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        /// The same as `ended`, for gestures that happen at once.
        public static let recognized = State.ended
    }

    public init(_recognizer: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_recognizer: ())
    }

    /// A recogniser that calls the closure, with itself, each time its state changes to one that UIKit reports.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init(_recognizer: ())
        addAction(action)
    }

    public internal(set) weak var view: UIView?
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public var isEnabled = true
    public var cancelsTouchesInView = true
    public var delaysTouchesBegan = false
    public var delaysTouchesEnded = true
    public var requiresExclusiveTouchType = true
    public var name: String?
    /// Where the gesture is or was; subclasses set it.
    open var state: State = .possible

    /// Handlers in the order in which they were added.
    var handlers: [(UIGestureRecognizer) -> Void] = []
    private(set) var requiredFailures: [WeakRecognizer] = []
    /// The place of the gesture in the window's coordinates, in points.
    var windowLocation: CGPoint?
    var touchCount = 1

    /// Adds a closure to those that the gesture calls; it stands for UIKit's `addTarget(_:action:)`.
    public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// This gesture begins only when the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.append(WeakRecognizer(otherGestureRecognizer))
    }

    /// The gesture's place in a view's coordinates, in points: the middle of its own view where no touch is known.
    open func location(in view: UIView?) -> CGPoint {
        if let windowLocation {
            guard let view, let window = view.window else { return windowLocation }
            return view.convert(windowLocation, from: window)
        }
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    open var numberOfTouches: Int { touchCount }

    /// Recognises the gesture once and calls its handlers. False where it is disabled, its view doesn't take touches, its
    /// delegate refuses it, or a gesture that must fail first was recognised.
    @discardableResult
    func fire() -> Bool {
        guard isEnabled, view?.isUserInteractionEnabled ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true,
            !requiredFailures.contains(where: { $0.recognizer?.state == .ended })
        else { return false }
        state = .ended
        for handler in handlers { handler(self) }
        state = .possible
        return true
    }

    /// Moves a continuous gesture to a state and calls the handlers.
    func report(_ newState: State) {
        guard isEnabled else { return }
        state = newState
        for handler in handlers { handler(self) }
        if newState == .ended || newState == .cancelled { state = .possible }
    }

    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?

        init(_ recognizer: UIGestureRecognizer) {
            self.recognizer = recognizer
        }
    }
}

/// Has a say in whether gestures begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
