import BuilderUIKit

extension ModifiableView {
    /// Sets how strongly the view resists being made smaller than its content.
    @discardableResult
    public func contentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setContentCompressionResistancePriority(priority, for: axis) }
    }

    /// Sets how strongly the view resists being made larger than its content.
    @discardableResult
    public func contentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setContentHuggingPriority(priority, for: axis) }
    }
}
