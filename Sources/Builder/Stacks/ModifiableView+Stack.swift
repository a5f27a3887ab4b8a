import BuilderUIKit

extension ModifiableView where Base: UIStackView {
    /// Aligns the views across the stack's axis.
    @discardableResult
    public func alignment(_ alignment: UIStackView.Alignment) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.alignment = alignment }
    }

    /// Sets how the views share the length of the stack.
    @discardableResult
    public func distribution(_ distribution: UIStackView.Distribution) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.distribution = distribution }
    }

    /// Sets the room between neighbors in points.
    @discardableResult
    public func spacing(_ spacing: CGFloat) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.spacing = spacing }
    }
}

extension UIStackView: ViewBuilderPaddable {
    /// Sets the layout margins in points and arranges the views within them.
    public func setPadding(_ padding: UIEdgeInsets) {
        layoutMargins = padding
        isLayoutMarginsRelativeArrangement = true
    }
}
