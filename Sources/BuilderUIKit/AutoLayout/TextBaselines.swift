import Foundation
import LayoutSolver
import Render

/// The positions of the first and the last line of a view's text in its alignment rectangle.
struct TextBaselines: Hashable {
    /// The distances from the rectangle's top to the baselines, in points, if the rectangle is `height` points tall.
    var first: CGFloat
    var last: CGFloat
    /// The height of the rectangle, in points.
    var height: CGFloat
    /// The share of additional height above the text: 0.5 for centered text, 0 for text at the top.
    var shareAbove: CGFloat = 0.5
}

/// The baselines of a view or guide inside an engine: a variable for each one that constraints reference, tied to
/// the edges by a row.
struct BaselineRows {
    struct Row {
        let variable: ConstraintSolver.Variable
        var id: ConstraintSolver.ConstraintID?
    }

    var first: Row?
    var last: Row?
    /// The text from which the rows were created; nil for a view without text, whose baselines are its bottom edge.
    var text: TextBaselines?
    /// A Boolean value that indicates whether the solved height of the view differs from its text's.
    var isStretched = false
    /// A Boolean value that indicates whether these are the baselines of an ancestor that constraints reference, for a
    /// reason other than stacks alone.
    var isBorrowed = false
    /// The serial numbers of the items that provide a stack's baselines, if constraints reference these.
    var firstCarrier: Int?
    var lastCarrier: Int?
    var isWaitingForCarrier = false
}
/// The baselines that constraints refer to, each with a variable of its own.
@MainActor
final class Baselines {
    private let system: ConstraintSystem
    /// The views whose baselines constraints refer to.
    private(set) var views: [ZeroingReference<UIView>] = []
    /// The measures of stacks while nothing changes: during a gathering, or while changes are processed.
    var measures: BaselineMemo?

    init(system: ConstraintSystem) { self.system = system }

    func reset() { views = [] }

    /// Removes views that have left the engine.
    func removeStaleViews() { views = system.current(views) }

    /// Returns a baseline as a variable of its own.
    ///
    /// A view of its natural height keeps its text at a fixed distance from an edge. If layout found a taller or
    /// smaller one, the text is in the middle (or where the view keeps it); see `adjust`.
    func variable(of view: UIView?, _ item: LayoutItem, isFirst: Bool) -> LinearForm {
        guard let view else { return LinearForm(terms: [.init(item.bottom)]) }
        let (carrier, carrierItem, isStacked) = carrier(of: view, item, isFirst: isFirst)
        if carrier !== view {
            if isFirst {
                item.baselines.firstCarrier = carrierItem.serial
            } else {
                item.baselines.lastCarrier = carrierItem.serial
            }
            if !isStacked { carrierItem.baselines.isBorrowed = true }
        } else if view.arrangement != nil {
            if isFirst { item.baselines.firstCarrier = item.serial } else { item.baselines.lastCarrier = item.serial }
        }
        return ownBaseline(of: carrier, carrierItem, isFirst: isFirst)
    }

    /// Returns the view that provides a view's baselines, if the engine contains it, and whether this results from
    /// stacks alone.
    func carrier(
        of view: UIView, _ item: LayoutItem, isFirst: Bool
    ) -> (view: UIView, item: LayoutItem, isStacked: Bool) {
        var (current, currentItem, isStacked) = (view, item, true)
        while true {
            let arranged = current.arrangement?.baselineCarrier(isFirst: isFirst, measures: measures)
            let next = arranged ?? (isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout)
            // Only downward, so that the search ends if two views name each other.
            guard next !== current, arranged != nil || next.isDescendant(of: current),
                let nextItem = system.item(of: next)
            else { return (current, currentItem, isStacked) }
            if arranged == nil { isStacked = false }
            (current, currentItem) = (next, nextItem)
        }
    }

    private func ownBaseline(of view: UIView, _ item: LayoutItem, isFirst: Bool) -> LinearForm {
        if let row = isFirst ? item.baselines.first : item.baselines.last {
            return LinearForm(terms: [.init(row.variable)])
        }
        if item.baselines.first == nil, item.baselines.last == nil {
            item.baselines.text = view.textBaselines(atHeight: nil)
            views.append(view.viewReference)
        }
        let variable = system.solver.makeVariable()
        let id = addRow(variable, item, isFirst: isFirst)
        if isFirst {
            item.baselines.first = .init(variable: variable, id: id)
        } else {
            item.baselines.last = .init(variable: variable, id: id)
        }
        return LinearForm(terms: [.init(variable)])
    }

    private func addRow(
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
        // The row has no origin: it is internal to the view, and conflicts don't list it.
        var id: ConstraintSolver.ConstraintID?
        system.reportingErrors { () throws(SolverError) in
            id = try system.solver.add(
                .init(
                    terms, constant: Double(constant), .equal, provenance: .system,
                    order: ActivationOrder.row(of: item.order, isFirst ? .firstBaseline : .lastBaseline)))
        }
        return id
    }

    private func replaceRows(of item: LayoutItem) {
        let rows = item.baselines
        if let row = rows.first {
            if let id = row.id { system.solver.remove(id) }
            let id = addRow(row.variable, item, isFirst: true)
            item.baselines.first = .init(variable: row.variable, id: id)
        }
        if let row = rows.last {
            if let id = row.id { system.solver.remove(id) }
            let id = addRow(row.variable, item, isFirst: false)
            item.baselines.last = .init(variable: row.variable, id: id)
        }
    }

    /// Restores the baselines of the natural height, for a view whose text changed.
    func reset(_ view: UIView, _ item: LayoutItem) {
        guard item.baselines.first != nil || item.baselines.last != nil else { return }
        let text = view.textBaselines(atHeight: nil)
        guard item.baselines.isStretched || item.baselines.text != text else { return }
        item.baselines.text = text
        item.baselines.isStretched = false
        replaceRows(of: item)
    }

    /// Moves the baselines of views whose solved height differs from the assumed one. Returns true if something
    /// changed, so that another solution is necessary.
    func adjust() -> Bool {
        var changed = false
        for reference in views {
            guard let view = reference.object, let item = system.item(of: view),
                var text = view.textBaselines(atHeight: nil)
            else { continue }
            let height = system.length(of: item, .vertical)
            let isStretched = abs(height - text.height) > 1e-4
            if isStretched { text = view.textBaselines(atHeight: height) ?? text }
            guard isStretched != item.baselines.isStretched || text != item.baselines.text else { continue }
            item.baselines.text = text
            item.baselines.isStretched = isStretched
            replaceRows(of: item)
            changed = true
        }
        return changed
    }
}

/// The natural heights of views, and the views that provide stacks' baselines, computed once as long as nothing
/// changes.
@MainActor
final class BaselineMemo {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    var firstCarriers: [ObjectIdentifier: UIView] = [:]
    var lastCarriers: [ObjectIdentifier: UIView] = [:]
}
