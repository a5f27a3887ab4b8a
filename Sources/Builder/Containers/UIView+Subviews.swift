import BuilderUIKit

extension UIView {
    /// Builds a definition and adds its view on top, without constraints.
    public func addSubview(_ view: View) {
        let built: UIView = view.build()
        addSubview(built)
    }

    /// Builds a definition and inserts its view at an index, 0 for the back, without constraints.
    public func insertSubview(_ view: View, at index: Int) {
        let built: UIView = view.build()
        insertSubview(built, at: index)
    }

    /// Removes all subviews.
    public func empty() {
        dropWaitingContent()
        subviews.forEach { $0.removeFromSuperview() }
    }

    /// Embeds a definition's view, then removes the previous subviews.
    ///
    /// - Parameters:
    ///   - padding: the distance from this view's edges in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the edges are those of the safe area.
    public func reset(_ view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        dropWaitingContent()
        let built = view.build()
        let old = subviews.filter { $0 !== built }
        embedBuilt(built, padding: padding, safeArea: safeArea)
        old.forEach { $0.removeFromSuperview() }
    }

    /// Embeds a view, then configures it with a closure.
    ///
    /// - Returns: the view, with its own type.
    @discardableResult
    public func embedModified<V: UIView>(
        _ view: V, padding: UIEdgeInsets? = nil, safeArea: Bool = false, _ modifier: (_ view: V) -> Void
    ) -> V {
        embedBuilt(view, padding: padding, safeArea: safeArea)
        modifier(view)
        return view
    }
}
