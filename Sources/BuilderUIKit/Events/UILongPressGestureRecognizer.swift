import Foundation

/// A finger that stays down for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may move meanwhile.
    open var allowableMovement: CGFloat = 10
}
