import Foundation

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers in terms of the one at the beginning.
    open var scale: CGFloat = 1
    /// Nothing moves by itself here: always 0.
    open var velocity: CGFloat { 0 }
    open override var numberOfTouches: Int { 2 }
}

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the beginning.
    open var rotation: CGFloat = 0
    /// Nothing moves by itself here: always 0.
    open var velocity: CGFloat { 0 }
    open override var numberOfTouches: Int { 2 }
}

/// A pointer above a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
