import BuilderUIKit

/// Insets a scroll view by the keyboard while it is shown.
@MainActor
final class KeyboardAdjustment {
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
