// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let textFieldLines = [
        #"struct TextField: ModifiableView"#,
        #"init()"#,
        #"init(_ text: String?)"#,
        #"init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String?"#,
        #"init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String"#,
        #"init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String?"#,
        #"extension ModifiableView where Base: UITextField"#,
        #"func autocapitalizationType(_ type: UITextAutocapitalizationType) -> ViewModifier<Base>"#,
        #"func autocorrectionType(_ type: UITextAutocorrectionType) -> ViewModifier<Base>"#,
        #"func enablesReturnKeyAutomatically(_ enabled: Bool) -> ViewModifier<Base>"#,
        #"func inputView(_ view: UIView?) -> ViewModifier<Base>"#,
        #"func inputAccessoryView(_ view: UIView?) -> ViewModifier<Base>"#,
        #"func keyboardType(_ type: UIKeyboardType) -> ViewModifier<Base>"#,
        #"func placeholder(_ placeholder: String?) -> ViewModifier<Base>"#,
        #"func returnKeyType(_ returnKeyType: UIReturnKeyType) -> ViewModifier<Base>"#,
        #"func secureTextEntry(_ secure: Bool) -> ViewModifier<Base>"#,
        #"func textContentType(_ textContentType: UITextContentType) -> ViewModifier<Base>"#,
        #"func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String?"#,
        #"func text<Binding: RxBidirectionalBinding>(bidirectionalBind binding: Binding) -> ViewModifier<Base> where Binding.T == String"#,
        #"func text<Binding: RxBidirectionalBinding>(bidirectionalBind binding: Binding) -> ViewModifier<Base> where Binding.T == String?"#,
        #"func onControlEvent(_ event: UIControl.Event, handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void) -> ViewModifier<Base>"#,
        #"func onChange(_ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void) -> ViewModifier<Base>"#,
        #"func onEditingDidBegin(_ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void) -> ViewModifier<Base>"#,
        #"func onEditingDidEnd(_ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void) -> ViewModifier<Base>"#,
        #"func onEditingDidEndOnExit(_ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void) -> ViewModifier<Base>"#,
    ]
}

extension TextField {
    @MainActor static func interface363() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface364() {
        var result = TextField()
        prove(&result, Same<TextField>())
    }

    @MainActor static func interface365(_ text: String?) {
        var result = TextField(text)
        prove(&result, Same<TextField>())
    }

    @MainActor static func interface366<Binding: RxBinding>(_ binding: Binding) where Binding.T == String? {
        var result = TextField(binding)
        prove(&result, Same<TextField>())
    }

    @MainActor static func interface367<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String {
        var result = TextField(binding)
        prove(&result, Same<TextField>())
    }

    @MainActor static func interface368<Binding: RxBidirectionalBinding>(_ binding: Binding)
    where Binding.T == String? {
        var result = TextField(binding)
        prove(&result, Same<TextField>())
    }
}

extension ModifiableView where Base: UITextField {
    @MainActor static func interface369() {
        _ = Self.self
    }

    @MainActor func interface370(_ type: UITextAutocapitalizationType) {
        var result = self.autocapitalizationType(type)
        prove(&result, Same<ViewModifier<Base>>())
        self.autocapitalizationType(type)
    }

    @MainActor func interface371(_ type: UITextAutocorrectionType) {
        var result = self.autocorrectionType(type)
        prove(&result, Same<ViewModifier<Base>>())
        self.autocorrectionType(type)
    }

    @MainActor func interface372(_ enabled: Bool) {
        var result = self.enablesReturnKeyAutomatically(enabled)
        prove(&result, Same<ViewModifier<Base>>())
        self.enablesReturnKeyAutomatically(enabled)
    }

    @MainActor func interface373(_ view: UIView?) {
        var result = self.inputView(view)
        prove(&result, Same<ViewModifier<Base>>())
        self.inputView(view)
    }

    @MainActor func interface374(_ view: UIView?) {
        var result = self.inputAccessoryView(view)
        prove(&result, Same<ViewModifier<Base>>())
        self.inputAccessoryView(view)
    }

    @MainActor func interface375(_ type: UIKeyboardType) {
        var result = self.keyboardType(type)
        prove(&result, Same<ViewModifier<Base>>())
        self.keyboardType(type)
    }

    @MainActor func interface376(_ placeholder: String?) {
        var result = self.placeholder(placeholder)
        prove(&result, Same<ViewModifier<Base>>())
        self.placeholder(placeholder)
    }

    @MainActor func interface377(_ returnKeyType: UIReturnKeyType) {
        var result = self.returnKeyType(returnKeyType)
        prove(&result, Same<ViewModifier<Base>>())
        self.returnKeyType(returnKeyType)
    }

    @MainActor func interface378(_ secure: Bool) {
        var result = self.secureTextEntry(secure)
        prove(&result, Same<ViewModifier<Base>>())
        self.secureTextEntry(secure)
    }

    @MainActor func interface379(_ textContentType: UITextContentType) {
        var result = self.textContentType(textContentType)
        prove(&result, Same<ViewModifier<Base>>())
        self.textContentType(textContentType)
    }

    @MainActor func interface380<Binding: RxBinding>(bind binding: Binding) where Binding.T == String? {
        var result = self.text(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.text(bind: binding)
    }

    @MainActor func interface381<Binding: RxBidirectionalBinding>(bidirectionalBind binding: Binding)
    where Binding.T == String {
        var result = self.text(bidirectionalBind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.text(bidirectionalBind: binding)
    }

    @MainActor func interface382<Binding: RxBidirectionalBinding>(bidirectionalBind binding: Binding)
    where Binding.T == String? {
        var result = self.text(bidirectionalBind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.text(bidirectionalBind: binding)
    }

    @MainActor func interface383(
        _ event: UIControl.Event, handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) {
        var result = self.onControlEvent(event, handler: handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onControlEvent(event, handler: handler)
    }

    @MainActor func interface384(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) {
        var result = self.onChange(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onChange(handler)
    }

    @MainActor func interface385(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) {
        var result = self.onEditingDidBegin(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onEditingDidBegin(handler)
    }

    @MainActor func interface386(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) {
        var result = self.onEditingDidEnd(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onEditingDidEnd(handler)
    }

    @MainActor func interface387(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) {
        var result = self.onEditingDidEndOnExit(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onEditingDidEndOnExit(handler)
    }
}
