import BuilderUIKit

extension ModifiableView {
    /// Sets the priority with which the view resists shrinking below its content.
    @discardableResult
    public func contentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setContentCompressionResistancePriority(priority, for: axis) }
    }

    /// Sets the priority with which the view resists growing beyond its content.
    @discardableResult
    public func contentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.setContentHuggingPriority(priority, for: axis) } }
}
