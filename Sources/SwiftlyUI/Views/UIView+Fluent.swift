import BuilderUIKit
import Foundation

extension UIView {
    // MARK: Corners

    /// The radius of all corners of the background and the border, in points. Subviews are not clipped by it alone.
    @discardableResult
    public func cornerRadius(_ radius: CGFloat) -> Self { setting { $0.layer.cornerRadius = radius } }

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

    // MARK: Identity

    /// A number to find the view by, with `viewWithTag(_:)`.
    @discardableResult
    public func tag(_ tag: Int) -> Self { setting { $0.tag = tag } }

    /// The name under which an app keeps the view's state.
    @discardableResult
    public func restorationIdentifier(_ identifier: String?) -> Self {
        setting { $0.restorationIdentifier = identifier }
    }

    /// Sets the priority of the view for the focus of its group; changes nothing in a picture.
    @discardableResult
    public func focusGroupPriority(_ priority: UIFocusGroupPriority) -> Self {
        setting { $0.focusGroupPriority = priority }
    }

    /// The group of views that the focus reaches together; changes nothing in a picture.
    @discardableResult
    public func focusGroupIdentifier(_ identifier: String?) -> Self { setting { $0.focusGroupIdentifier = identifier } }

    // MARK: Sizing

    /// Sets how strongly the view resists growing beyond its content on an axis; 250 for most views.
    @discardableResult
    public func contentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self {
        setting { $0.setContentHuggingPriority(priority, for: axis) }
    }

    /// Sets how strongly the view resists shrinking below its content on an axis; 750 for most views.
    @discardableResult
    public func contentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> Self {
        setContentCompressionResistancePriority(priority, for: axis)
        return self
    }

    /// Sets the reading direction, whatever the language.
    @discardableResult
    public func semanticContentAttribute(_ attribute: UISemanticContentAttribute) -> Self {
        setting { $0.semanticContentAttribute = attribute }
    }

    /// Sets whether a change of this view's size reaches its subviews' frames by their masks.
    @discardableResult
    public func autoresizesSubviews(_ isEnabled: Bool = true) -> Self { setting { $0.autoresizesSubviews = isEnabled } }

    /// Sets how the frame follows the superview's size, for a view without constraints.
    @discardableResult
    public func autoresizingMask(_ mask: UIView.AutoresizingMask) -> Self { setting { $0.autoresizingMask = mask } }

    /// Sets whether the frame stands for constraints; without an argument not, as for views that constraints place.
    @discardableResult
    public func translatesAutoresizingMaskIntoConstraints(_ isEnabled: Bool = false) -> Self {
        setting { $0.translatesAutoresizingMaskIntoConstraints = isEnabled }
    }

    // MARK: Touches

    /// Sets whether the view and those in it take touches.
    @discardableResult
    public func userInteractionEnabled(_ isEnabled: Bool = true) -> Self {
        setting { $0.isUserInteractionEnabled = isEnabled }
    }

    /// Sets whether the view receives more than one touch.
    @discardableResult
    public func multipleTouchEnabled(_ isEnabled: Bool = true) -> Self {
        setting { $0.isMultipleTouchEnabled = isEnabled }
    }

    /// Sets whether the view prevents touches of other views while it has one.
    @discardableResult
    public func exclusiveTouch(_ isExclusive: Bool = true) -> Self { setting { $0.isExclusiveTouch = isExclusive } }

    /// Sets whether touches on the view itself fall through to what lies behind; its subviews still get theirs.
    @discardableResult
    public func ignoreSelfHit(_ isIgnore: Bool = true) -> Self { setting { $0.ignoresOwnHits = isIgnore } }

    /// The gestures that the view watches for, in place of all that it had; nil for none.
    @discardableResult
    public func gestureRecognizers(_ recognizers: [UIGestureRecognizer]?) -> Self {
        setting { $0.gestureRecognizers = recognizers }
    }

    /// Sets what moves the view as the device is tilted; changes nothing in a picture.
    @discardableResult
    public func motionEffects(_ effects: [UIMotionEffect]) -> Self { setting { $0.motionEffects = effects } }

    // MARK: Traits

    /// Light or dark for this view and those in it; `unspecified` follows the superview.
    @discardableResult
    public func overrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> Self {
        setting { $0.overrideUserInterfaceStyle = style }
    }

    /// The smallest text size in the traits of this view and of those in it; nil for no limit.
    @discardableResult
    public func minimumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self {
        setting { $0.minimumContentSizeCategory = category }
    }

    /// The largest text size in the traits of this view and of those in it; nil for no limit.
    @discardableResult
    public func maximumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self {
        setting { $0.maximumContentSizeCategory = category }
    }

    // MARK: Transform

    /// Draws the view `scale` times as large, so that the place `anchor` in it stays where it is. It takes the place of
    /// other transforms; constraints ignore it.
    ///
    /// The place is reckoned now, from the present size; without one from constraints on the view's own width and
    /// height, else from its content size. Without any of these only a scale about the center has an effect.
    @discardableResult
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        guard anchor != .center else { return transform(CGAffineTransform(scaleX: scale, y: scale)) }
        let size = sizeForScaling
        guard size != .zero else { return self }
        let fromCenter = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
        return transform(
            CGAffineTransform(translationX: fromCenter.x, y: fromCenter.y)
                .scaledBy(x: scale, y: scale)
                .translatedBy(x: -fromCenter.x, y: -fromCenter.y))
    }

    private var sizeForScaling: CGSize {
        guard bounds.isEmpty else { return bounds.size }
        let content = intrinsicContentSize
        return CGSize(
            width: ownLength(.width) ?? max(0, content.width), height: ownLength(.height) ?? max(0, content.height))
    }

    /// The length that a constraint of the view's own gives it, in points.
    private func ownLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.last {
            $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.relation == .equal
        }?.constant
    }

    /// Turns, scales and moves the drawn view about its anchor point; constraints ignore it.
    @discardableResult
    public func transform(_ transform: CGAffineTransform) -> Self { setting { $0.transform = transform } }

    /// A transform in space, drawn without perspective.
    @discardableResult
    public func transform3D(_ transform: CATransform3D) -> Self { setting { $0.transform3D = transform } }

    /// The point, in units of the bounds, that transforms turn about and that `center` places: (0.5, 0.5) by default.
    @discardableResult
    public func anchorPoint(_ point: CGPoint) -> Self { setting { $0.anchorPoint = point } }
}

/// The appearance of a view beside its content.
extension UIView {
    /// The color behind the content; a dynamic one follows light and dark.
    @discardableResult
    public func backgroundColor(_ color: UIColor) -> Self { setting { $0.backgroundColor = color } }

    /// Sets how opaque the view is with all that is in it, from 0 to 1; the same as `alpha(_:)`.
    @discardableResult
    public func opacity(_ value: CGFloat) -> Self { alpha(value) }

    /// Sets how opaque the view is with all that is in it, from 0 to 1.
    @discardableResult
    public func alpha(_ value: CGFloat) -> Self { setting { $0.alpha = value } }

    /// Sets whether the view is out of sight. A stack closes the gap of a hidden view.
    @discardableResult
    public func hidden(_ isHidden: Bool = true) -> Self { setting { $0.isHidden = isHidden } }

    /// The color of what can be tapped and of template images, for this view and those in it that have none of their
    /// own.
    @discardableResult
    public func tintColor(_ color: UIColor) -> Self { setting { $0.tintColor = color } }

    /// Sets whether the tint is dimmed, as behind an alert.
    @discardableResult
    public func tintAdjustmentMode(_ mode: UIView.TintAdjustmentMode) -> Self {
        setting { $0.tintAdjustmentMode = mode }
    }

    /// A line inside the view's edge, in points. The color is resolved now: it doesn't follow light and dark later.
    @discardableResult
    public func border(_ color: UIColor, _ width: CGFloat = 1) -> Self { borderColor(color).borderWidth(width) }

    /// The color of the border, resolved now. The border is drawn when it has a width.
    @discardableResult
    public func borderColor(_ color: UIColor) -> Self { setting { $0.layer.borderColor = color.cgColor } }

    /// Sets how wide the border is, in points; black unless it has another color.
    @discardableResult
    public func borderWidth(_ width: CGFloat) -> Self { setting { $0.layer.borderWidth = width } }

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
    public func mask(_ mask: UIView) -> Self { setting { $0.mask = mask } }

    /// Sets whether what lies outside of the bounds and the rounded corners is cut off.
    @discardableResult
    public func clipsToBounds(_ isEnabled: Bool = true) -> Self { setting { $0.clipsToBounds = isEnabled } }

    /// Sets whether the layer cuts off what lies outside of its bounds; the same as `clipsToBounds(_:)`.
    @discardableResult
    public func masksToBounds(_ isEnabled: Bool = true) -> Self { setting { $0.layer.masksToBounds = isEnabled } }

    /// A promise that the view fills its bounds; changes nothing in a picture.
    @discardableResult
    public func opaque(_ isEnabled: Bool = true) -> Self { setting { $0.isOpaque = isEnabled } }

    /// Sets whether the bounds are cleared before the view draws itself; changes nothing in a picture.
    @discardableResult
    public func clearsContextBeforeDrawing(_ isEnabled: Bool = true) -> Self {
        setting { $0.clearsContextBeforeDrawing = isEnabled }
    }

    /// Sets how content of another size, such as an image, lies in the bounds.
    @discardableResult
    public func contentMode(_ mode: UIView.ContentMode) -> Self { setting { $0.contentMode = mode } }

    /// Pixels for each point that the view draws itself with.
    @discardableResult
    public func contentScaleFactor(_ scale: CGFloat) -> Self { setting { $0.contentScaleFactor = scale } }
}

/// Views in a view. No constraints are made for them but those that they bring: `fillToSuper()`, `centerToSuper()` and
/// so on.
extension UIView {
    /// Puts views behind everything else in this view, one by one: of several the last one is rearmost. Those of
    /// earlier calls stay.
    @discardableResult
    public func background(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        for view in content() { insertSubview(view, at: 0) }
        return self
    }

    /// Puts views in front of everything else in this view, the last one frontmost.
    ///
    /// ```swift
    /// let badge = UIView().overlay {
    ///     UILabel("3").centerToSuper()
    /// }
    /// ```
    @discardableResult
    public func overlay(@SwiftlyUIBuilder content: () -> [UIView]) -> Self { addContents(content: content) }

    /// Adds views to this view, the last one frontmost; the same as `overlay(content:)`.
    @discardableResult
    public func addContents(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        for view in content() { addSubview(view) }
        return self
    }

    /// A view behind everything else that fills this one and takes no touches, in place of the one that an earlier call
    /// made. The closure runs once; nil only takes the earlier one away. The view's tag is overwritten.
    @discardableResult
    public func backgroundView(_ view: @escaping () -> UIView?) -> Self {
        let new = view()
        for old in subviews where old.tag == Self.backgroundViewTag { old.removeFromSuperview() }
        guard let new else { return self }
        insertSubview(new, at: 0)
        // One that this view lies in is refused.
        guard new.superview === self else { return self }
        new.isUserInteractionEnabled = false
        new.tag = Self.backgroundViewTag
        new.fillToSuper()
        return self
    }

    /// Known from elsewhere: code may look for it.
    private static var backgroundViewTag: Int { 98_367_682 }
}
