import BuilderUIKit

extension UIView {
    /// Sets how strongly the view resists growing beyond its content on an axis; 250 for most views.
    @discardableResult
    public func contentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Self {
        setContentHuggingPriority(priority, for: axis)
        return self
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
        semanticContentAttribute = attribute
        return self
    }

    /// Sets whether a change of this view's size reaches its subviews' frames by their masks.
    @discardableResult
    public func autoresizesSubviews(_ isEnabled: Bool = true) -> Self {
        autoresizesSubviews = isEnabled
        return self
    }

    /// Sets how the frame follows the superview's size, for a view without constraints.
    @discardableResult
    public func autoresizingMask(_ mask: UIView.AutoresizingMask) -> Self {
        autoresizingMask = mask
        return self
    }

    /// Sets whether the frame stands for constraints; without an argument not, as for views that constraints place.
    @discardableResult
    public func translatesAutoresizingMaskIntoConstraints(_ isEnabled: Bool = false) -> Self {
        translatesAutoresizingMaskIntoConstraints = isEnabled
        return self
    }
}
