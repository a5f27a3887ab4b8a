import Foundation

/// Common interactions in one call each, for tests.
///
/// Points are in the view's own coordinates; the default is the view's center. The view must be in a visible window.
/// When a call returns, no gesture has a pending deadline: two taps that form a double tap must be made in one call.
extension UIView {
    /// Taps at a point. Returns the view that was hit, which may be another one in front of this, or nil if none takes
    /// touches.
    @discardableResult
    public func simulateTap(at point: CGPoint? = nil, taps: Int = 1, fingers: Int = 1) -> UIView? {
        guard let simulator = simulator() else { return nil }
        var hit: UIView?
        for index in 0..<max(1, taps) {
            if index > 0 { simulator.wait(0.1) }
            simulator.down(places(around: point, fingers: fingers, radius: 10))
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
        simulator.down(places(around: point, fingers: 2, radius: 50))
        let hit = simulator.view()
        simulator.move(places(around: point, fingers: 2, radius: 50 * max(0, scale)), duration: duration)
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

    private func places(around point: CGPoint?, fingers: Int, radius: CGFloat) -> [Int: CGPoint] {
        let middle = windowPoint(point)
        guard fingers > 1 else { return [0: middle] }
        var places: [Int: CGPoint] = [:]
        for finger in 0..<fingers {
            let angle = CGFloat(finger) / CGFloat(fingers) * 2 * .pi
            places[finger] = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        return places
    }
}
