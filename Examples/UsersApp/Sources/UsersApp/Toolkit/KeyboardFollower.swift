import RxSwift
import UIKit

/// Keeps the bottom of a scroll view above the keyboard.
final class KeyboardFollower {

    private weak var scrollView: UIScrollView?
    private let disposeBag = DisposeBag()

    init(_ scrollView: UIScrollView, center: NotificationCenter = .default) {
        self.scrollView = scrollView
        let names: [NSNotification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ]
        let (shown, hidden) = (center.rx.notification(names[0]), center.rx.notification(names[1]))
        Observable.merge(shown.map(KeyboardFollower.frame), hidden.map { _ in nil })
            .subscribe(onNext: { [weak self] frame in self?.follow(frame) })
            .disposed(by: disposeBag)
    }

    /// Returns the keyboard's frame in screen coordinates.
    static func frame(in notification: Notification) -> CGRect? {
        (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    }

    private func follow(_ frame: CGRect?) {
        guard let scrollView = scrollView else { return }
        var covered: CGFloat = 0
        if let frame = frame {
            let own = scrollView.convert(frame, from: nil)
            covered = max(0, scrollView.bounds.maxY - own.minY - scrollView.safeAreaInsets.bottom)
        }
        scrollView.contentInset.bottom = covered
        scrollView.scrollIndicatorInsets = scrollView.contentInset
        guard covered > 0, let field = scrollView.firstResponder else { return }
        scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
    }

}

extension UIView {
    /// The first responder in this view's hierarchy.
    var firstResponder: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.firstResponder { return found }
        }
        return nil
    }
}
