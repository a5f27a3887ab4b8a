import Foundation

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps; at least 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers; at least 1.
    open var numberOfTouchesRequired = 1

    /// The maximum time that fingers stay down, and the maximum time until the next tap, in seconds (not measured).
    private static let longestTap: TimeInterval = 0.75
    private static let longestPause: TimeInterval = 0.35
    /// The maximum movement of a finger, in points.
    private static let allowedMovement: CGFloat = 45

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var mostTouches = 0
    private var taps = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        mostTouches = max(mostTouches, self.touches.count)
        if mostTouches > max(1, numberOfTouchesRequired) {
            state = .failed
            return
        }
        if self.touches.count == touches.count { deadline = event.timestamp + Self.longestTap }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.hasMoved(from: starts, by: Self.allowedMovement) }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.allSatisfy({ touches.contains($0) }) else { return }
        guard mostTouches == max(1, numberOfTouchesRequired) else {
            state = .failed
            return
        }
        mostTouches = 0
        starts = [:]
        taps += 1
        if taps >= max(1, numberOfTapsRequired) {
            state = .ended
        } else {
            deadline = event.timestamp + Self.longestPause
        }
    }

    override func deadlinePassed() { state = .failed }

    open override func reset() {
        super.reset()
        starts = [:]
        mostTouches = 0
        taps = 0
    }

    /// Returns false for a tap that requires more taps: without `require(toFail:)` both are recognized.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer {
            return other.numberOfTapsRequired <= numberOfTapsRequired
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
