import BuilderUIKit
import Foundation

extension UIView {
    // MARK: Corners

    /// The radius of all corners of the background and the border, in points. It doesn't clip subviews.
    @discardableResult
    public func cornerRadius(_ radius: CGFloat) -> Self { setting { $0.layer.cornerRadius = radius } }

    /// The radius of all corners, in points, at which content outside is clipped. It replaces corners that were rounded
    /// individually.
    @discardableResult
    public func layerCornerRadius(_ radius: CGFloat) -> Self {
        CornerMask.remove(from: self)
        return cornerRadius(radius).masksToBounds()
    }

    /// Rounds all corners (the default), like `layerCornerRadius(_:)`, or some, like `roundCorners(_:corners:)`, by a
    /// radius in points.
    ///
    /// ```swift
    /// UIView().backgroundColor(.systemTeal).radius(12, corners: [.topLeft, .topRight])
    /// ```
    @discardableResult
    public func radius(_ radius: CGFloat, corners: UIRectCorner = .allCorners) -> Self {
        corners == .allCorners ? layerCornerRadius(radius) : roundCorners(radius, corners: corners)
    }

    /// Rounds some corners by a radius in points, with a mask that follows the view's size. A radius that is not finite
    /// is rejected with a message that names the view.
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

    /// A number that identifies the view, for `viewWithTag(_:)`.
    @discardableResult
    public func tag(_ tag: Int) -> Self { setting { $0.tag = tag } }

    /// The identifier under which an app stores the view's state.
    @discardableResult
    public func restorationIdentifier(_ identifier: String?) -> Self {
        setting { $0.restorationIdentifier = identifier }
    }

    /// Sets the view's focus priority in its group; doesn't affect a picture.
    @discardableResult
    public func focusGroupPriority(_ priority: UIFocusGroupPriority) -> Self {
        setting { $0.focusGroupPriority = priority }
    }

    /// The identifier of the view's focus group; doesn't affect a picture.
    @discardableResult
    public func focusGroupIdentifier(_ identifier: String?) -> Self { setting { $0.focusGroupIdentifier = identifier } }

    /// The look of the view with the focus; doesn't affect a picture.
    @discardableResult
    public func focusEffect(_ effect: UIFocusEffect?) -> Self { setting { $0.focusEffect = effect } }

    // MARK: Sizing

    /// Sets the view's resistance to growing beyond its content on an axis; 250 for most views.
    @discardableResult
    public func contentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self {
        setting { $0.setContentHuggingPriority(priority, for: axis) }
    }

    /// Sets the view's resistance to shrinking below its content on an axis; 750 for most views.
    @discardableResult
    public func contentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> Self {
        setContentCompressionResistancePriority(priority, for: axis)
        return self
    }

    /// Sets the layout direction, independent of the language.
    @discardableResult
    public func semanticContentAttribute(_ attribute: UISemanticContentAttribute) -> Self {
        setting { $0.semanticContentAttribute = attribute }
    }

    /// Sets whether a change of this view's size resizes its subviews by their autoresizing masks.
    @discardableResult
    public func autoresizesSubviews(_ isEnabled: Bool = true) -> Self { setting { $0.autoresizesSubviews = isEnabled } }

    /// Sets the way in which the frame follows the superview's size, for a view without constraints.
    @discardableResult
    public func autoresizingMask(_ mask: UIView.AutoresizingMask) -> Self { setting { $0.autoresizingMask = mask } }

    /// Sets whether the frame is translated into constraints; false without an argument, as needed for views with
    /// constraints.
    @discardableResult
    public func translatesAutoresizingMaskIntoConstraints(_ isEnabled: Bool = false) -> Self {
        setting { $0.translatesAutoresizingMaskIntoConstraints = isEnabled }
    }

    // MARK: Touches

    /// Sets whether the view and its subviews receive touches.
    @discardableResult
    public func userInteractionEnabled(_ isEnabled: Bool = true) -> Self {
        setting { $0.isUserInteractionEnabled = isEnabled }
    }

    /// Sets whether the view receives several touches at once.
    @discardableResult
    public func multipleTouchEnabled(_ isEnabled: Bool = true) -> Self {
        setting { $0.isMultipleTouchEnabled = isEnabled }
    }

    /// Sets whether the view blocks touches in other views while it is touched.
    @discardableResult
    public func exclusiveTouch(_ isExclusive: Bool = true) -> Self { setting { $0.isExclusiveTouch = isExclusive } }

    /// Sets whether touches on the view itself pass through to the views behind it; its subviews still receive touches.
    @discardableResult
    public func ignoreSelfHit(_ isIgnore: Bool = true) -> Self { setting { $0.ignoresOwnHits = isIgnore } }

    /// The view's gesture recognizers, in place of all earlier ones; nil for none.
    @discardableResult
    public func gestureRecognizers(_ recognizers: [UIGestureRecognizer]?) -> Self {
        setting { $0.gestureRecognizers = recognizers }
    }

    /// Sets the effects that move the view when the device is tilted; doesn't affect a picture.
    @discardableResult
    public func motionEffects(_ effects: [UIMotionEffect]) -> Self { setting { $0.motionEffects = effects } }

    // MARK: Traits

    /// The interface style, light or dark, of this view and its subviews; `unspecified` follows the superview.
    @discardableResult
    public func overrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> Self {
        setting { $0.overrideUserInterfaceStyle = style }
    }

    /// The minimum text size in the traits of this view and its subviews; nil for no limit.
    @discardableResult
    public func minimumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self {
        setting { $0.minimumContentSizeCategory = category }
    }

    /// The maximum text size in the traits of this view and its subviews; nil for no limit.
    @discardableResult
    public func maximumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self {
        setting { $0.maximumContentSizeCategory = category }
    }

    // MARK: Transform

    /// Draws the view scaled by `scale` around the point `anchor`. It replaces other transforms; constraints ignore it.
    ///
    /// The point is computed now from the view's current size; without a size, from constraints on the view's own width
    /// and height, or from its intrinsic content size. Without any of these only a scale around the center has an
    /// effect.
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

    /// Returns the length from a constraint that the view itself holds, in points.
    private func ownLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.last {
            $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.relation == .equal
        }?.constant
    }

    /// Rotates, scales and moves the rendered view around its anchor point; constraints ignore it.
    @discardableResult
    public func transform(_ transform: CGAffineTransform) -> Self { setting { $0.transform = transform } }

    /// A three-dimensional transform, drawn without perspective.
    @discardableResult
    public func transform3D(_ transform: CATransform3D) -> Self { setting { $0.transform3D = transform } }

    /// The anchor point of transforms and of `center`, in units of the bounds; (0.5, 0.5) by default.
    @discardableResult
    public func anchorPoint(_ point: CGPoint) -> Self { setting { $0.anchorPoint = point } }
}

/// The appearance of a view apart from its content.
extension UIView {
    /// The background color; a dynamic one follows light and dark appearance.
    @discardableResult
    public func backgroundColor(_ color: UIColor) -> Self { setting { $0.backgroundColor = color } }

    /// Sets the opacity of the view and its subviews, from 0 to 1; the same as `alpha(_:)`.
    @discardableResult
    public func opacity(_ value: CGFloat) -> Self { alpha(value) }

    /// Sets the opacity of the view and its subviews, from 0 to 1.
    @discardableResult
    public func alpha(_ value: CGFloat) -> Self { setting { $0.alpha = value } }

    /// Sets whether the view is hidden. A stack removes the gap of a hidden view.
    @discardableResult
    public func hidden(_ isHidden: Bool = true) -> Self { setting { $0.isHidden = isHidden } }

    /// The color of interactive elements and template images, for this view and its subviews without a tint of their
    /// own.
    @discardableResult
    public func tintColor(_ color: UIColor) -> Self { setting { $0.tintColor = color } }

    /// Sets whether the tint is dimmed, as behind an alert.
    @discardableResult
    public func tintAdjustmentMode(_ mode: UIView.TintAdjustmentMode) -> Self {
        setting { $0.tintAdjustmentMode = mode }
    }

    /// A border inside the view's edges, with a width in points. The color is resolved now: it doesn't follow later
    /// changes between light and dark.
    @discardableResult
    public func border(_ color: UIColor, _ width: CGFloat = 1) -> Self { borderColor(color).borderWidth(width) }

    /// The color of the border, resolved now. The border is drawn if it has a width.
    @discardableResult
    public func borderColor(_ color: UIColor) -> Self { setting { $0.layer.borderColor = color.cgColor } }

    /// Sets the width of the border, in points; its color is black by default.
    @discardableResult
    public func borderWidth(_ width: CGFloat) -> Self { setting { $0.layer.borderWidth = width } }

    /// A shadow of the view's outline, with a blur radius in points, an opacity from 0 to 1 and an offset in points. It
    /// isn't visible if the view clips to its bounds.
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

    /// A view whose opaque parts determine the visible parts of this view.
    @discardableResult
    public func mask(_ mask: UIView) -> Self { setting { $0.mask = mask } }

    /// Sets whether content outside of the bounds and the rounded corners is clipped.
    @discardableResult
    public func clipsToBounds(_ isEnabled: Bool = true) -> Self { setting { $0.clipsToBounds = isEnabled } }

    /// Sets whether the layer clips content outside of its bounds; the same as `clipsToBounds(_:)`.
    @discardableResult
    public func masksToBounds(_ isEnabled: Bool = true) -> Self { setting { $0.layer.masksToBounds = isEnabled } }

    /// Sets whether the view is guaranteed to fill its bounds; doesn't affect a picture.
    @discardableResult
    public func opaque(_ isEnabled: Bool = true) -> Self { setting { $0.isOpaque = isEnabled } }

    /// Sets whether the bounds are cleared before the view draws itself; doesn't affect a picture.
    @discardableResult
    public func clearsContextBeforeDrawing(_ isEnabled: Bool = true) -> Self {
        setting { $0.clearsContextBeforeDrawing = isEnabled }
    }

    /// Sets the content mode, which fits content of another size, such as an image, into the bounds.
    @discardableResult
    public func contentMode(_ mode: UIView.ContentMode) -> Self { setting { $0.contentMode = mode } }

    /// The scale at which the view draws itself, in pixels per point.
    @discardableResult
    public func contentScaleFactor(_ scale: CGFloat) -> Self { setting { $0.contentScaleFactor = scale } }
}

/// Views inside a view. No constraints are created for them except their own: `fillToSuper()`, `centerToSuper()` and so
/// on.
extension UIView {
    /// Inserts views behind everything else in this view, one by one: the last one is rearmost. Views of earlier calls
    /// stay.
    @discardableResult
    public func background(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        for view in content() { insertSubview(view, at: 0) }
        return self
    }

    /// Adds views in front of everything else in this view, the last one frontmost.
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

    /// A view behind everything else that fills this one and doesn't receive touches, in place of the view of an
    /// earlier call. The closure runs once; nil only removes the earlier view. The view's tag is overwritten.
    @discardableResult
    public func backgroundView(_ view: @escaping () -> UIView?) -> Self {
        let new = view()
        for old in subviews where old.tag == Self.backgroundViewTag { old.removeFromSuperview() }
        guard let new else { return self }
        insertSubview(new, at: 0)
        // A superview of this view is rejected.
        guard new.superview === self else { return self }
        new.isUserInteractionEnabled = false
        new.tag = Self.backgroundViewTag
        new.fillToSuper()
        return self
    }

    /// The tag of background views; code may search for it.
    private static var backgroundViewTag: Int { 98_367_682 }
}

/// A mask that rounds some corners of a view. It is resized to the view after each of its layouts, as long as it is the
/// mask of the view's layer.
@MainActor
private final class CornerMask: CAShapeLayer {
    private let radius: CGFloat
    private let corners: UIRectCorner
    private var isInPlace = false

    private init(radius: CGFloat, corners: UIRectCorner) {
        self.radius = radius
        self.corners = corners
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    /// Rounds corners of a view: immediately if it has a size, otherwise when it gets one.
    static func round(_ corners: UIRectCorner, by radius: CGFloat, of view: UIView) {
        remove(from: view)
        let mask = CornerMask(radius: max(0, radius), corners: corners)
        FluentState.of(view).afterLayout(CornerMask.self) { mask.follow($0) }
        mask.follow(view)
    }

    /// Removes the mask that `round` set; a mask set by other code stays.
    static func remove(from view: UIView) {
        FluentState.existing(view)?.afterLayout(CornerMask.self, nil)
        if view.layer.mask is CornerMask { view.layer.mask = nil }
    }

    private func follow(_ view: UIView) {
        guard !isInPlace || view.layer.mask === self else {
            // Other code has replaced or removed the mask.
            FluentState.existing(view)?.afterLayout(CornerMask.self, nil)
            return
        }
        let bounds = view.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        if !isInPlace || frame != bounds {
            frame = bounds
            path =
                UIBezierPath(
                    roundedRect: CGRect(origin: .zero, size: bounds.size), byRoundingCorners: corners,
                    cornerRadii: CGSize(width: radius, height: radius)
                ).cgPath
        }
        guard !isInPlace else { return }
        isInPlace = true
        view.layer.mask = self
    }
}
