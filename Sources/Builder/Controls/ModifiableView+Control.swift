import BuilderRxSwift
import BuilderUIKit

extension ModifiableView where Base: UIControl {
    /// Aligns the content horizontally.
    @discardableResult
    public func contentHorizontalAlignment(
        _ alignment: UIControl.ContentHorizontalAlignment
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.contentHorizontalAlignment = alignment } }

    /// Aligns the content vertically.
    @discardableResult
    public func contentVerticalAlignment(_ alignment: UIControl.ContentVerticalAlignment) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.contentVerticalAlignment = alignment }
    }

    /// Sets whether the control is enabled.
    @discardableResult
    public func enabled(_ enabled: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.isEnabled = enabled }
    }

    /// Sets whether the control is highlighted. (Builder for iOS changes `isEnabled` instead.)
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.isHighlighted = highlighted }
    }

    /// Sets whether the control is selected. (Builder for iOS changes `isEnabled` instead.)
    @discardableResult
    public func selected(_ selected: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.isSelected = selected }
    }

    /// Binds whether the control is enabled.
    @discardableResult
    public func enabled<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isEnabled, binding: binding)
    }

    /// Binds whether the control is highlighted.
    @discardableResult
    public func highlighted<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base>
    where Binding.T == Bool {
        bind(keyPath: \.isHighlighted, binding: binding)
    }

    /// Binds whether the control is selected.
    @discardableResult
    public func selected<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isSelected, binding: binding)
    }
}
