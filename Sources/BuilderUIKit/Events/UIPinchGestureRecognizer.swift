import Foundation

/// A pinch of two fingers, which move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
    /// The ratio of the fingers' distance to the initial one. Setting it makes further changes relative to the new
    /// value.
    open var scale: CGFloat = 1
    /// The change of the scale per second.
    open private(set) var velocity: CGFloat = 0
    /// The change of the distance, in points, at which the gesture begins.
    private static let hysteresis: CGFloat = 8
    private var change: CGFloat = 0

    override func lineMoved(from old: TouchSegment, to new: TouchSegment, duration: TimeInterval) -> Bool {
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
