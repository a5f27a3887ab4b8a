import BuilderUIKit

extension ModifiableView where Base: BuilderInternalScrollView {
    /// Keeps the content above the keyboard: while it is shown, the bottom is inset by its height, and the field that
    /// has the cursor is scrolled into view.
    @discardableResult
    public func automaticallyAdjustForKeyboard() -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.attach(KeyboardAdjustment(of: view))
        }
    }

    /// Sets whether the content can be drawn beyond its edges and springs back.
    @discardableResult
    public func bounces(_ bounce: Bool) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.bounces = bounce } }

    /// Calls a handler each time the content has moved.
    @discardableResult
    public func onDidScroll(
        _ handler: @escaping (_ context: ViewBuilderContext<UIScrollView>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.delegate = view
            view.scrollViewDidScrollHandler = handler
        }
    }

    /// Sets whether the vertical indicator is shown.
    @discardableResult
    public func showVerticalIndicator(_ show: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.showsVerticalScrollIndicator = show }
    }

    /// Sets whether the horizontal indicator is shown.
    @discardableResult
    public func showHorizontalIndicator(_ show: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.showsHorizontalScrollIndicator = show }
    }
}
