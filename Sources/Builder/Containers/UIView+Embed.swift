import BuilderUIKit

extension UIView {
    /// Builds a definition and embeds its view, pinned to all four edges.
    ///
    /// The view's own position, margins and safe area take precedence over the arguments.
    ///
    /// - Parameters:
    ///   - padding: the distance from this view's edges in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the edges are those of the safe area.
    public func embed(_ view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        embed([view], padding: padding, safeArea: safeArea)
    }

    /// Builds definitions and embeds their views, each pinned to all four edges, the first at the back.
    ///
    /// A view's own position, margins and safe area take precedence over the arguments.
    public func embed(_ views: [View], padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        for view in views { embedBuilt(view.build(), padding: padding, safeArea: safeArea) }
    }

    /// Adds a subview and constrains it.
    ///
    /// - Parameters:
    ///   - position: the subview's position.
    ///   - padding: its distance from this view's edges in points.
    ///   - safeArea: a Boolean value that indicates whether the edges are those of the safe area.
    ///
    /// Custom constraints of the subview replace all others.
    public func addConstrainedSubview(
        _ view: UIView, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool = false
    ) {
        addSubview(view)
        constrainSubview(view, position: position, padding: padding, safeArea: safeArea)
    }

    /// Inserts a subview at an index, 0 for the back, and constrains it.
    public func insertConstrainedSubview(
        _ view: UIView, at index: Int, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool = false
    ) {
        insertSubview(view, at: index)
        constrainSubview(view, position: position, padding: padding, safeArea: safeArea)
    }

    /// Embeds a view according to its own attributes, or to the arguments without any.
    ///
    /// - Returns: the constraints whose padding can be changed, or nil if the view has margins or constraints of its
    ///   own.
    @discardableResult
    func embedBuilt(_ view: UIView, padding: UIEdgeInsets?, safeArea: Bool) -> EmbedConstraints? {
        let attributes = view.builderAttributes
        if view.superview === self { dropTies(of: view) }
        addSubview(view)
        let constraints = constrainSubview(
            view, position: attributes?.position ?? .fill, padding: attributes?.insets ?? padding ?? .zero,
            safeArea: attributes?.safeArea ?? safeArea)
        return attributes?.insets == nil ? constraints : nil
    }

    /// Deactivates the constraints between a subview and this view, so that it can be embedded again.
    private func dropTies(of view: UIView) {
        NSLayoutConstraint.deactivate(
            constraints.filter { constraint in
                guard constraint.firstItem === view, let other = constraint.secondItem else { return false }
                return other === self || (other as? UILayoutGuide)?.owningView === self
            })
    }

    @discardableResult
    private func constrainSubview(
        _ view: UIView, position: EmbedPosition, padding: UIEdgeInsets, safeArea: Bool
    ) -> EmbedConstraints? {
        view.translatesAutoresizingMaskIntoConstraints = false
        if let customConstraints = view.builderAttributes?.customConstraints {
            customConstraints(view)
            return nil
        }
        let constraints =
            safeArea
            ? EmbedConstraints(of: view, in: safeAreaLayoutGuide, at: position, padding: padding)
            : EmbedConstraints(of: view, in: self, at: position, padding: padding)
        constraints.activate()
        return constraints
    }
}
