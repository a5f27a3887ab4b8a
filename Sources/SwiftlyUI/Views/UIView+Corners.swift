import BuilderUIKit
import Foundation

extension UIView {
    /// The radius of all corners of the background and the border, in points. Subviews are not clipped by it alone.
    @discardableResult
    public func cornerRadius(_ radius: CGFloat) -> Self {
        layer.cornerRadius = radius
        return self
    }

    /// The radius of all corners, in points, with what lies outside of them cut off. Takes the place of corners that
    /// were rounded one by one.
    @discardableResult
    public func layerCornerRadius(_ radius: CGFloat) -> Self {
        CornerMask.remove(from: self)
        return cornerRadius(radius).masksToBounds()
    }

    /// Rounds all corners (the default), as `layerCornerRadius(_:)` does, or some, as `roundCorners(_:corners:)` does;
    /// points.
    ///
    /// ```swift
    /// UIView().backgroundColor(.systemTeal).radius(12, corners: [.topLeft, .topRight])
    /// ```
    @discardableResult
    public func radius(_ radius: CGFloat, corners: UIRectCorner = .allCorners) -> Self {
        corners == .allCorners ? layerCornerRadius(radius) : roundCorners(radius, corners: corners)
    }

    /// Rounds some corners by a radius in points, with a mask that follows the view's size. A radius that is not finite
    /// is refused with a message that names the view.
    @discardableResult
    public func roundCorners(_ radius: CGFloat, corners: UIRectCorner) -> Self {
        guard radius.isFinite else {
            LayoutDiagnostics.report(
                .invalidNumber(view: describeBriefly(), property: "radius of roundCorners", value: radius))
            return self
        }
        CornerMask.round(corners, by: radius, of: self)
        return self
    }
}
