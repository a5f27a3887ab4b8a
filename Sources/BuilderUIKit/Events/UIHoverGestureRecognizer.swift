import Foundation

/// A pointer over a view. Never recognized, because there is no pointer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen, 0…1; 0.
    open var zOffset: CGFloat { 0 }
}
