import BuilderUIKit
import Foundation

/// The appearance of a view beside its content.
extension UIView {
    /// The color behind the content; a dynamic one follows light and dark.
    @discardableResult
    public func backgroundColor(_ color: UIColor) -> Self {
        backgroundColor = color
        return self
    }

    /// Sets how opaque the view is with all that is in it, from 0 to 1; the same as `alpha(_:)`.
    @discardableResult
    public func opacity(_ value: CGFloat) -> Self { alpha(value) }

    /// Sets how opaque the view is with all that is in it, from 0 to 1.
    @discardableResult
    public func alpha(_ value: CGFloat) -> Self {
        alpha = value
        return self
    }

    /// Sets whether the view is out of sight. A stack closes the gap of a hidden view.
    @discardableResult
    public func hidden(_ isHidden: Bool = true) -> Self {
        self.isHidden = isHidden
        return self
    }

    /// The color of what can be tapped and of template images, for this view and those in it that have none of their
    /// own.
    @discardableResult
    public func tintColor(_ color: UIColor) -> Self {
        tintColor = color
        return self
    }

    /// Sets whether the tint is dimmed, as behind an alert.
    @discardableResult
    public func tintAdjustmentMode(_ mode: UIView.TintAdjustmentMode) -> Self {
        tintAdjustmentMode = mode
        return self
    }

    /// A line inside the view's edge, in points. The color is resolved now: it doesn't follow light and dark later.
    @discardableResult
    public func border(_ color: UIColor, _ width: CGFloat = 1) -> Self { borderColor(color).borderWidth(width) }

    /// The color of the border, resolved now. The border is drawn when it has a width.
    @discardableResult
    public func borderColor(_ color: UIColor) -> Self {
        layer.borderColor = color.cgColor
        return self
    }

    /// Sets how wide the border is, in points; black unless it has another color.
    @discardableResult
    public func borderWidth(_ width: CGFloat) -> Self {
        layer.borderWidth = width
        return self
    }

    /// A shadow of the view's outline: blurred by `radius` points, with `opacity` (0 to 1), moved by
    /// `offset` points. It doesn't show where the view clips to its bounds.
    @discardableResult
    public func shadow(
        color: UIColor = .black, radius: CGFloat = 3, opacity: Float = 0.3, offset: CGSize = .zero
    ) -> Self {
        layer.shadowColor = color.cgColor
        layer.shadowRadius = radius
        layer.shadowOpacity = opacity
        layer.shadowOffset = offset
        return self
    }

    /// A view whose opaque parts this one shows through.
    @discardableResult
    public func mask(_ mask: UIView) -> Self {
        self.mask = mask
        return self
    }

    /// Sets whether what lies outside of the bounds and the rounded corners is cut off.
    @discardableResult
    public func clipsToBounds(_ isEnabled: Bool = true) -> Self {
        clipsToBounds = isEnabled
        return self
    }

    /// Sets whether the layer cuts off what lies outside of its bounds; the same as `clipsToBounds(_:)`.
    @discardableResult
    public func masksToBounds(_ isEnabled: Bool = true) -> Self {
        layer.masksToBounds = isEnabled
        return self
    }

    /// A promise that the view fills its bounds; changes nothing in a picture.
    @discardableResult
    public func opaque(_ isEnabled: Bool = true) -> Self {
        isOpaque = isEnabled
        return self
    }

    /// Sets whether the bounds are cleared before the view draws itself; changes nothing in a picture.
    @discardableResult
    public func clearsContextBeforeDrawing(_ isEnabled: Bool = true) -> Self {
        clearsContextBeforeDrawing = isEnabled
        return self
    }

    /// Sets how content of another size, such as an image, lies in the bounds.
    @discardableResult
    public func contentMode(_ mode: UIView.ContentMode) -> Self {
        contentMode = mode
        return self
    }

    /// Pixels for each point that the view draws itself with.
    @discardableResult
    public func contentScaleFactor(_ scale: CGFloat) -> Self {
        contentScaleFactor = scale
        return self
    }
}
