import Foundation

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
    /// The ratio of the fingers' distance to the initial one. Setting it makes further changes relative to the new
    /// value.
    open var scale: CGFloat = 1
    /// The change of the scale for each second.
    open private(set) var velocity: CGFloat = 0
    /// The change of the distance, in points, at which the gesture begins.
    private static let hysteresis: CGFloat = 8
    private var change: CGFloat = 0

    override func lineMoved(from old: FingerLine, to new: FingerLine, duration: TimeInterval) -> Bool {
        guard old.length > 0 else { return false }
        let oldScale = scale
        scale *= new.length / old.length
        change += new.length - old.length
        if duration > 0 { velocity = (scale - oldScale) / duration }
        return abs(change) >= Self.hysteresis
    }

    open override func reset() {
        super.reset()
        scale = 1
        velocity = 0
        change = 0
    }
}

/// Two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
    /// The rotation since the beginning, in radians, clockwise.
    open var rotation: CGFloat = 0
    /// The velocity in radians for each second.
    open private(set) var velocity: CGFloat = 0
    /// The rotation at which the gesture begins, in radians.
    private static let hysteresis: CGFloat = 0.1

    override func lineMoved(from old: FingerLine, to new: FingerLine, duration: TimeInterval) -> Bool {
        let turn = (new.angle - old.angle).remainder(dividingBy: 2 * .pi)
        rotation += turn
        if duration > 0 { velocity = turn / duration }
        return abs(rotation) >= Self.hysteresis
    }

    open override func reset() {
        super.reset()
        rotation = 0
        velocity = 0
    }
}

/// The base class of pinch and rotation gestures, which follow the line between the first two fingers.
@preconcurrency @MainActor
open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
    private var fingers: [UITouch] = []
    private var line: FingerLine?
    private var lastMove: TimeInterval = 0

    /// Handles a move of the line and returns whether it has moved far enough for the gesture to begin. The duration is
    /// in seconds.
    func lineMoved(from old: FingerLine, to new: FingerLine, duration: TimeInterval) -> Bool { false }

    private var presentLine: FingerLine? {
        fingers.count == 2 ? FingerLine(from: fingers[0].windowLocation, to: fingers[1].windowLocation) : nil
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
struct FingerLine {
    /// The length in points.
    let length: CGFloat
    /// The angle in radians, clockwise from the x axis.
    let angle: CGFloat

    init(from start: CGPoint, to end: CGPoint) {
        length = hypot(end.x - start.x, end.y - start.y)
        angle = atan2(end.y - start.y, end.x - start.x)
    }
}
