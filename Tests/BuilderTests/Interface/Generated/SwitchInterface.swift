// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let switchLines = [
        #"struct SwitchView: ModifiableView"#,
        #"init(_ isOn: Bool = true)"#,
        #"init<Binding: RxBinding>(_ binding: Binding) where Binding.T == Bool"#,
        #"init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == Bool"#,
        #"extension ModifiableView where Base: UISwitch"#,
        #"func isOn<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
        #"func isOn<Binding: RxBidirectionalBinding>(bidirectionalBind binding: Binding) -> ViewModifier<Base> where Binding.T == Bool"#,
        #"func onTintColor(_ color: UIColor?) -> ViewModifier<Base>"#,
        #"func onChange(_ handler: @escaping (_ context: ViewBuilderValueContext<UISwitch, Bool>) -> Void) -> ViewModifier<Base>"#,
    ]
}

extension SwitchView {
    @MainActor static func interface322() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface323(_ isOn: Bool) {
        var result = SwitchView(isOn)
        prove(&result, Same<SwitchView>())
        _ = SwitchView()
    }

    @MainActor static func interface324<Binding: RxBinding>(_ binding: Binding) where Binding.T == Bool {
        var result = SwitchView(binding)
        prove(&result, Same<SwitchView>())
    }

    @MainActor static func interface325<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == Bool {
        var result = SwitchView(binding)
        prove(&result, Same<SwitchView>())
    }
}

extension ModifiableView where Base: UISwitch {
    @MainActor static func interface326() {
        _ = Self.self
    }

    @MainActor func interface327<Binding: RxBinding>(bind binding: Binding) where Binding.T == Bool {
        var result = self.isOn(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.isOn(bind: binding)
    }

    @MainActor func interface328<Binding: RxBidirectionalBinding>(bidirectionalBind binding: Binding)
    where Binding.T == Bool {
        var result = self.isOn(bidirectionalBind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.isOn(bidirectionalBind: binding)
    }

    @MainActor func interface329(_ color: UIColor?) {
        var result = self.onTintColor(color)
        prove(&result, Same<ViewModifier<Base>>())
        self.onTintColor(color)
    }

    @MainActor func interface330(_ handler: @escaping (_ context: ViewBuilderValueContext<UISwitch, Bool>) -> Void) {
        var result = self.onChange(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onChange(handler)
    }
}
