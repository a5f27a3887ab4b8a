import Foundation

/// A pointer over a view. Never recognized, because there is no pointer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen, 0…1; 0.
    open var zOffset: CGFloat { 0 }
    /// The angle of a pencil to the screen, in radians; π / 2, as for a finger.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle of a pencil around its point, in radians; 0.
    open var rollAngle: CGFloat { 0 }
    /// Returns the direction of a pencil in a view, in radians; 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a pencil in a view as a unit vector: to the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
