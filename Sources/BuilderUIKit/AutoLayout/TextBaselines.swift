import Foundation
import LayoutSolver
import Render

/// The positions of the first and the last line of a view's text in its alignment rectangle.
struct TextBaselines: Hashable {
    /// From the rectangle's top to the baselines, in points, where it is `height` points tall.
    var first: CGFloat
    var last: CGFloat
    /// Points.
    var height: CGFloat
    /// The share of additional height above the text: 0.5 for centered text, 0 for text at the top.
    var shareAbove: CGFloat = 0.5
}

/// The baselines of a view or guide inside an engine: a variable for each one that constraints speak of, tied to the
/// edges by a row.
struct BaselineRows {
    struct Row {
        let variable: ConstraintSolver.Variable
        var id: ConstraintSolver.ConstraintID?
    }

    var first: Row?
    var last: Row?
    /// The text from which the rows were made; nil for a view without text, whose baselines are its bottom edge.
    var text: TextBaselines?
    /// A Boolean value that indicates whether the view was found at another height than its text's.
    var isStretched = false
    /// A Boolean value that indicates whether constraints that speak of a view around it mean these, and not because of
    /// stacks alone.
    var isBorrowed = false
    /// For a stack: the items whose baselines stand for its own, where constraints speak of them (serial numbers).
    var firstCarrier: Int?
    var lastCarrier: Int?
    var isWaitingForCarrier = false
}

extension LayoutEngine {
    /// A baseline as a variable of its own. A view of its natural height keeps its text at a fixed distance from an
    /// edge; for one that layout found taller or smaller the text stands in the middle (or where the view keeps it),
    /// see `adjustBaselines`.
    func baseline(of view: UIView?, _ item: LayoutItem, isFirst: Bool) -> LinearForm {
        guard let view else { return LinearForm(terms: [.init(item.bottom)]) }
        let (carrier, carrierItem, isStacked) = carrier(of: view, item, isFirst: isFirst)
        if carrier !== view {
            if isFirst {
                item.baselines.firstCarrier = carrierItem.serial
            } else {
                item.baselines.lastCarrier = carrierItem.serial
            }
            if !isStacked { carrierItem.baselines.isBorrowed = true }
        } else if view is UIStackView {
            if isFirst { item.baselines.firstCarrier = item.serial } else { item.baselines.lastCarrier = item.serial }
        }
        return ownBaseline(of: carrier, carrierItem, isFirst: isFirst)
    }

    /// The view whose baselines are meant by those of another, as far as the engine has it; and whether nothing but
    /// stacks say so.
    private func carrier(
        of view: UIView, _ item: LayoutItem, isFirst: Bool
    ) -> (view: UIView, item: LayoutItem, isStacked: Bool) {
        var (current, currentItem, isStacked) = (view, item, true)
        while true {
            let isStack = type(of: current) == UIStackView.self
            let next =
                isStack
                ? (current as? UIStackView).map {
                    (stackMeasures ?? StackMeasures()).carrier(of: $0, isFirst: isFirst)
                } ?? current
                : isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
            // Only downwards, so that two views that name each other come to an end.
            guard next !== current, isStack || next.isDescendant(of: current), let nextItem = self.item(of: next) else {
                return (current, currentItem, isStacked)
            }
            if !isStack { isStacked = false }
            (current, currentItem) = (next, nextItem)
        }
    }

    private func ownBaseline(of view: UIView, _ item: LayoutItem, isFirst: Bool) -> LinearForm {
        if let row = isFirst ? item.baselines.first : item.baselines.last {
            return LinearForm(terms: [.init(row.variable)])
        }
        if item.baselines.first == nil, item.baselines.last == nil {
            item.baselines.text = view.textBaselines(atHeight: nil)
            baselineViews.append(view.viewHandle)
        }
        let variable = solver.makeVariable()
        let id = addBaselineRow(variable, item, isFirst: isFirst)
        if isFirst {
            item.baselines.first = .init(variable: variable, id: id)
        } else {
            item.baselines.last = .init(variable: variable, id: id)
        }
        return LinearForm(terms: [.init(variable)])
    }

    private func addBaselineRow(
        _ variable: ConstraintSolver.Variable, _ item: LayoutItem, isFirst: Bool
    ) -> ConstraintSolver.ConstraintID? {
        var terms: [ConstraintSolver.Term] = [.init(variable)]
        var constant: CGFloat = 0
        if let text = item.baselines.text {
            let distance = isFirst ? text.first : text.last
            if item.baselines.isStretched {
                terms.append(.init(item.top, -Double(1 - text.shareAbove)))
                terms.append(.init(item.bottom, -Double(text.shareAbove)))
                constant = text.shareAbove * text.height - distance
            } else if isFirst {
                terms.append(.init(item.top, -1))
                constant = -distance
            } else {
                terms.append(.init(item.bottom, -1))
                constant = text.height - distance
            }
        } else {
            terms.append(.init(item.bottom, -1))
        }
        // Without an origin: it is the view's own affair, not one of the constraints that a conflict lists.
        var id: ConstraintSolver.ConstraintID?
        reportingErrors { () throws(SolverError) in
            id = try solver.add(
                .init(
                    terms, constant: Double(constant), .equal, provenance: .system,
                    joined: JoinOrder.row(of: item.order, isFirst ? .firstBaseline : .lastBaseline)))
        }
        return id
    }

    private func replaceBaselineRows(of item: LayoutItem) {
        let rows = item.baselines
        if let row = rows.first {
            if let id = row.id { solver.remove(id) }
            let id = addBaselineRow(row.variable, item, isFirst: true)
            item.baselines.first = .init(variable: row.variable, id: id)
        }
        if let row = rows.last {
            if let id = row.id { solver.remove(id) }
            let id = addBaselineRow(row.variable, item, isFirst: false)
            item.baselines.last = .init(variable: row.variable, id: id)
        }
    }

    /// The view's text changed: its baselines are those of its natural height again.
    func resetBaselines(of view: UIView, _ item: LayoutItem) {
        guard item.baselines.first != nil || item.baselines.last != nil else { return }
        let text = view.textBaselines(atHeight: nil)
        if item.baselines.isStretched || item.baselines.text != text {
            item.baselines.text = text
            item.baselines.isStretched = false
            replaceBaselineRows(of: item)
        }
        for constraint in view.referencingConstraints where constraint.systemOffset != nil { update(constraint) }
    }

    // MARK: Carriers

    /// Notes that another view's baselines may stand for a stack's now.
    func baselineCarrierMayHaveChanged(of stack: UIStackView, _ item: LayoutItem) {
        guard item.baselines.firstCarrier != nil || item.baselines.lastCarrier != nil,
            !item.baselines.isWaitingForCarrier
        else { return }
        item.baselines.isWaitingForCarrier = true
        changedCarriers.append(stack.viewHandle)
        stack.setNeedsLayout()
    }

    /// Enters anew what speaks of a stack's baselines, where these are another view's now.
    func takeCarrier(of stack: UIView) {
        guard let item = item(of: stack) else { return }
        item.baselines.isWaitingForCarrier = false
        var isOther = false
        if let known = item.baselines.firstCarrier {
            isOther = known != carrier(of: stack, item, isFirst: true).item.serial
        }
        if !isOther, let known = item.baselines.lastCarrier {
            isOther = known != carrier(of: stack, item, isFirst: false).item.serial
        }
        guard isOther else { return }
        item.baselines.firstCarrier = nil
        item.baselines.lastCarrier = nil
        for constraint in stack.referencingConstraints
        where constraint.usesBaselines && explicitIDs[ObjectIdentifier(constraint)] != nil {
            remove(constraint)
            if !add(constraint) { waitingConstraints.append(Weak(constraint)) }
        }
        if let outer = stack.superview as? UIStackView, outer.usesBaselines { containerDidChange(outer) }
    }

    // MARK: Stretched and wrapped text

    /// Resets the baselines of stretched or wrapped text, which affect the next solution. Each solution starts from
    /// text of its natural height on one line, so that no layout depends on the one before: each view once in an
    /// update.
    func resetTouchedBaselines() {
        guard !baselineViews.isEmpty else { return }
        var isResetting = true
        while isResetting {
            isResetting = false
            for reference in baselineViews {
                guard let view = reference.object, let item = item(of: view),
                    !settledItems.contains(item.serial), isTouched(item)
                else { continue }
                settledItems.insert(item.serial)
                guard item.baselines.isStretched || item.content.measuredWidth != nil else { continue }
                isResetting = true
                unwrap(view, item)
                resetBaselines(of: view, item)
            }
            guard isResetting else { return }
            // The heights of other text in the same part of the tree follow from the same beginning.
            for reference in textViews {
                guard let view = reference.object, let item = item(of: view),
                    !settledItems.contains(item.serial), isTouched(item)
                else { continue }
                settledItems.insert(item.serial)
                unwrap(view, item)
            }
        }
    }

    private func isTouched(_ item: LayoutItem) -> Bool {
        [item.left, item.right, item.top, item.bottom].contains { solver.isTouched($0) }
    }

    /// Takes text back to one line.
    private func unwrap(_ view: UIView, _ item: LayoutItem) {
        guard item.content.measuredWidth != nil else { return }
        item.content.measuredWidth = nil
        let height = height(of: view, item, atWidth: nil)
        guard abs(height - item.content.size.height) > 1e-6 else { return }
        item.content.size.height = height
        setContentConstraints(of: view, item, axis: .vertical)
        heightDidChange(of: view)
    }

    /// Moves the baselines of views whose height layout found to be another than assumed. True when something changed,
    /// so that another solution is due.
    func adjustBaselines() -> Bool {
        var changed = false
        for reference in baselineViews {
            guard let view = reference.object, let item = self.item(of: view),
                var text = view.textBaselines(atHeight: nil)
            else { continue }
            let height = CGFloat(solver.value(of: item.bottom) - solver.value(of: item.top))
            let isStretched = abs(height - text.height) > 1e-4
            if isStretched { text = view.textBaselines(atHeight: height) ?? text }
            guard isStretched != item.baselines.isStretched || text != item.baselines.text else { continue }
            item.baselines.text = text
            item.baselines.isStretched = isStretched
            replaceBaselineRows(of: item)
            changed = true
        }
        return changed
    }
}
