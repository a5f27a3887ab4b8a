import BuilderRxSwift
import BuilderUIKit

/// A switch.
///
/// ```swift
/// SwitchView($isSubscribed)
///     .onChange { context in print(context.value) }
/// ```
///
/// Its color when on is ``ViewBuilderEnvironment/defaultButtonColor``, else the switch's own.
public struct SwitchView: ModifiableView {
    /// The switch.
    public let modifiableView: UISwitch

    /// Makes a switch.
    public init(_ isOn: Bool = true) {
        modifiableView = Modified(UISwitch(frame: .zero)) { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            view.isOn = isOn
            view.onTintColor = ViewBuilderEnvironment.defaultButtonColor
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
    }

    /// Makes a switch that follows a binding.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == Bool {
        self.init(false)
        isOn(bind: binding)
    }

    /// Makes a switch that follows a binding and sets it when it is moved.
    public init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == Bool {
        self.init(false)
        isOn(bidirectionalBind: binding)
    }
}

extension ModifiableView where Base: UISwitch {
    /// Lets a binding move the switch.
    @discardableResult
    public func isOn<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isOn, binding: binding)
    }

    /// Lets a binding move the switch, and sets the binding when the switch is moved. Neither side receives a value
    /// that it has already.
    @discardableResult
    public func isOn<Binding: RxBidirectionalBinding>(
        bidirectionalBind binding: Binding
    ) -> ViewModifier<Base> where Binding.T == Bool {
        let view = modifiableView
        let relay = binding.asRelay()
        let reference = ViewReference(view)
        view.addAction(
            UIAction { _ in
                guard let view = reference.view, relay.value != view.isOn else { return }
                relay.accept(view.isOn)
            }, for: .valueChanged)
        return ViewModifier(view).bind(keyPath: \.isOn, binding: relay)
    }

    /// Colors the switch while it is on; nil stands for its own color.
    @discardableResult
    public func onTintColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.onTintColor = color }
    }

    /// Calls a handler each time the user moves the switch; the context's value indicates whether it is on.
    @discardableResult
    public func onChange(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UISwitch, Bool>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            let reference = ViewReference(view)
            view.addAction(
                UIAction { _ in
                    guard let view = reference.view else { return }
                    handler(ViewBuilderValueContext(view: view, value: view.isOn))
                }, for: .valueChanged)
        }
    }
}
