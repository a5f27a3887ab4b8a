import BuilderRxSwift
import BuilderUIKit

/// A switch.
///
/// ```swift
/// SwitchView($isSubscribed)
///     .onChange { context in print(context.value) }
/// ```
///
/// Its color when on is ``ViewBuilderEnvironment/defaultButtonColor``, or the switch's default color without one.
public struct SwitchView: ModifiableView {
    /// The switch.
    public let modifiableView: UISwitch

    /// Creates a switch.
    public init(_ isOn: Bool = true) {
        modifiableView = Modified(UISwitch(frame: .zero)) { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            view.isOn = isOn
            view.onTintColor = ViewBuilderEnvironment.defaultButtonColor
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
    }

    /// Creates a switch that is bound to a binding.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == Bool {
        self.init(false)
        isOn(bind: binding)
    }

    /// Creates a switch that is bound to a binding in both directions.
    public init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == Bool {
        self.init(false)
        isOn(bidirectionalBind: binding)
    }
}

extension ModifiableView where Base: UISwitch {
    /// Binds the state of the switch.
    @discardableResult
    public func isOn<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool {
        bind(keyPath: \.isOn, binding: binding)
    }

    /// Binds the state of the switch in both directions. Neither side receives a value that it already has.
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

    /// Sets the color of the switch while it is on; nil for its default color.
    @discardableResult
    public func onTintColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.onTintColor = color }
    }

    /// Calls a handler each time the user changes the switch; the context's value indicates whether it is on.
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
