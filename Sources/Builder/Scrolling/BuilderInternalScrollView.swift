import BuilderUIKit

/// The view of a ``ScrollView``.
open class BuilderInternalScrollView: UIScrollView, UIScrollViewDelegate, ViewBuilderEventHandling {
    /// A closure that is called after each scroll of the content.
    public var scrollViewDidScrollHandler: ((_ context: ViewBuilderContext<UIScrollView>) -> Void)?

    /// The content views, each with the sum of its left and right insets, in points.
    private(set) var content: [(view: UIView, horizontalInsets: CGFloat)] = []

    /// Embeds the content.
    func setUp(content views: [View], padding: UIEdgeInsets?, safeArea: Bool) {
        translatesAutoresizingMaskIntoConstraints = false
        for definition in views {
            let view = definition.build()
            let insets = view.builderAttributes?.insets ?? padding ?? .zero
            content.append((view, insets.left + insets.right))
            embedBuilt(view, padding: padding, safeArea: safeArea)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        builderAttributes?.commonDidMoveToWindow(self)
    }

    /// Calls ``scrollViewDidScrollHandler``.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollViewDidScrollHandler?(ViewBuilderContext(view: self))
    }
}
