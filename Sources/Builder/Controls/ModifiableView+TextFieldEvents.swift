import BuilderUIKit

extension ModifiableView where Base: UITextField {
    /// Calls a handler at each event of a kind; the context's value is the text at that moment.
    @discardableResult
    public func onControlEvent(
        _ event: UIControl.Event,
        handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            let reference = ViewReference(view)
            view.addAction(
                UIAction { _ in
                    guard let view = reference.view else { return }
                    handler(ViewBuilderValueContext(view: view, value: view.text))
                }, for: event)
        }
    }

    /// Calls a handler each time the user changes the text.
    @discardableResult
    public func onChange(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) -> ViewModifier<Base> { onControlEvent(.editingChanged, handler: handler) }

    /// Calls a handler when the user begins to edit.
    @discardableResult
    public func onEditingDidBegin(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) -> ViewModifier<Base> { onControlEvent(.editingDidBegin, handler: handler) }

    /// Calls a handler when the user ends editing.
    @discardableResult
    public func onEditingDidEnd(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) -> ViewModifier<Base> { onControlEvent(.editingDidEnd, handler: handler) }

    /// Calls a handler when the user ends editing with the return key.
    @discardableResult
    public func onEditingDidEndOnExit(
        _ handler: @escaping (_ context: ViewBuilderValueContext<UITextField, String?>) -> Void
    ) -> ViewModifier<Base> { onControlEvent(.editingDidEndOnExit, handler: handler) }
}
