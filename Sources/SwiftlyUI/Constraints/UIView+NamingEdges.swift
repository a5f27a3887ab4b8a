import BuilderUIKit

/// Edges that are named first and get their target together: `.top.leading.equalToSuper(offset: 8)`.
extension UIView {
    /// Names the left edge for the target that follows, in place of the leading one.
    public var left: Self { naming(.left) }
    /// Names the right edge for the target that follows, in place of the trailing one.
    public var right: Self { naming(.right) }
    /// Names the leading edge for the target that follows, in place of the left one.
    public var leading: Self { naming(.leading) }
    /// Names the trailing edge for the target that follows, in place of the right one.
    public var trailing: Self { naming(.trailing) }
    /// Names the top edge for the target that follows.
    public var top: Self { naming(.top) }
    /// Names the bottom edge for the target that follows.
    public var bottom: Self { naming(.bottom) }
    /// Names the horizontal center for the target that follows.
    public var centerX: Self { naming(.centerX) }
    /// Names the vertical center for the target that follows.
    public var centerY: Self { naming(.centerY) }
    /// Names top, bottom, leading and trailing for the target that follows, in place of what was named before.
    ///
    /// ```swift
    /// let inner = UIView().edges.equalToSuper(offset: 20)
    /// ```
    public var edges: Self {
        FluentState.of(self).constraints.name([.top, .bottom, .leading, .trailing], on: self)
        return self
    }

    /// Makes the named edges and centers equal to those of the superview, or to its margins.
    /// - Parameter offset: points, inward for right, trailing and bottom, right and down for all others.
    @discardableResult
    public func equalToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalToSuper") { _ = relate(edge, toSuper: isMargins, offset) }
        return self
    }

    /// Makes the named edges and centers equal to those of a view, or to its margins.
    /// - Parameter offset: points, inward for right, trailing and bottom, right and down for all others.
    @discardableResult
    public func equalTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalTo") { _ = relate(edge, to: view, margins: isMargins, offset) }
        return self
    }

    /// Makes those of the named edges that lie along the vertical equal to an anchor; others that were named are
    /// forgotten.
    ///
    /// If none of them does, that is reported and the names stay.
    /// - Parameter offset: points, upward for bottom, down for top and center.
    @discardableResult
    public func equalTo(_ yAnchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        for edge in takeEdges(for: "equalTo", along: yAnchor.name, where: \.isVertical) {
            _ = relate(edge, to: yAnchor, offset)
        }
        return self
    }

    /// Makes those of the named edges that lie along the horizontal equal to an anchor; others that were named are
    /// forgotten.
    ///
    /// If none of them does, that is reported and the names stay.
    /// - Parameter offset: points, inward for right and trailing, to the right for all others.
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
