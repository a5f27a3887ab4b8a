import BuilderUIKit

extension UIView {
    /// Relates an edge or center to the superview; the offset is inward for right, trailing and bottom.
    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, toSuper isMargins: Bool,
        _ offset: CGFloat
    ) -> Self { declare(edge, relation, .superview(margins: isMargins && edge.hasMargin), offset) }

    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, to view: UIView, margins isMargins: Bool,
        _ offset: CGFloat
    ) -> Self { declare(edge, relation, .view(WeakView(view), margins: isMargins && edge.hasMargin), offset) }

    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, to anchor: NSLayoutXAxisAnchor,
        _ offset: CGFloat
    ) -> Self { declare(edge, relation, .xAnchor(anchor), offset) }

    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, to anchor: NSLayoutYAxisAnchor,
        _ offset: CGFloat
    ) -> Self { declare(edge, relation, .yAnchor(anchor), offset) }

    /// Declares a width or height.
    func size(_ type: ConstraintType, _ recipe: ConstraintRecipe) -> Self {
        FluentState.of(self).constraints.declare(type, recipe, on: self)
        return self
    }

    private func declare(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRecipe.Target,
        _ offset: CGFloat
    ) -> Self {
        let store = FluentState.of(self).constraints
        guard store.namedEdges.isEmpty else {
            report(
                .edgesWithoutTarget(
                    edges: store.namedEdges.map(\.rawValue), member: edge.type(for: relation).rawValue))
            return self
        }
        let recipe = ConstraintRecipe(
            attribute: edge.attribute, relation: relation, target: target,
            constant: edge.isFarSide ? -offset : offset)
        store.declare(edge.type(for: relation), recipe, on: self)
        return self
    }

    func report(_ fault: ConstraintChainError) {
        LayoutDiagnostics.report(.incompleteConstraint(view: describeBriefly(), fault: fault))
    }
}

extension ChainedEdge {
    var attribute: NSLayoutConstraint.Attribute { type.attribute }

    /// A Boolean value that indicates whether the edge is right, trailing or bottom, whose inward offset is negative.
    var isFarSide: Bool { self == .right || self == .trailing || self == .bottom }

    /// The type of a constraint of this edge. Each relation has a type of its own, so that an edge may have both a
    /// minimum and a maximum.
    func type(for relation: NSLayoutConstraint.Relation) -> ConstraintType {
        switch relation {
        case .equal: type
        case .lessThanOrEqual: ConstraintType(rawValue: rawValue + "LessThanOrEqualTo") ?? type
        case .greaterThanOrEqual: ConstraintType(rawValue: rawValue + "GreaterThanOrEqualTo") ?? type
        }
    }
}
