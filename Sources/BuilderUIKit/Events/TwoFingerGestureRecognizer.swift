import Foundation

/// The base class of pinch and rotation gestures, which follow the line between the first two fingers.
@preconcurrency @MainActor
open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
    private var fingers: [UITouch] = []
    private var line: TouchSegment?
    private var lastMove: TimeInterval = 0

    /// Handles a move of the line and returns whether it has moved far enough for the gesture to begin. The duration is
    /// in seconds.
    func lineMoved(from old: TouchSegment, to new: TouchSegment, duration: TimeInterval) -> Bool { false }

    private var presentLine: TouchSegment? {
        fingers.count == 2 ? TouchSegment(from: fingers[0].windowLocation, to: fingers[1].windowLocation) : nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count < 2 else { return }
        fingers = Array(self.touches.prefix(2))
        line = presentLine
        lastMove = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let old = line, let new = presentLine else { return }
        let isFar = lineMoved(from: old, to: new, duration: event.timestamp - lastMove)
        line = new
        lastMove = event.timestamp
        if storedState != .possible {
            state = .changed
        } else if pendingState == nil, isFar {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count - touches.count < 2 else { return }
        if storedState != .possible || pendingState != nil {
            state = .ended
        } else if self.touches.allSatisfy({ touches.contains($0) }) {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        fingers = []
        line = nil
    }
}

/// The line between two fingers, in the window's coordinates.
struct TouchSegment {
    /// The length in points.
    let length: CGFloat
    /// The angle in radians, clockwise from the x axis.
    let angle: CGFloat

    init(from start: CGPoint, to end: CGPoint) {
        length = hypot(end.x - start.x, end.y - start.y)
        angle = atan2(end.y - start.y, end.x - start.x)
    }
}
