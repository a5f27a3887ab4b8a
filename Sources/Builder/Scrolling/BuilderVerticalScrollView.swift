import BuilderUIKit

/// The view of a ``VerticalScrollView``.
open class BuilderVerticalScrollView: BuilderInternalScrollView {
    private var widths: [NSLayoutConstraint] = []

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        NSLayoutConstraint.deactivate(widths)
        guard let superview else {
            widths = []
            return
        }
        // Builder for iOS makes the content as wide as the superview, regardless of padding, so that padded content
        // scrolls horizontally; here the padding is subtracted.
        widths = content.filter { $0.view.superview === self }.map { content in
            content.view.widthAnchor.constraint(
                equalTo: superview.widthAnchor, constant: -content.horizontalInsets)
        }
        NSLayoutConstraint.activate(widths)
    }
}
