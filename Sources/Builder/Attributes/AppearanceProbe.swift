import BuilderUIKit

/// A hidden subview without size that reports appearance for a view whose class doesn't.
final class AppearanceProbe: UIView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let superview else { return }
        superview.builderAttributes?.commonDidMoveToWindow(superview)
    }
}

extension UIView {
    /// Ensures that the handlers in this view's attributes are called, whatever its class.
    func reportAppearance() {
        if self is ViewBuilderEventHandling || subviews.contains(where: { $0 is AppearanceProbe }) { return }
        let probe = AppearanceProbe()
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        insertSubview(probe, at: 0)
    }
}
