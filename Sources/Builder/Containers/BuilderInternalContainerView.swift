import BuilderUIKit

/// The view of a ``ContainerView``.
open class BuilderInternalContainerView: UIView, ViewBuilderEventHandling {
    /// The views that are embedded as soon as the container has a superview.
    private var waiting: [View] = []
    /// The distance of the children from the edges in points, for children without their own.
    private var padding: UIEdgeInsets?
    /// The constraints of the children that follow the container's padding.
    private var paddedChildren: [PaddedChild] = []

    private struct PaddedChild {
        let view: ViewReference<UIView>
        let constraints: EmbedConstraints
    }

    /// Makes a container of one view, or an empty one.
    public convenience init(_ view: View?) {
        self.init(frame: .zero)
        waiting = view.map { [$0] } ?? []
        setUp()
    }

    /// Makes a container of several views.
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
    /// On screen, the new content fades in over 0.2 seconds and then the old one is removed; elsewhere it is replaced
    /// at once.
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

    /// Forgets the content that waits for the superview, because other content takes its place.
    fileprivate func forgetWaiting() { waiting = [] }

    /// Changes the padding of children that are embedded, and keeps it for those to come.
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
    /// Forgets content that a container has not embedded yet; other views have none.
    func dropWaitingContent() { (self as? BuilderInternalContainerView)?.forgetWaiting() }
}

extension BuilderInternalContainerView: ViewBuilderPaddable {
    /// Sets the children's distance from the edges in points, for those that have no margins of their own.
    public func setPadding(_ padding: UIEdgeInsets) { changePadding(padding) }
}
