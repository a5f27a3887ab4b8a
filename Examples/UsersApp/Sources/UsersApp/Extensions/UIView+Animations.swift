import UIKit

extension UIView {

    /// Says no with a short movement.
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

    /// Shows or hides a part of a stack, with its neighbors moving along. What it stacks itself is hidden too: its
    /// spacing would contradict the height of 0 that hiding gives it.
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
