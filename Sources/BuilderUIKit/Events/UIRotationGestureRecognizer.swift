import Foundation

/// A rotation of two fingers around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
    /// The rotation since the beginning, in radians, clockwise.
    open var rotation: CGFloat = 0
    /// The velocity in radians per second.
    open private(set) var velocity: CGFloat = 0
    /// The rotation at which the gesture begins, in radians.
    private static let hysteresis: CGFloat = 0.1

    override func lineMoved(from old: TouchSegment, to new: TouchSegment, duration: TimeInterval) -> Bool {
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
