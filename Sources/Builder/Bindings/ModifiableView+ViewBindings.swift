import BuilderRxSwift
import BuilderUIKit

extension ModifiableView {
    /// Lets a binding hide and show the view.
    @discardableResult
    public func hidden<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isHidden, binding: binding)
    }

    /// Binds whether the view takes touches.
    @discardableResult
    public func userInteractionEnabled<Binding: RxBinding>(
        bind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isUserInteractionEnabled, binding: binding)
    }
}

extension ModifiableView where Base: UILabel {
    /// Lets a binding color the text.
    @discardableResult
    public func color<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIColor {
        ViewModifier(modifiableView, binding: binding) { $0.textColor = $1 }
    }

    /// Lets a binding color the text; nil stands for the label color.
    @discardableResult
    public func color<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base>
    where Binding.T == UIColor? {
        ViewModifier(modifiableView, binding: binding) { $0.textColor = $1 ?? .label }
    }

    /// Lets a binding set the text.
    @discardableResult
    public func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String {
        ViewModifier(modifiableView, binding: binding) { if $0.text != $1 { $0.text = $1 } }
    }

    /// Lets a binding set the text; nil shows nothing.
    @discardableResult
    public func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String? {
        ViewModifier(modifiableView, binding: binding) { if $0.text != $1 { $0.text = $1 } }
    }
}
