import BuilderRxSwift
import BuilderUIKit

extension ModifiableView {
    /// Binds whether the view is hidden.
    @discardableResult
    public func hidden<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isHidden, binding: binding)
    }

    /// Binds whether the view receives touches.
    @discardableResult
    public func userInteractionEnabled<Binding: RxBinding>(
        bind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == Bool { bind(keyPath: \.isUserInteractionEnabled, binding: binding) }
}

extension ModifiableView where Base: UILabel {
    /// Binds the text's color.
    @discardableResult
    public func color<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIColor {
        ViewModifier(modifiableView, binding: binding) { $0.textColor = $1 }
    }

    /// Binds the text's color; nil for the label color.
    @discardableResult
    public func color<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base>
    where Binding.T == UIColor? {
        ViewModifier(modifiableView, binding: binding) { $0.textColor = $1 ?? .label }
    }

    /// Binds the text.
    @discardableResult
    public func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String {
        ViewModifier(modifiableView, binding: binding) { if $0.text != $1 { $0.text = $1 } }
    }

    /// Binds the text; nil for none.
    @discardableResult
    public func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String? {
        ViewModifier(modifiableView, binding: binding) { if $0.text != $1 { $0.text = $1 } }
    }
}
