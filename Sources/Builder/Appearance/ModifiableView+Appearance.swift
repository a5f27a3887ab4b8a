import BuilderUIKit

extension ModifiableView {
    /// Sets the opacity of the view, from 0 to 1.
    @discardableResult
    public func alpha(_ alpha: CGFloat) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.alpha = alpha } }

    /// Sets the background color; nil for none.
    @discardableResult
    public func backgroundColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.backgroundColor = color }
    }

    /// Draws a border inside the view's edges.
    ///
    /// - Parameter lineWidth: the width in points.
    @discardableResult
    public func border(color: UIColor, lineWidth: CGFloat = 0.5) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.borderColor = color.cgColor
            view.layer.borderWidth = lineWidth
        }
    }

    /// Sets whether content outside the view's bounds is clipped.
    @discardableResult
    public func clipsToBounds(_ clips: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.clipsToBounds = clips }
    }

    /// Sets the content mode, which fits content of another size into the view.
    @discardableResult
    public func contentMode(_ contentMode: UIView.ContentMode) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.contentMode = contentMode }
    }

    /// Rounds all corners and clips content outside of them.
    ///
    /// - Parameter radius: the corner radius in points.
    @discardableResult
    public func cornerRadius(_ radius: CGFloat) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.cornerRadius = radius
            view.clipsToBounds = true
        }
    }

    /// Hides the view; a stack distributes its space among the other views.
    @discardableResult
    public func hidden(_ hidden: Bool) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.isHidden = hidden } }

    /// Rounds some corners of the background and the border. The view's content is not clipped: add
    /// `clipsToBounds(true)` for that.
    ///
    /// - Parameters:
    ///   - radius: the corner radius in points.
    ///   - corners: the rounded corners; the others are square.
    @discardableResult
    public func roundedCorners(radius: CGFloat, corners: CACornerMask) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.cornerRadius = radius
            view.layer.maskedCorners = corners
        }
    }

    /// Adds a shadow. Since clipping would remove it, clipping is disabled.
    ///
    /// - Parameters:
    ///   - radius: the blur radius in points.
    ///   - opacity: the opacity of the shadow, from 0 to 1.
    ///   - offset: the offset in points; positive values are down and to the right.
    @discardableResult
    public func shadow(
        color: UIColor, radius: CGFloat, opacity: Float = 0.5, offset: CGSize = .zero
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.shadowColor = color.cgColor
            view.layer.shadowRadius = radius
            view.layer.shadowOpacity = opacity
            view.layer.shadowOffset = offset
            view.clipsToBounds = false
        }
    }

    /// Sets the tint color.
    @discardableResult
    public func tintColor(_ color: UIColor) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.tintColor = color }
    }
}
