import BuilderUIKit

extension ModifiableView where Base: UIStackView {
    /// Aligns the views across the stack's axis.
    @discardableResult
    public func alignment(_ alignment: UIStackView.Alignment) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.alignment = alignment }
    }

    /// Sets the distribution of the views along the stack's axis.
    @discardableResult
    public func distribution(_ distribution: UIStackView.Distribution) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.distribution = distribution }
    }

    /// Sets the distance between neighbors in points.
    @discardableResult
    public func spacing(_ spacing: CGFloat) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.spacing = spacing }
    }
}

extension UIStackView: ViewBuilderPaddable {
    /// Sets the layout margins in points and arranges the views inside them.
    public func setPadding(_ padding: UIEdgeInsets) {
        layoutMargins = padding
        isLayoutMarginsRelativeArrangement = true
    }
}
