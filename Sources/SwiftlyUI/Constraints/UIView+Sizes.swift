import BuilderUIKit

extension UIView {
    /// Constrains the size in points: fixed, minimum and maximum. Sizes that are nil are unchanged; a fixed width
    /// doesn't replace a minimum width.
    ///
    /// The fixed sizes are active immediately, even without a superview, and the frame's size is set to them.
    @discardableResult
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
    ) -> Self {
        if let width { fix(.width, .width, width) }
        if let height { fix(.height, .height, height) }
        if let minWidth { limit(.minWidth, .width, .greaterThanOrEqual, minWidth) }
        if let maxWidth { limit(.maxWidth, .width, .lessThanOrEqual, maxWidth) }
        if let minHeight { limit(.minHeight, .height, .greaterThanOrEqual, minHeight) }
        if let maxHeight { limit(.maxHeight, .height, .lessThanOrEqual, maxHeight) }
        guard width != nil || height != nil else { return self }
        // Other views may read the view's size before the first layout.
        var frame = frame
        frame.size = CGSize(width: usable(width) ?? frame.width, height: usable(height) ?? frame.height)
        self.frame = frame
        return self
    }

    /// A variant with the minimum sizes together before the maximum sizes, so that either order of labels is accepted.
    @_disfavoredOverload
    @discardableResult
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil
    ) -> Self {
        frame(
            width: width, height: height, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight,
            maxHeight: maxHeight)
    }

    /// Sets a fixed width and height in points, active immediately.
    @discardableResult
    public func frame(size: CGSize) -> Self { frame(width: size.width, height: size.height) }

    /// Sets a fixed width in points, active immediately.
    @discardableResult
    public func width(_ value: CGFloat) -> Self { frame(width: value) }

    /// Sets a fixed width in points, active immediately.
    @discardableResult
    public func width(_ value: Int) -> Self { frame(width: CGFloat(value)) }

    /// Sets a fixed height in points, active immediately.
    @discardableResult
    public func height(_ value: CGFloat) -> Self { frame(height: value) }

    /// Sets a fixed height in points, active immediately.
    @discardableResult
    public func height(_ value: Int) -> Self { frame(height: CGFloat(value)) }

    /// Makes the width the superview's times `multiplier`, in addition to a fixed width, not in its place.
    @discardableResult
    public func widthToSuper(multiplier: CGFloat = 1) -> Self {
        size(
            .widthToSuper,
            ConstraintRecipe(attribute: .width, target: .superview(margins: false), multiplier: multiplier))
    }

    /// Makes the height the superview's times `multiplier`, in addition to a fixed height, not in its place.
    @discardableResult
    public func heightToSuper(multiplier: CGFloat = 1) -> Self {
        size(
            .heightToSuper,
            ConstraintRecipe(attribute: .height, target: .superview(margins: false), multiplier: multiplier))
    }

    /// Makes the width that of `view` times `multiplier`, in place of a fixed one.
    @discardableResult
    public func widthTo(_ view: UIView, multiplier: CGFloat = 1) -> Self {
        size(
            .width,
            ConstraintRecipe(attribute: .width, target: .view(WeakView(view), margins: false), multiplier: multiplier))
    }

    /// Makes the width a dimension times `multiplier`, in place of a fixed one.
    @discardableResult
    public func widthTo(_ anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self {
        size(.width, ConstraintRecipe(attribute: .width, target: .dimension(anchor), multiplier: multiplier))
    }

    /// Makes the height that of `view` times `multiplier`, in place of a fixed one.
    @discardableResult
    public func heightTo(_ view: UIView, multiplier: CGFloat = 1) -> Self {
        size(
            .height,
            ConstraintRecipe(attribute: .height, target: .view(WeakView(view), margins: false), multiplier: multiplier))
    }

    /// Makes the height a dimension times `multiplier`, in place of a fixed one.
    @discardableResult
    public func heightTo(_ anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self {
        size(.height, ConstraintRecipe(attribute: .height, target: .dimension(anchor), multiplier: multiplier))
    }

    // MARK: Inside

    private func fix(_ type: ConstraintType, _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) {
        _ = size(type, ConstraintRecipe(attribute: attribute, target: .constant, constant: value))
    }

    /// Returns a length that is valid for a frame, or nil; constraints report lengths beyond the limit.
    private func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { abs($0) <= 1e8 ? $0 : nil } }

    private func limit(
        _ type: ConstraintType, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ value: CGFloat
    ) { _ = size(type, ConstraintRecipe(attribute: attribute, relation: relation, target: .constant, constant: value)) }
}

/// Variants with a labeled target.
extension UIView {
    /// Another spelling of `widthTo(_:multiplier:)`.
    @discardableResult
    public func width(to view: UIView, multiplier: CGFloat = 1) -> Self { widthTo(view, multiplier: multiplier) }

    /// Another spelling of `widthTo(_:multiplier:)`.
    @discardableResult
    public func width(to anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self {
        widthTo(anchor, multiplier: multiplier)
    }

    /// Another spelling of `heightTo(_:multiplier:)`.
    @discardableResult
    public func height(to view: UIView, multiplier: CGFloat = 1) -> Self { heightTo(view, multiplier: multiplier) }

    /// Another spelling of `heightTo(_:multiplier:)`.
    @discardableResult
    public func height(to anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> Self {
        heightTo(anchor, multiplier: multiplier)
    }
}
