import Foundation

/// Fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// In the window's coordinates, in points.
    private var windowTranslation = CGPoint.zero

    /// How far the fingers have gone, in points.
    open func translation(in view: UIView?) -> CGPoint { windowTranslation }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        windowTranslation = translation
    }

    /// Nothing moves by itself here: always zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A pan that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}
