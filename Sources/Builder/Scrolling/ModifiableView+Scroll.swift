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

/// Insets a scroll view by the keyboard while it is shown.
@MainActor
private final class KeyboardAdjustment {
    private weak var scrollView: UIScrollView?
    private var observers: [any NSObjectProtocol] = []

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        observe(UIResponder.keyboardWillShowNotification)
        observe(UIResponder.keyboardWillHideNotification)
    }

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    private func observe(_ name: Notification.Name) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] notification in
            let isShown = notification.name == UIResponder.keyboardWillShowNotification
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
            let frame = end as? CGRect ?? (end as? NSValue)?.cgRectValue
            // UIKit posts the keyboard's notifications on the main thread.
            MainActor.assumeIsolated { self?.adjust(keyboard: isShown ? frame : nil) }
        }
        observers.append(observer)
    }

    /// Insets the content.
    ///
    /// - Parameter frame: the keyboard's frame in screen coordinates; nil when the keyboard is hidden.
    private func adjust(keyboard frame: CGRect?) {
        guard let scrollView else { return }
        let covered = frame.map { max(0, $0.height - scrollView.safeAreaInsets.bottom) } ?? 0
        scrollView.contentInset.bottom = covered
        scrollView.verticalScrollIndicatorInsets.bottom = covered
        guard covered > 0 else { return }
        scrollView.firstSubview(where: { $0.isFirstResponder })?.scrollIntoView()
    }
}
