import BuilderUIKit

/// Edges that are named first and then get a common target: `.top.leading.equalToSuper(offset: 8)`.
extension UIView {
    /// Names the left edge for the following target, in place of the leading edge.
    public var left: Self { naming(.left) }
    /// Names the right edge for the following target, in place of the trailing edge.
    public var right: Self { naming(.right) }
    /// Names the leading edge for the following target, in place of the left edge.
    public var leading: Self { naming(.leading) }
    /// Names the trailing edge for the following target, in place of the right edge.
    public var trailing: Self { naming(.trailing) }
    /// Names the top edge for the following target.
    public var top: Self { naming(.top) }
    /// Names the bottom edge for the following target.
    public var bottom: Self { naming(.bottom) }
    /// Names the horizontal center for the following target.
    public var centerX: Self { naming(.centerX) }
    /// Names the vertical center for the following target.
    public var centerY: Self { naming(.centerY) }
    /// Names top, bottom, leading and trailing for the following target, in place of edges named before.
    ///
    /// ```swift
    /// let inner = UIView().edges.equalToSuper(offset: 20)
    /// ```
    public var edges: Self {
        FluentState.of(self).constraints.name([.top, .bottom, .leading, .trailing], on: self)
        return self
    }

    /// Makes the named edges and centers equal to those of the superview, or to its margins.
    /// - Parameter offset: the offset in points, inward for right, trailing and bottom, right or down for all others.
    @discardableResult
    public func equalToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalToSuper") { _ = relate(edge, toSuper: isMargins, offset) }
        return self
    }

    /// Makes the named edges and centers equal to those of a view, or to its margins.
    /// - Parameter offset: the offset in points, inward for right, trailing and bottom, right or down for all others.
    @discardableResult
    public func equalTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalTo") { _ = relate(edge, to: view, margins: isMargins, offset) }
        return self
    }

    /// Makes the named vertical edges (top, bottom and vertical center) equal to an anchor; the others are dropped.
    ///
    /// If there are none, an error is reported and the named edges are kept.
    /// - Parameter offset: the offset in points, upward for bottom, downward for top and center.
    @discardableResult
    public func equalTo(_ yAnchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalTo", along: yAnchor.name, where: \.isVertical) {
            _ = relate(edge, to: yAnchor, offset)
        }
        return self
    }

    /// Makes the named horizontal edges (left, right, leading, trailing and horizontal center) equal to an anchor;
    /// the others are dropped.
    ///
    /// If there are none, an error is reported and the named edges are kept.
    /// - Parameter offset: the offset in points, inward for right and trailing, to the right for all others.
    @discardableResult
    public func equalTo(_ xAnchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalTo", along: xAnchor.name, where: { !$0.isVertical }) {
            _ = relate(edge, to: xAnchor, offset)
        }
        return self
    }

    // MARK: Inside

    private func naming(_ edge: ChainedEdge) -> Self {
        let store = FluentState.of(self).constraints
        store.name(store.namedEdges.filter { $0 != edge && $0 != edge.otherName } + [edge], on: self)
        return self
    }

    private func takeEdges(
        for member: String, along anchor: String = "", where isMeant: (ChainedEdge) -> Bool = { _ in true }
    ) -> [ChainedEdge] {
        let store = FluentState.of(self).constraints
        let meant = store.namedEdges.filter(isMeant)
        guard !meant.isEmpty else {
            report(
                store.namedEdges.isEmpty
                    ? .noEdges(member: member) : .wrongAxis(edges: store.namedEdges.map(\.rawValue), anchor: anchor))
            return []
        }
        store.name([], on: self)
        return meant
    }
}
