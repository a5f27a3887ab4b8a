import Foundation

/// One finger on the screen. Touches exist only if code creates them with a ``TouchSimulator``.
@preconcurrency @MainActor
open class UITouch: _MainActorObject {
    /// The phase of a touch.
    public enum Phase: Int, Hashable, Sendable {
        /// The finger was put down.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger hasn't moved since the last event.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The touch was canceled.
        case cancelled = 4
        /// A pointer has entered a region; doesn't occur here.
        case regionEntered = 5
        /// A pointer has moved in a region; doesn't occur here.
        case regionMoved = 6
        /// A pointer has left a region; doesn't occur here.
        case regionExited = 7
    }

    /// The source of a touch.
    public enum TouchType: Int, Hashable, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A touch on a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointing device.
        case indirectPointer = 3
    }

    /// Properties of a touch that can be estimates.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force.
        public static let force = Properties(rawValue: 1)
        /// The azimuth angle.
        public static let azimuth = Properties(rawValue: 2)
        /// The altitude angle.
        public static let altitude = Properties(rawValue: 4)
        /// The location.
        public static let location = Properties(rawValue: 8)
        /// The roll angle.
        public static let roll = Properties(rawValue: 16)
    }

    /// The location in the window's coordinates, in points.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    weak var storedView: UIView?
    weak var storedWindow: UIWindow?
    var storedPhase = Phase.began
    var storedTapCount = 1
    var storedTimestamp: TimeInterval = 0
    /// The time at which the finger was put down, in seconds of the window's clock.
    var beganTimestamp: TimeInterval = 0
    /// The state of the touch's delivery to its view (see TouchDispatcher).
    var delivery = Delivery.none

    enum Delivery {
        /// The view doesn't receive the touch, or no longer receives it.
        case none
        /// The beginning is delayed, by a scroll view until a time of the window's clock or by a gesture without limit.
        case beginHeld(until: TimeInterval)
        case begun
        /// The view has received the beginning; the end is delayed until the gestures are decided.
        case endHeld
    }

    /// Creates a touch without a view, for tests that override its properties.
    public init() { super.init(_responder: ()) }

    /// The view in which the touch began.
    open var view: UIView? { storedView }
    /// The window in which the touch began.
    open var window: UIWindow? { storedWindow }
    /// The phase of the touch.
    open var phase: Phase { storedPhase }
    /// The number of taps at this location in quick succession.
    open var tapCount: Int { storedTapCount }
    /// The time of the last event, in seconds of the window's own clock, which only a ``TouchSimulator`` advances.
    open var timestamp: TimeInterval { storedTimestamp }
    /// The source of the touch; always `TouchType.direct`.
    open var type: TouchType { .direct }
    /// The force of the touch; always 1, the force of an average touch.
    open var force: CGFloat { 1 }
    /// The maximum force of the touch; always 1.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the touch in points; always 20.
    open var majorRadius: CGFloat { 20 }
    /// The tolerance of the radius in points; always 5.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// The angle between a pencil and the screen in radians; always π/2, as of fingers.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle by which a pencil is turned around its axis, in radians; always 0.
    open var rollAngle: CGFloat { 0 }
    /// Returns the direction of a pencil in a view, in radians; always 0, as of fingers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a pencil in a view, as a vector of length 1; that of the angle 0.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The index of updates of estimated properties; always nil, because no property is estimated.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The properties that are estimates; always none.
    open var estimatedProperties: Properties { [] }
    /// The properties whose estimates will be updated; always none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The gestures that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        storedWindow?.touchDispatcher.recognizers.filter { $0.touches.contains(self) }
    }

    /// Returns the location in a view's coordinates, in points, or in the window's if the view is nil.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Returns the location at the previous event, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// Returns the same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the same as ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Returns a Boolean value that indicates whether the touch is farther than a distance in points from its start, if
    /// that is known.
    func hasMoved(from starts: [ObjectIdentifier: CGPoint], by distance: CGFloat) -> Bool {
        guard let start = starts[ObjectIdentifier(self)] else { return false }
        return hypot(windowLocation.x - start.x, windowLocation.y - start.y) > distance
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return point }
        return view.convert(point, from: window)
    }
}
