import Foundation

/// A pointer above a view. There is no pointer here: it is never recognised.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
