import Foundation

/// A press of a finger for a minimum duration.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers; at least 1.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that a finger may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    private static let longestPause: TimeInterval = 0.35
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var taps = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        let count = self.touches.count
        if count > max(1, numberOfTouchesRequired) {
            // An additional finger doesn't end a press that has begun.
            if storedState == .possible { state = .failed }
        } else if count == max(1, numberOfTouchesRequired), taps >= numberOfTapsRequired {
            if minimumPressDuration > 0 {
                deadline = event.timestamp + minimumPressDuration
            } else {
                state = .began
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard storedState == .possible, pendingState == nil else {
            state = .changed
            return
        }
        if touches.contains(where: { $0.hasMoved(from: starts, by: allowableMovement) }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.allSatisfy({ touches.contains($0) }) else { return }
        if storedState != .possible || pendingState != nil {
            state = .ended
        } else if taps < numberOfTapsRequired {
            taps += 1
            starts = [:]
            deadline = event.timestamp + Self.longestPause
        } else {
            state = .failed
        }
    }

    override func deadlinePassed() { state = touches.isEmpty ? .failed : .began }

    open override func reset() {
        super.reset()
        starts = [:]
        taps = 0
    }
}
