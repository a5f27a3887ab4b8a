import BuilderUIKit

extension ModifiableView where Base: BuilderInternalScrollView {
    /// Keeps the content above the keyboard: while the keyboard is shown, the bottom is inset by its height, and the
    /// field that is being edited is scrolled into view.
    @discardableResult
    public func automaticallyAdjustForKeyboard() -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.attach(KeyboardAdjustment(of: view))
        }
    }

    /// Sets whether the content bounces at its edges.
    @discardableResult
    public func bounces(_ bounce: Bool) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.bounces = bounce } }

    /// Calls a handler after each scroll of the content.
    @discardableResult
    public func onDidScroll(
        _ handler: @escaping (_ context: ViewBuilderContext<UIScrollView>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.delegate = view
            view.scrollViewDidScrollHandler = handler
        }
    }

    /// Sets whether the vertical scroll indicator is shown.
    @discardableResult
    public func showVerticalIndicator(_ show: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.showsVerticalScrollIndicator = show }
    }

    /// Sets whether the horizontal scroll indicator is shown.
    @discardableResult
    public func showHorizontalIndicator(_ show: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.showsHorizontalScrollIndicator = show }
    }
}
