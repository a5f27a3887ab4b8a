import Foundation

/// Watches the touches of a view for a gesture.
///
/// UIKit's targets and selectors don't exist on Linux: a recogniser calls closures (`addAction`). A window feeds it with
/// the touches that a `TouchSimulator` makes; subclasses override `touchesBegan(_:with:)` and set `state`, as in UIKit.
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

    /// For subclasses that call `super.init(target: nil, action: nil)`: there are no selectors here to pass.
    public init(target: Any?, action: Never?) {
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

    var storedView: UIView? {
        get { viewHandle?.object }
        set { viewHandle = newValue?.viewHandle }
    }
    private var viewHandle: Handle<UIView>?
    open var view: UIView? { storedView }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A gesture that is turned off on its way is cancelled.
    open var isEnabled = true { didSet { if !isEnabled, oldValue { dispatcher?.stop(self) } } }
    /// Whether views no longer hear of the touches of a recognised gesture.
    open var cancelsTouchesInView = true
    /// Whether views hear of touches only when the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether views hear of the end of touches only when the gesture has failed.
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var name: String?

    /// Where the gesture is. Subclasses set it; while touches are followed, what the set value leads to depends on the
    /// delegates and on other gestures (see UIGestureRecognizer+States).
    open var state: State {
        get { storedState }
        set { change(to: newValue) }
    }
    var storedState = State.possible
    /// The state that the gesture takes when those that must fail first have failed.
    var pendingState: State?
    /// The gesture was over before those that must fail first had failed.
    var endsAfterPending = false

    /// Handlers in the order in which they were added.
    var handlers: [(UIGestureRecognizer) -> Void] = []
    private(set) var requiredFailures: [WeakRecognizer] = []

    /// The touches that are being followed, in the order of their beginning.
    var touches: [UITouch] = []
    /// All touches of the gesture, with those that have ended.
    var sequence: Set<UITouch> = []
    weak var dispatcher: TouchDispatcher?
    /// When, on the window's clock, `deadlinePassed` is to be called.
    var deadline: TimeInterval?
    /// The last place of the gesture in the window's coordinates, in points.
    var windowLocation: CGPoint?

    /// Adds a closure to those that the gesture calls; it stands for UIKit's `addTarget(_:action:)`.
    public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// This gesture begins only when the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        // Others may have been released since.
        requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredFailures.append(WeakRecognizer(otherGestureRecognizer))
    }

    /// The gesture's place in a view's coordinates, in points: the middle of its touches; of its own view where no touch
    /// is known.
    open func location(in view: UIView?) -> CGPoint {
        if let windowLocation { return convert(windowLocation, to: view) }
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// The place of one touch, in points; the gesture's where there is no such touch.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    open var numberOfTouches: Int { touches.count }

    /// Recognises the gesture once, without touches, and calls its handlers. False where it is disabled, its view doesn't
    /// take touches, its delegate refuses it, or a gesture that must fail first was recognised.
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
        for handler in handlers { handler(self) }
        tell(.gestureChanged)
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Leaves a touch to others.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }

    /// Called when the gesture is over, before it waits for the next.
    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// The clock has reached `deadline`, which is nil again.
    func deadlinePassed() {}

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?

        init(_ recognizer: UIGestureRecognizer) {
            self.recognizer = recognizer
        }
    }
}

extension UIGestureRecognizer {
    /// A point of the window in a view's coordinates; the window's where the view has none.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return point }
        return view.convert(point, from: window)
    }

    /// A distance in the window's coordinates as one in a view's.
    func convert(distance: CGPoint, to view: UIView?) -> CGPoint {
        let start = convert(.zero, to: view)
        let end = convert(distance, to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    func rest() {
        storedState = .possible
        pendingState = nil
        endsAfterPending = false
        sequence = []
        deadline = nil
    }
}
