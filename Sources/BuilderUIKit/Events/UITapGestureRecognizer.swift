/// A number of taps with a number of fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// At least 1.
    open var numberOfTapsRequired = 1
    /// At least 1.
    open var numberOfTouchesRequired = 1
}
