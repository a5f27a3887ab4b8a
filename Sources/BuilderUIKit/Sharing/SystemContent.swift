import Foundation

/// The common parts of the system's own sheets and pickers.
extension UIViewController {
    /// A Boolean value that indicates whether the presentation of the controller, or of its outermost container, has
    /// ended; for `viewDidDisappear(_:)`, which is also called when another controller covers the view.
    var hasBeenDismissed: Bool {
        let root = presentationRoot
        return root.directPresenter.map { $0.presentedViewController !== root } ?? false
    }

    /// Dismisses the controller with those that it presents, and calls a closure after that; at once if it isn't
    /// presented.
    package func dismissSystemContent(then completion: @escaping () -> Void) {
        guard let presenter = presentationRoot.directPresenter else { return completion() }
        presenter.dismiss(animated: true, completion: completion)
    }

    /// Fills the controller's view with another controller's.
    package func embedSystemContent(_ content: UIViewController) {
        guard let view, let inner = content.view else { return }
        addChild(content)
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        content.didMove(toParent: self)
    }
}

extension UIFont {
    /// Returns a system font in the size of a text style for the traits.
    static func system(
        _ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular, for traits: UITraitCollection
    ) -> UIFont {
        .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, weight: weight)
    }
}

/// The button that closes one of the system's sheets: a cross in a gray circle of 30 points, or of 44 points in the
/// look of iOS 26 (not measured).
@MainActor
final class SheetCloseButton: UIButton {
    /// Creates a button with an action.
    convenience init(close: @escaping @MainActor () -> Void) {
        self.init(frame: .zero)
        accessibilityLabel = SystemWord.close.text
        addAction(UIAction { _ in close() }, for: .touchUpInside)
    }

    /// The size for the traits, in points.
    static func side(for traits: UITraitCollection) -> CGFloat { traits.isIOS26 ? 44 : 30 }

    private var shownDesign: Bool?

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        if shownDesign != traitCollection.isIOS26 { show() }
    }

    /// Shows the cross in the size and color of the look.
    private func show() {
        let isIOS26 = traitCollection.isIOS26
        shownDesign = isIOS26
        let symbol = UIImage.SymbolConfiguration(
            pointSize: isIOS26 ? 17 : 12, weight: isIOS26 ? .medium : .bold)
        setImage(UIImage(systemName: "xmark", withConfiguration: symbol), for: .normal)
        tintColor = isIOS26 ? .label : .secondaryLabel
        backgroundColor = .tertiarySystemFill
    }
}
