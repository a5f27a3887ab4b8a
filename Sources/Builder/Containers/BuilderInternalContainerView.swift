import BuilderUIKit

/// The view of a ``ContainerView``.
open class BuilderInternalContainerView: UIView, ViewBuilderEventHandling {
    /// The views to embed as soon as the container has a superview.
    private var waiting: [View] = []
    /// The padding in points, for children without margins of their own.
    private var padding: UIEdgeInsets?
    /// The constraints of the children that use the container's padding.
    private var paddedChildren: [PaddedChild] = []

    private struct PaddedChild {
        let view: ViewReference<UIView>
        let constraints: EmbedConstraints
    }

    /// Creates a container of one view, or an empty one.
    public convenience init(_ view: View?) {
        self.init(frame: .zero)
        waiting = view.map { [$0] } ?? []
        setUp()
    }

    /// Creates a container of several views.
    public convenience init(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        self.init(frame: .zero)
        waiting = builder().asViews()
        setUp()
    }

    private func setUp() {
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .clear
        isUserInteractionEnabled = true
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, !waiting.isEmpty else { return }
        let views = waiting
        waiting = []
        embedChildren(views)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        builderAttributes?.commonDidMoveToWindow(self)
    }

    /// Replaces the content.
    ///
    /// On screen, the new content fades in over 0.2 seconds and then the old content is removed; elsewhere the content
    /// is replaced immediately.
    ///
    /// - Parameter views: the new content; nil empties the container.
    public func transition(to views: ViewConvertable?) {
        let new = views?.asViews() ?? []
        let old = subviews
        guard superview != nil else {
            old.forEach { $0.removeFromSuperview() }
            waiting = new
            return
        }
        waiting = []
        let built = embedChildren(new)
        let kept = Set(built.map(ObjectIdentifier.init))
        fadeIn(
            built, over: old.filter { !kept.contains(ObjectIdentifier($0)) },
            duration: window == nil || built.isEmpty ? 0 : 0.2)
    }

    /// Drops the content that waits for the superview, because other content replaces it.
    fileprivate func forgetWaiting() { waiting = [] }

    /// Changes the padding of embedded children, and stores it for later ones.
    fileprivate func changePadding(_ padding: UIEdgeInsets) {
        self.padding = padding
        paddedChildren.removeAll { $0.view.view?.superview !== self }
        paddedChildren.forEach { $0.constraints.setPadding(padding) }
    }

    @discardableResult
    private func embedChildren(_ views: [View]) -> [UIView] {
        let built = views.map { $0.build() }
        let new = Set(built.map(ObjectIdentifier.init))
        paddedChildren.removeAll { child in child.view.view.map { new.contains(ObjectIdentifier($0)) } ?? true }
        for view in built {
            if let constraints = embedBuilt(view, padding: padding, safeArea: false) {
                paddedChildren.append(PaddedChild(view: ViewReference(view), constraints: constraints))
            }
        }
        return built
    }
}

extension UIView {
    /// Drops content that a container has not embedded yet; has no effect on other views.
    func dropWaitingContent() { (self as? BuilderInternalContainerView)?.forgetWaiting() }
}

extension BuilderInternalContainerView: ViewBuilderPaddable {
    /// Sets the padding in points, for children without margins of their own.
    public func setPadding(_ padding: UIEdgeInsets) { changePadding(padding) }
}
