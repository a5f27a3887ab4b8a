import BuilderUIKit

extension ModifiableView {
    /// Sets the priority with which the view resists a size smaller than its content.
    @discardableResult
    public func contentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setContentCompressionResistancePriority(priority, for: axis) }
    }

    /// Sets the priority with which the view resists a size larger than its content.
    @discardableResult
    public func contentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setContentHuggingPriority(priority, for: axis) }
    }
}
