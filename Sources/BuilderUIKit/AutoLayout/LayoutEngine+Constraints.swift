import Foundation
import LayoutSolver
import Render

/// A linear form over the solver's variables.
struct LinearForm {
    var terms: [ConstraintSolver.Term]
    var constant: Double = 0
}

extension LayoutEngine {
    // MARK: Explicit constraints

    /// Enters an active constraint. False when one of its items is not in the engine yet.
    @discardableResult
    func add(_ constraint: NSLayoutConstraint) -> Bool {
        guard let form = form(of: constraint) else { return false }
        let id = enter(
            ConstraintSolver.Constraint(
                form.terms, constant: form.constant, constraint.relation.solverRelation,
                priority: constraint.priority.solverValue, provenance: .user, joined: constraint.joinOrder),
            .explicit(constraint))
        if let id { explicitIDs[ObjectIdentifier(constraint)] = id }
        return true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let id = explicitIDs.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        solver.remove(id)
        origins[id] = nil
    }

    /// The constant or the priority changed.
    func update(_ constraint: NSLayoutConstraint) {
        guard let id = explicitIDs[ObjectIdentifier(constraint)], let form = form(of: constraint) else { return }
        reportingErrors(of: constraint.describeBriefly()) { () throws(SolverError) in
            try solver.setConstant(form.constant, of: id)
            try solver.setPriority(constraint.priority.solverValue, of: id)
        }
    }

    private func form(of constraint: NSLayoutConstraint) -> LinearForm? {
        guard let originalFirst = constraint.firstItem else { return nil }
        let isMirrored = isMirrored(constraint)
        let firstItem = scrolled(originalFirst, constraint.firstAttribute, seenFrom: constraint.secondItem)
        guard var result = expression(firstItem, constraint.firstAttribute, isMirrored: isMirrored) else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard
                let secondItem = constraint.secondItem.map({
                    scrolled($0, constraint.secondAttribute, seenFrom: originalFirst)
                }),
                let second = expression(secondItem, constraint.secondAttribute, isMirrored: isMirrored)
            else { return nil }
            let multiplier = Double(constraint.multiplier)
            for term in second.terms {
                result.terms.append(.init(term.variable, -multiplier * term.coefficient))
            }
            result.constant -= multiplier * second.constant
            if multiplier != 1, let holder = constraint.holder, constraint.firstAttribute.isPlace,
                let origin = origin(
                    of: holder, isVertical: constraint.firstAttribute.isVertical, isMirrored: isMirrored)
            {
                // Places count from the corner of the view that holds the constraint, and the variables from the
                // root's: first - origin = multiplier × (second - origin) + constant.
                for term in origin.terms {
                    result.terms.append(.init(term.variable, (multiplier - 1) * term.coefficient))
                }
                result.constant += (multiplier - 1) * origin.constant
            }
        }
        result.constant -= Double(constraint.effectiveConstant)
        return result
    }

    /// Returns the origin of a view's own coordinates; mirrored, its right edge.
    private func origin(of holder: UIView, isVertical: Bool, isMirrored: Bool) -> LinearForm? {
        guard let item = holder.layoutItem, item.belongs(to: self) else { return nil }
        let offset = Self.childOffset(of: holder)
        if isVertical { return LinearForm(terms: [.init(item.top)], constant: Double(offset.y)) }
        return isMirrored
            ? LinearForm(terms: [.init(item.right, -1)], constant: -Double(Self.childEndOffset(of: holder)))
            : LinearForm(terms: [.init(item.left)], constant: Double(offset.x))
    }

    /// For what lies inside a scroll view, the scroll view's edges are those of its content; its size is its own.
    private func scrolled(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject?
    ) -> AnyObject {
        guard attribute != .width, attribute != .height, let scrollView = item as? UIScrollView, let other,
            let content = scrollView.reservedGuides.scrollContent
        else { return item }
        let view = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
        guard let view, view !== scrollView, view.isDescendant(of: scrollView) else { return item }
        return content
    }

    /// Leading and trailing count from the right where the view that holds the constraint reads from right to left.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        func isDirectional(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
            attribute.isDirectional || (item as? AnchorDistance)?.isDirectional ?? false
        }
        guard
            isDirectional(constraint.firstItem, constraint.firstAttribute)
                || isDirectional(constraint.secondItem, constraint.secondAttribute),
            let holder = constraint.holder
        else { return false }
        return holder.layoutItem?.isRightToLeft ?? holder.isRightToLeft
    }

    // MARK: Generated constraints

    func add(
        _ constraint: GeneratedConstraint, joined: Int, isMirrored: Bool
    ) -> ConstraintSolver.ConstraintID? {
        let (firstItem, firstAttribute) = constraint.first.parts
        let other = constraint.second?.parts
        guard var form = expression(firstItem, firstAttribute, isMirrored: isMirrored) else { return nil }
        if let other {
            guard let second = expression(other.0, other.1, isMirrored: isMirrored) else { return nil }
            let multiplier = Double(constraint.multiplier)
            for term in second.terms { form.terms.append(.init(term.variable, -multiplier * term.coefficient)) }
            form.constant -= multiplier * second.constant
        }
        form.constant -= Double(constraint.constant)
        return enter(
            ConstraintSolver.Constraint(
                form.terms, constant: form.constant, constraint.relation.solverRelation,
                priority: constraint.priority.solverValue, provenance: .system, joined: joined),
            .generated(constraint))
    }

    // MARK: Attributes

    /// An attribute in the solver's variables. Mirrored, horizontal places are their negatives, so that a larger value
    /// lies further in reading direction.
    func expression(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
    ) -> LinearForm? {
        if let distance = item as? AnchorDistance {
            let isMirrored = isMirrored && distance.isDirectional
            guard let from = distance.from.item, let to = distance.to.item,
                let start = expression(from, distance.from.attribute, isMirrored: isMirrored),
                let end = expression(to, distance.to.attribute, isMirrored: isMirrored)
            else { return nil }
            return LinearForm(
                terms: end.terms + start.terms.map { .init($0.variable, -$0.coefficient) },
                constant: end.constant - start.constant)
        }
        let view = item as? UIView
        let found = view?.layoutItem ?? (item as? UILayoutGuide)?.layoutItem
        guard let layoutItem = current(found) else { return nil }
        let margins = { (view ?? (item as? UILayoutGuide)?.owningView)?.layoutMargins ?? .zero }
        let sign = isMirrored ? -1.0 : 1.0
        func edge(_ variable: ConstraintSolver.Variable, _ offset: CGFloat = 0) -> LinearForm {
            LinearForm(terms: [.init(variable, sign)], constant: sign * Double(offset))
        }
        func vertical(_ variable: ConstraintSolver.Variable, _ offset: CGFloat = 0) -> LinearForm {
            LinearForm(terms: [.init(variable)], constant: Double(offset))
        }
        switch attribute {
        case .left: return edge(layoutItem.left)
        case .right: return edge(layoutItem.right)
        case .leading: return edge(isMirrored ? layoutItem.right : layoutItem.left)
        case .trailing: return edge(isMirrored ? layoutItem.left : layoutItem.right)
        case .top: return vertical(layoutItem.top)
        case .bottom: return vertical(layoutItem.bottom)
        case .width: return LinearForm(terms: [.init(layoutItem.right), .init(layoutItem.left, -1)])
        case .height: return LinearForm(terms: [.init(layoutItem.bottom), .init(layoutItem.top, -1)])
        case .centerX:
            let joined = JoinOrder.row(of: layoutItem.order, .centreX)
            return edge(centre(&layoutItem.centreX, of: layoutItem.left, layoutItem.right, joined))
        case .centerY:
            let joined = JoinOrder.row(of: layoutItem.order, .centreY)
            return vertical(centre(&layoutItem.centreY, of: layoutItem.top, layoutItem.bottom, joined))
        case .leftMargin: return edge(layoutItem.left, margins().left)
        case .rightMargin: return edge(layoutItem.right, -margins().right)
        case .leadingMargin:
            return isMirrored ? edge(layoutItem.right, -margins().right) : edge(layoutItem.left, margins().left)
        case .trailingMargin:
            return isMirrored ? edge(layoutItem.left, margins().left) : edge(layoutItem.right, -margins().right)
        case .topMargin: return vertical(layoutItem.top, margins().top)
        case .bottomMargin: return vertical(layoutItem.bottom, -margins().bottom)
        case .centerXWithinMargins:
            let insets = margins()
            return LinearForm(
                terms: [.init(layoutItem.left, 0.5 * sign), .init(layoutItem.right, 0.5 * sign)],
                constant: sign * Double(insets.left - insets.right) / 2)
        case .centerYWithinMargins:
            let insets = margins()
            return LinearForm(
                terms: [.init(layoutItem.top, 0.5), .init(layoutItem.bottom, 0.5)],
                constant: Double(insets.top - insets.bottom) / 2)
        case .firstBaseline, .lastBaseline:
            return baseline(of: view, layoutItem, isFirst: attribute == .firstBaseline)
        case .notAnAttribute: return nil
        }
    }

    /// A center is a variable of its own, so that views which share one are differences from it and not sums of each
    /// other's edges: a solver needs far less work for these.
    private func centre(
        _ known: inout ConstraintSolver.Variable?, of low: ConstraintSolver.Variable, _ high: ConstraintSolver.Variable,
        _ joined: Int
    ) -> ConstraintSolver.Variable {
        if let known { return known }
        let new = solver.makeVariable()
        known = new
        reportingErrors { () throws(SolverError) in
            _ = try solver.add(
                ConstraintSolver.Constraint(
                    [.init(low, 0.5), .init(high, 0.5), .init(new, -1)], .equal, provenance: .system, joined: joined))
        }
        return new
    }

    // MARK: Changes of constants

    func placementDidChange(of view: UIView, item: LayoutItem) {
        // One of an earlier gathering names constraints of a solver that has gone.
        guard current(item) != nil else { return }
        if view === root {
            if rootHasSize { fixRootSize() }
        } else if view.translatesAutoresizingMaskIntoConstraints, item.placement.count == 4,
            let parent = view.superview
        {
            let offset = Self.childOffset(of: parent)
            let placement = AutoresizingPlacement(of: view, in: parent, childOffset: offset)
            let constants = [
                placement.horizontal.start, placement.vertical.start, placement.horizontal.end, placement.vertical.end,
            ]
            move(item, to: constants)
        }
        if let content = current(view.reservedGuides.scrollContent?.layoutItem), content.placement.count == 2 {
            let offset = Self.childOffset(of: view)
            move(content, to: [offset.x, offset.y])
        }
    }

    /// Gives the constraints that fix an item other distances, in points.
    private func move(_ item: LayoutItem, to constants: [CGFloat]) {
        reportingErrors { () throws(SolverError) in
            for index in item.placement.indices {
                try solver.setConstant(-Double(constants[index]), of: item.placement[index])
            }
        }
    }

    /// The origin of a view's own coordinates moved, and with it what is placed by them.
    func originDidChange(of view: UIView) {
        guard let parentItem = item(of: view) else { return }
        for subview in view.storedSubviews {
            guard let item = item(of: subview) else { continue }
            if subview.translatesAutoresizingMaskIntoConstraints {
                placementDidChange(of: subview, item: item)
            } else {
                rest(item, in: view, parentItem)
            }
        }
        for guide in view.ownLayoutGuides {
            if let item = current(guide.layoutItem) { rest(item, in: view, parentItem) }
        }
        // Multiplied places count from here.
        for constraint in view.heldConstraints where constraint.multiplier != 1 && constraint.firstAttribute.isPlace {
            update(constraint)
        }
    }

    func insetsDidChange(of view: UIView) {
        for guide in view.reservedGuides.all {
            guard let item = current(guide.layoutItem), item.placement.count == 4 else { continue }
            let insets = guide.insets(in: view)
            move(item, to: [insets.left, insets.top, -insets.right, -insets.bottom])
        }
        for constraint in view.referencingConstraints where constraint.usesMargins { update(constraint) }
    }
}

extension NSLayoutConstraint {
    var usesMargins: Bool {
        attributes.contains { $0.rawValue >= Attribute.leftMargin.rawValue }
    }

    /// All attributes that the constraint speaks of, those of distances included.
    var attributes: [Attribute] {
        var result = [firstAttribute, secondAttribute]
        for case let distance as AnchorDistance in [firstItem, secondItem] {
            result += [distance.from.attribute, distance.to.attribute]
        }
        return result
    }
}

extension NSLayoutConstraint.Attribute {
    /// A Boolean value that indicates whether it is a place on an axis, and not a length.
    var isPlace: Bool { self != .width && self != .height && self != .notAnAttribute }

    var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: ConstraintSolver.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessOrEqual
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}
