import Foundation

/// The view of a container controller, which lays out its children's views itself.
@MainActor
final class ContainerControllerView: UIView {
    override class var moduleClass: UIView.Type { ContainerControllerView.self }
    override var privateClassName: String? { "UILayoutContainerView" }
    private let onLayout: () -> Void

    init(onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }

    override func textSizeMayHaveChanged() { setNeedsLayout() }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UIView {
    /// Inserts a child controller's view behind the bars, unless it is there already.
    func insertBehindBars(_ content: UIView) {
        guard content.superview !== self else { return }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = bounds
        insertSubview(content, at: 0)
    }
}
