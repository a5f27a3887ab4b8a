import BuilderRxSwift
import BuilderUIKit

extension ModifiableView where Base: UITextField {
    /// Binds the text.
    @discardableResult
    public func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String? {
        bind(keyPath: \.text, binding: binding)
    }

    /// Binds the text in both directions: the binding is set while the user types; a nil text is `""`. Neither side
    /// receives a value that it already has.
    @discardableResult
    public func text<Binding: RxBidirectionalBinding>(
        bidirectionalBind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == String {
        let relay = binding.asRelay()
        return textWrites(to: relay) { $0 ?? "" }.bindText(relay) { $0 }
    }

    /// Binds the text in both directions: the binding is set while the user types. Neither side receives a value that
    /// it already has.
    @discardableResult
    public func text<Binding: RxBidirectionalBinding>(
        bidirectionalBind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == String? {
        let relay = binding.asRelay()
        return textWrites(to: relay) { $0 }.bindText(relay) { $0 }
    }

    /// Sets a relay while the user types, and to a text set by code when editing begins or ends, like RxCocoa.
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

    /// Sets the text from a relay. A nil text and an empty one count as equal, so that the cursor isn't moved.
    private func bindText<Value>(
        _ relay: BehaviorRelay<Value>, convert: @escaping (Value) -> String?
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView, binding: relay) { view, value in
            let text = convert(value)
            if (view.text ?? "") != (text ?? "") { view.text = text }
        }
    }
}
