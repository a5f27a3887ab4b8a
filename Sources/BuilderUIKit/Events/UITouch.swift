import Foundation

/// One finger on the screen. Views are drawn, not touched, so touches exist only where code makes them
/// (`TouchSimulator`).
@preconcurrency @MainActor
open class UITouch: _MainActorObject {
    public enum Phase: Int, Hashable, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Hashable, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    /// In the window's coordinates, in points.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    weak var storedView: UIView?
    weak var storedWindow: UIWindow?
    var storedPhase = Phase.began
    var storedTapCount = 1
    var storedTimestamp: TimeInterval = 0
    /// What becomes of the touch in its view (see TouchDispatcher).
    var delivery = Delivery.none

    enum Delivery {
        /// The view doesn't hear of it, or no longer.
        case none
        /// The beginning is kept back: by a scroll view until a moment of the window's clock, or by a gesture.
        case beginHeld(until: TimeInterval)
        case begun
        /// The view heard of the beginning; the end is kept back until the gestures have decided.
        case endHeld
    }

    /// A touch in no view, for tests that override its properties.
    public init() {
        super.init(_responder: ())
    }

    /// The view in which the touch began.
    open var view: UIView? { storedView }
    open var window: UIWindow? { storedWindow }
    open var phase: Phase { storedPhase }
    /// How often the finger was put down at this place in quick succession.
    open var tapCount: Int { storedTapCount }
    /// Seconds of the window's own clock, which stands still unless a `TouchSimulator` moves it.
    open var timestamp: TimeInterval { storedTimestamp }
    open var type: TouchType { .direct }
    open var force: CGFloat { 1 }
    open var maximumPossibleForce: CGFloat { 1 }
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    /// The gestures that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        storedWindow?.touchDispatcher.recognizers.filter { $0.touches.contains(self) }
    }

    /// The touch's place in a view's coordinates, in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// The place of the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return point }
        return view.convert(point, from: window)
    }
}
