import Foundation

/// Simulated touches, for tests and for snapshots of interactions. (UIKit has no public way to create touches.)
///
/// Touches take the path of real ones: hit test, `UIApplication.sendEvent(_:)`, `UIWindow.sendEvent(_:)`, gestures,
/// views. Time is the window's own clock: nothing sleeps, and a long press or the pause between two taps passes only in
/// ``wait(_:)`` and during the moves' durations. Points are in the window's coordinates.
///
///     let touch = TouchSimulator(window: window)
///     touch.down(at: CGPoint(x: 20, y: 100))
///     touch.move(to: CGPoint(x: 20, y: 40), duration: 0.2)
///     touch.up()
///
/// `UIView.simulateTap(at:taps:fingers:)` and its siblings perform common interactions in one call.
@MainActor
public final class TouchSimulator {
    /// The window that receives the touches.
    public let window: UIWindow
    private var fingers: [Int: UITouch] = [:]
    /// The time between the events of a move, in seconds.
    private static let step: TimeInterval = 1.0 / 60

    /// Creates a simulator for a window.
    public init(window: UIWindow) { self.window = window }

    private var dispatcher: TouchDispatcher { window.touchDispatcher }

    /// The window's time, in seconds.
    public var time: TimeInterval { dispatcher.time }

    /// Returns the view on which the finger was put down.
    public func view(ofFinger finger: Int = 0) -> UIView? { fingers[finger]?.view }

    /// Lays out the window and puts a finger down on the view that the hit test returns.
    @discardableResult
    public func down(finger: Int = 0, at point: CGPoint) -> UIView? {
        down([finger: point])
        return view(ofFinger: finger)
    }

    /// Begins touches of several fingers at once. Fingers that are already down keep their positions.
    public func down(_ points: [Int: CGPoint]) {
        window.layoutIfNeeded()
        let new = points.sorted { $0.key < $1.key }.filter { fingers[$0.key] == nil && $0.value.isFinite }
        let taps = new.first.map { dispatcher.tapCount(at: $0.value) } ?? 1
        for (finger, point) in new {
            let touch = UITouch()
            touch.storedWindow = window
            touch.windowLocation = point
            touch.previousWindowLocation = point
            touch.storedTapCount = taps
            touch.beganTimestamp = dispatcher.time
            touch.storedView = window.hitTest(point, with: nil)
            fingers[finger] = touch
        }
        send(new.map(\.key), .began)
    }

    /// Moves a finger in a straight line with 60 events per second, or at once if the duration is 0.
    public func move(finger: Int = 0, to point: CGPoint, duration: TimeInterval = 0) {
        move([finger: point], duration: duration)
    }

    /// Moves several fingers together.
    public func move(_ points: [Int: CGPoint], duration: TimeInterval = 0) {
        let goals = points.filter { fingers[$0.key] != nil && $0.value.isFinite }
        guard !goals.isEmpty else { return }
        let starts = fingers.mapValues(\.windowLocation)
        let count = min(max(1, Int((max(0, duration.isFinite ? duration : 0) / Self.step).rounded())), 6000)
        for index in 1...count {
            if duration > 0 { wait(duration / Double(count)) }
            let part = CGFloat(index) / CGFloat(count)
            for (finger, goal) in goals {
                guard let start = starts[finger] else { continue }
                fingers[finger]?.windowLocation = CGPoint(
                    x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part)
            }
            send(Array(goals.keys), .moved)
        }
    }

    /// Lifts a finger.
    public func up(finger: Int = 0) { up([finger]) }

    /// Lifts several fingers at once.
    public func up(_ lifted: [Int]) { end(lifted, .ended) }

    /// Cancels all touches, as the system does for an incoming call.
    public func cancel() { end(Array(fingers.keys), .cancelled) }

    /// Advances the clock by a number of seconds.
    public func wait(_ seconds: TimeInterval) {
        if seconds.isFinite { dispatcher.advance(by: seconds) }
    }

    /// Advances the clock, by at most 20 seconds, until no gesture has a deadline, and resets the tap count.
    public func waitForGestures() {
        var rounds = 0
        while dispatcher.isWaiting, rounds < 20 {
            wait(1)
            rounds += 1
        }
        dispatcher.forgetTaps()
    }

    private func end(_ lifted: [Int], _ phase: UITouch.Phase) {
        let known = lifted.filter { fingers[$0] != nil }
        send(known, phase)
        for finger in known { fingers[finger] = nil }
    }

    private func send(_ changed: [Int], _ phase: UITouch.Phase) {
        guard !changed.isEmpty else { return }
        for (finger, touch) in fingers {
            touch.storedPhase = changed.contains(finger) ? phase : .stationary
            touch.storedTimestamp = dispatcher.time
        }
        let event = UIEvent(touches: Set(fingers.values), time: dispatcher.time)
        UIApplication.shared.sendEvent(event)
        for touch in fingers.values { touch.previousWindowLocation = touch.windowLocation }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

/// Common interactions in one call each, for tests.
///
/// Points are in the view's own coordinates; the default is the view's center. The view must be in a visible window.
/// When a call returns, no gesture has a pending deadline: both taps of a double tap must be simulated in one call.
extension UIView {
    /// Taps at a point. Returns the view that was hit, which may be another view in front of this one, or nil if no
    /// view receives touches.
    @discardableResult
    public func simulateTap(at point: CGPoint? = nil, taps: Int = 1, fingers: Int = 1) -> UIView? {
        guard let simulator = simulator() else { return nil }
        var hit: UIView?
        for index in 0..<max(1, taps) {
            if index > 0 { simulator.wait(0.1) }
            simulator.down(points(around: point, fingers: fingers, radius: 10))
            if index == 0 { hit = simulator.view() }
            simulator.wait(0.05)
            simulator.up(Array(0..<max(1, fingers)))
        }
        simulator.waitForGestures()
        return hit
    }

    /// Holds a finger down for a duration in seconds.
    @discardableResult
    public func simulateLongPress(at point: CGPoint? = nil, duration: TimeInterval = 1) -> UIView? {
        guard let simulator = simulator() else { return nil }
        let hit = simulator.down(at: windowPoint(point))
        simulator.wait(duration)
        simulator.up()
        simulator.waitForGestures()
        return hit
    }

    /// Drags from a point by a distance, in points, and lifts the finger after it has come to rest.
    @discardableResult
    public func simulateDrag(from point: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.3) -> UIView?
    {
        drag(from: point, by: distance, duration: duration, rests: true)
    }

    /// Moves a finger 100 points in 0.2 seconds and lifts it while it moves. Scroll views decelerate from there.
    @discardableResult
    public func simulateSwipe(
        _ direction: UISwipeGestureRecognizer.Direction, from point: CGPoint? = nil
    ) -> UIView? {
        var distance = CGVector.zero
        if direction.contains(.right) { distance.dx += 100 }
        if direction.contains(.left) { distance.dx -= 100 }
        if direction.contains(.down) { distance.dy += 100 }
        if direction.contains(.up) { distance.dy -= 100 }
        return drag(from: point, by: distance, duration: 0.2, rests: false)
    }

    /// Moves two fingers, initially 100 points apart, until their distance is multiplied by `scale`.
    @discardableResult
    public func simulatePinch(scale: CGFloat, at point: CGPoint? = nil, duration: TimeInterval = 0.3) -> UIView? {
        guard let simulator = simulator() else { return nil }
        simulator.down(points(around: point, fingers: 2, radius: 50))
        let hit = simulator.view()
        simulator.move(points(around: point, fingers: 2, radius: 50 * max(0, scale)), duration: duration)
        simulator.up([0, 1])
        simulator.waitForGestures()
        return hit
    }

    private func drag(from point: CGPoint?, by distance: CGVector, duration: TimeInterval, rests: Bool) -> UIView? {
        guard let simulator = simulator() else { return nil }
        let start = windowPoint(point)
        let hit = simulator.down(at: start)
        simulator.move(to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration)
        if rests { simulator.wait(0.1) }
        simulator.up()
        simulator.waitForGestures()
        return hit
    }

    private func simulator() -> TouchSimulator? {
        guard let window else { return nil }
        window.layoutIfNeeded()
        return TouchSimulator(window: window)
    }

    private func windowPoint(_ point: CGPoint?) -> CGPoint {
        convert(point ?? CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    }

    private func points(around point: CGPoint?, fingers: Int, radius: CGFloat) -> [Int: CGPoint] {
        let middle = windowPoint(point)
        guard fingers > 1 else { return [0: middle] }
        var points: [Int: CGPoint] = [:]
        for finger in 0..<fingers {
            let angle = CGFloat(finger) / CGFloat(fingers) * 2 * .pi
            points[finger] = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        return points
    }
}
