import BuilderRxSwift
import BuilderUIKit

extension ModifiableView where Base: UITextField {
    /// Lets a binding set the text.
    @discardableResult
    public func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String? {
        bind(keyPath: \.text, binding: binding)
    }

    /// Lets a binding set the text, and sets the binding while the user types; no text is `""`. Neither side receives a
    /// value that it has already.
    @discardableResult
    public func text<Binding: RxBidirectionalBinding>(
        bidirectionalBind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == String {
        let relay = binding.asRelay()
        return textWrites(to: relay) { $0 ?? "" }.bindText(relay) { $0 }
    }

    /// Lets a binding set the text, and sets the binding while the user types. Neither side receives a value that it
    /// has already.
    @discardableResult
    public func text<Binding: RxBidirectionalBinding>(
        bidirectionalBind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == String? {
        let relay = binding.asRelay()
        return textWrites(to: relay) { $0 }.bindText(relay) { $0 }
    }

    /// Sets a relay while the user types, and to what code has put there when editing begins or ends, as RxCocoa does.
    private func textWrites<Value: Equatable>(
        to relay: BehaviorRelay<Value>, convert: @escaping (String?) -> Value
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            let reference = ViewReference(view)
            view.addAction(
                UIAction { _ in
                    guard let view = reference.view else { return }
                    let value = convert(view.text)
                    if relay.value != value { relay.accept(value) }
                }, for: [.allEditingEvents, .valueChanged])
        }
    }

    /// Sets the text from a relay. A nil text and an empty one count as the same, so that a cursor isn't disturbed.
    private func bindText<Value>(
        _ relay: BehaviorRelay<Value>, convert: @escaping (Value) -> String?
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView, binding: relay) { view, value in
            let text = convert(value)
            if (view.text ?? "") != (text ?? "") { view.text = text }
        }
    }
}
