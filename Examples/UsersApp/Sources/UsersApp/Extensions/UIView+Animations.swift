import UIKit

extension UIView {

    /// Shakes the view to signal an error.
    func shake(distance: CGFloat = 8) {
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .easeInOut) {
            self.transform = CGAffineTransform(translationX: distance, y: 0)
        }
        animator.addCompletion { _ in
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 1,
                options: .curveEaseOut,
                animations: { self.transform = .identity })
        }
        animator.startAnimation()
    }

    /// Shows or hides a view of a stack, with its neighbors moving along.
    ///
    /// The arranged subviews of a nested stack are hidden too: its spacing would conflict with the height of 0 that
    /// hiding requires.
    func setFolded(_ folded: Bool, animated: Bool) {
        guard isHidden != folded else { return }
        let change = {
            (self as? UIStackView)?.arrangedSubviews.forEach { $0.isHidden = folded }
            self.isHidden = folded
            self.alpha = folded ? 0 : 1
        }
        guard animated else { return change() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
            animations: {
                change()
                self.superview?.layoutIfNeeded()
            })
    }

}
