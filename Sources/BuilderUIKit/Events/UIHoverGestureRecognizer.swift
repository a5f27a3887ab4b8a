import Foundation

/// A pointer over a view. Never recognized, because there is no pointer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
