import Foundation
import LayoutSolver
import Render

/// A linear form over the solver's variables.
struct LinearForm {
    var terms: [ConstraintSolver.Term]
    var constant: Double = 0
}

/// The rows of activated and generated constraints, as linear forms over items' variables.
@MainActor
final class ConstraintRows {
    let system: ConstraintSystem
    private let baselines: Baselines
    private var explicitRows: [ObjectIdentifier: ConstraintSolver.ConstraintID] = [:]

    init(system: ConstraintSystem, baselines: Baselines) {
        self.system = system
        self.baselines = baselines
    }

    func reset() { explicitRows = [:] }

    /// Returns whether the rows of an active constraint have been entered.
    func contains(_ constraint: NSLayoutConstraint) -> Bool { explicitRows[ObjectIdentifier(constraint)] != nil }

    /// Removes the rows of constraints whose variables are removed.
    func forget(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { explicitRows[ObjectIdentifier(constraint)] = nil }
    }

    // MARK: Explicit constraints

    /// Enters an active constraint; returns false if one of its items isn't in the engine yet.
    ///
    /// A constraint between a horizontal and a vertical position is refused, and reported once.
    @discardableResult
    func add(_ constraint: NSLayoutConstraint) -> Bool {
        guard !constraint.isOnlyListed else { return true }
        guard !constraint.relatesBothAxes else {
            if !constraint.isSeparationReported { constraint.report(.incompatibleAnchors) }
            constraint.isSeparationReported = true
            return true
        }
        guard let form = form(of: constraint) else { return false }
        let id = system.enter(
            ConstraintSolver.Constraint(
                form.terms, constant: form.constant, constraint.relation.solverRelation,
                priority: constraint.priority.solverValue, provenance: .user, order: constraint.activationOrder),
            .explicit(constraint))
        if let id { explicitRows[ObjectIdentifier(constraint)] = id }
        return true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let id = explicitRows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        system.remove(id)
    }

    /// Updates the rows of a constraint whose constant or priority changed.
    func update(_ constraint: NSLayoutConstraint) {
        guard let id = explicitRows[ObjectIdentifier(constraint)], let form = form(of: constraint) else { return }
        system.reportingErrors(of: constraint.describeBriefly()) { () throws(SolverError) in
            try system.solver.setConstant(form.constant, of: id)
            try system.solver.setPriority(constraint.priority.solverValue, of: id)
        }
    }

    private func form(of constraint: NSLayoutConstraint) -> LinearForm? {
        guard let originalFirst = constraint.firstItem else { return nil }
        let isMirrored = isMirrored(constraint)
        guard
            var result = expression(
                originalFirst, constraint.firstAttribute, seenFrom: constraint.secondItem, isMirrored: isMirrored)
        else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard
                let second = constraint.secondItem.flatMap({
                    expression($0, constraint.secondAttribute, seenFrom: originalFirst, isMirrored: isMirrored)
                })
            else { return nil }
            let multiplier = Double(constraint.multiplier)
            for term in second.terms { result.terms.append(.init(term.variable, -multiplier * term.coefficient)) }
            result.constant -= multiplier * second.constant
            if multiplier != 1, let holder = constraint.holder, constraint.firstAttribute.isPosition,
                let origin = origin(
                    of: holder, isVertical: constraint.firstAttribute.isVertical, isMirrored: isMirrored)
            {
                // Positions are measured from the corner of the view that holds the constraint, and variables from the
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

    /// Returns the origin of a view's own coordinates; if mirrored, their right edge.
    private func origin(of holder: UIView, isVertical: Bool, isMirrored: Bool) -> LinearForm? {
        guard let item = holder.layoutItem, item.belongs(to: system) else { return nil }
        let offset = holder.childOffset
        if isVertical { return LinearForm(terms: [.init(item.top)], constant: Double(offset.y)) }
        return isMirrored
            ? LinearForm(terms: [.init(item.right, -1)], constant: -Double(holder.childEndOffset))
            : LinearForm(terms: [.init(item.left)], constant: Double(offset.x))
    }

    /// Returns an attribute as it is seen from the other item of a constraint. For items inside a scroll view, the
    /// scroll view's edges are those of its content; its size is its own, and so is the center (Apple's
    /// documentation), in coordinates that begin where the content does.
    private func expression(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject?, isMirrored: Bool
    ) -> LinearForm? {
        guard attribute != .width, attribute != .height, let other, let content = scrolledContent(item, around: other)
        else { return expression(item, attribute, isMirrored: isMirrored) }
        guard attribute == .centerX || attribute == .centerY else {
            return expression(content, attribute, isMirrored: isMirrored)
        }
        let isVertical = attribute == .centerY
        let sign = isMirrored && !isVertical ? -0.5 : 0.5
        guard var result = expression(content, isVertical ? .top : .left, isMirrored: isMirrored),
            let length = expression(item, isVertical ? .height : .width, isMirrored: isMirrored)
        else { return nil }
        for term in length.terms { result.terms.append(.init(term.variable, sign * term.coefficient)) }
        return result
    }

    /// Returns the guide of a scroll view's content if it contains the other item.
    private func scrolledContent(_ item: AnyObject, around other: AnyObject) -> UILayoutGuide? {
        guard let holder = item as? UIView, let content = holder.scrolledContentGuide,
            let view = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView,
            view !== holder, view.isDescendant(of: holder)
        else { return nil }
        return content
    }

    /// Returns whether leading and trailing are measured from the right, because the view that holds the constraint has
    /// a right-to-left direction.
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
        _ constraint: GeneratedConstraint, order: Int, isMirrored: Bool
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
        return system.enter(
            ConstraintSolver.Constraint(
                form.terms, constant: form.constant, constraint.relation.solverRelation,
                priority: constraint.priority.solverValue, provenance: .system, order: order),
            .generated(constraint))
    }

    // MARK: Attributes

    /// Returns an attribute as a linear form over the solver's variables. If mirrored, horizontal positions are
    /// negated, so that a larger value is further along the reading direction.
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
        guard let layoutItem = system.current(found) else { return nil }
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
            let order = ActivationOrder.row(of: layoutItem.order, .centerX)
            return edge(center(&layoutItem.centerX, of: layoutItem.left, layoutItem.right, order))
        case .centerY:
            let order = ActivationOrder.row(of: layoutItem.order, .centerY)
            return vertical(center(&layoutItem.centerY, of: layoutItem.top, layoutItem.bottom, order))
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
            return baselines.variable(of: view, layoutItem, isFirst: attribute == .firstBaseline)
        case .notAnAttribute: return nil
        }
    }

    /// Returns the variable of a center, and creates it if necessary. Views that share a center are then differences
    /// from it rather than sums of each other's edges, which takes the solver far less work.
    private func center(
        _ known: inout ConstraintSolver.Variable?, of low: ConstraintSolver.Variable, _ high: ConstraintSolver.Variable,
        _ order: Int
    ) -> ConstraintSolver.Variable {
        if let known { return known }
        let new = system.solver.makeVariable()
        known = new
        system.reportingErrors { () throws(SolverError) in
            _ = try system.solver.add(
                ConstraintSolver.Constraint(
                    [.init(low, 0.5), .init(high, 0.5), .init(new, -1)], .equal, provenance: .system, order: order))
        }
        return new
    }
}

extension NSLayoutConstraint {
    var usesMargins: Bool { attributes.contains { $0.rawValue >= Attribute.leftMargin.rawValue } }

    /// The attributes that the constraint references, including those of distances.
    var attributes: [Attribute] {
        var result = [firstAttribute, secondAttribute]
        for case let distance as AnchorDistance in [firstItem, secondItem] {
            result += [distance.from.attribute, distance.to.attribute]
        }
        return result
    }
}

extension NSLayoutConstraint.Attribute {
    /// A Boolean value that indicates whether the attribute is a position on an axis, and not a length.
    var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }

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
