import Foundation

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers in terms of the one at the beginning; setting it begins to count from there.
    open var scale: CGFloat = 1
    /// The change of the scale for each second.
    open private(set) var velocity: CGFloat = 0
    /// Points that the distance must change before the gesture begins.
    private static let hysteresis: CGFloat = 8
    private var change: CGFloat = 0
    private var pair = TouchPair()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pair.take(self.touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let (old, new) = pair.move(event), old.length > 0 else { return }
        let oldScale = scale
        scale *= new.length / old.length
        change += new.length - old.length
        if pair.duration > 0 { velocity = (scale - oldScale) / pair.duration }
        if storedState != .possible {
            state = .changed
        } else if pendingState == nil, abs(change) >= Self.hysteresis {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count - touches.count < 2 else { return }
        if storedState != .possible || pendingState != nil {
            state = .ended
            return
        }
        if self.touches.allSatisfy({ touches.contains($0) }) { state = .failed }
    }

    open override func reset() {
        super.reset()
        scale = 1
        velocity = 0
        change = 0
        pair = TouchPair()
    }
}

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the beginning, clockwise.
    open var rotation: CGFloat = 0
    /// Radians for each second.
    open private(set) var velocity: CGFloat = 0
    /// Radians before the gesture begins.
    private static let hysteresis: CGFloat = 0.1
    private var pair = TouchPair()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pair.take(self.touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let (old, new) = pair.move(event) else { return }
        let turn = (new.angle - old.angle).remainder(dividingBy: 2 * .pi)
        rotation += turn
        if pair.duration > 0 { velocity = turn / pair.duration }
        if storedState != .possible {
            state = .changed
        } else if pendingState == nil, abs(rotation) >= Self.hysteresis {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count - touches.count < 2 else { return }
        if storedState != .possible || pendingState != nil {
            state = .ended
            return
        }
        if self.touches.allSatisfy({ touches.contains($0) }) { state = .failed }
    }

    open override func reset() {
        super.reset()
        rotation = 0
        velocity = 0
        pair = TouchPair()
    }
}

/// A pointer above a view. There is no pointer here: it is never recognised.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// The line between a gesture's first two fingers.
@MainActor
private struct TouchPair {
    struct Line {
        var length: CGFloat
        var angle: CGFloat
    }

    private var touches: [UITouch] = []
    private var line: Line?
    private var time: TimeInterval = 0
    /// Seconds between the last two moves.
    private(set) var duration: TimeInterval = 0

    mutating func take(_ all: [UITouch], _ event: UIEvent) {
        guard touches.count < 2 else { return }
        touches = Array(all.prefix(2))
        line = present
        time = event.timestamp
    }

    /// The line before and now; nil without two fingers.
    mutating func move(_ event: UIEvent) -> (old: Line, new: Line)? {
        guard let old = line, let new = present else { return nil }
        line = new
        duration = event.timestamp - time
        time = event.timestamp
        return (old, new)
    }

    private var present: Line? {
        guard touches.count == 2 else { return nil }
        let x = touches[1].windowLocation.x - touches[0].windowLocation.x
        let y = touches[1].windowLocation.y - touches[0].windowLocation.y
        return Line(length: hypot(x, y), angle: atan2(y, x))
    }
}
