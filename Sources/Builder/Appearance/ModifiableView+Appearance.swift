import BuilderUIKit

extension ModifiableView {
    /// Sets how opaque the view is, from 0 to 1.
    @discardableResult
    public func alpha(_ alpha: CGFloat) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.alpha = alpha } }

    /// Colors the background; nil is no background.
    @discardableResult
    public func backgroundColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.backgroundColor = color }
    }

    /// Draws a border inside the view's edges.
    ///
    /// - Parameter lineWidth: in points.
    @discardableResult
    public func border(color: UIColor, lineWidth: CGFloat = 0.5) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.borderColor = color.cgColor
            view.layer.borderWidth = lineWidth
        }
    }

    /// Sets whether what lies outside the view's bounds is cut off.
    @discardableResult
    public func clipsToBounds(_ clips: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.clipsToBounds = clips }
    }

    /// Sets how content of another size fits the view.
    @discardableResult
    public func contentMode(_ contentMode: UIView.ContentMode) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.contentMode = contentMode }
    }

    /// Rounds all corners and cuts off what lies outside.
    ///
    /// - Parameter radius: in points.
    @discardableResult
    public func cornerRadius(_ radius: CGFloat) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.cornerRadius = radius
            view.clipsToBounds = true
        }
    }

    /// Hides the view; in a stack its room goes to the others.
    @discardableResult
    public func hidden(_ hidden: Bool) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.isHidden = hidden } }

    /// Rounds some corners of the background and the border. What the view contains is not cut off: add
    /// `clipsToBounds(true)` for that.
    ///
    /// - Parameters:
    ///   - radius: in points.
    ///   - corners: which corners are round; the others are square.
    @discardableResult
    public func roundedCorners(radius: CGFloat, corners: CACornerMask) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.layer.cornerRadius = radius
            view.layer.maskedCorners = corners
        }
    }

    /// Casts a shadow. Since clipping would cut it off, clipping is turned off.
    ///
    /// - Parameters:
    ///   - radius: the blur in points.
    ///   - opacity: from 0 to 1.
    ///   - offset: in points, downwards and to the right where positive.
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

    /// Sets the color of whatever the view tints.
    @discardableResult
    public func tintColor(_ color: UIColor) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.tintColor = color }
    }
}
