import BuilderUIKit

extension UIView {
    /// An edge or center in relation to the superview; the offset goes inward for right, trailing and bottom.
    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, toSuper isMargins: Bool,
        _ offset: CGFloat
    ) -> Self {
        declare(edge, relation, .superview(margins: isMargins && edge.hasMargin), offset)
    }

    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, to view: UIView, margins isMargins: Bool,
        _ offset: CGFloat
    ) -> Self {
        declare(edge, relation, .view(WeakView(view), margins: isMargins && edge.hasMargin), offset)
    }

    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, to anchor: NSLayoutXAxisAnchor,
        _ offset: CGFloat
    ) -> Self {
        declare(edge, relation, .xAnchor(anchor), offset)
    }

    func relate(
        _ edge: ChainedEdge, _ relation: NSLayoutConstraint.Relation = .equal, to anchor: NSLayoutYAxisAnchor,
        _ offset: CGFloat
    ) -> Self {
        declare(edge, relation, .yAnchor(anchor), offset)
    }

    /// A width or height.
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

    /// Right, trailing and bottom, from which inward is backward.
    var isFarSide: Bool { self == .right || self == .trailing || self == .bottom }

    /// The type of a constraint of this edge: relations have types of their own, so that an edge may have a least and a
    /// greatest place.
    func type(for relation: NSLayoutConstraint.Relation) -> ConstraintType {
        switch relation {
        case .equal: type
        case .lessThanOrEqual: ConstraintType(rawValue: rawValue + "LessThanOrEqualTo") ?? type
        case .greaterThanOrEqual: ConstraintType(rawValue: rawValue + "GreaterThanOrEqualTo") ?? type
        }
    }
}
