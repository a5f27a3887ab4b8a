import Foundation
import Render

/// Where the first and the last line of a view's text lie in its alignment rectangle.
struct TextBaselines: Hashable {
    /// From the rectangle's top to the baselines, in points, where it is `height` points tall.
    var first: CGFloat
    var last: CGFloat
    /// Points.
    var height: CGFloat
    /// How much of any further height lies above the text: 0.5 for text in the middle, 0 for text at the top.
    var shareAbove: CGFloat = 0.5
}

/// The baselines of a view or guide inside an engine: a variable for each one that constraints speak of, tied to the edges
/// by a row.
struct BaselineRows {
    struct Row {
        let variable: ConstraintSolver.Variable
        var id: ConstraintSolver.ConstraintID?
    }

    var first: Row?
    var last: Row?
    /// What the rows were made of; nil for a view without text, whose baselines are its bottom edge.
    var text: TextBaselines?
    /// Whether the view was found at another height than its text's.
    var isStretched = false
    /// Whether constraints that speak of a view around it mean these.
    var isBorrowed = false
}

extension LayoutEngine {
    /// A baseline as a variable of its own. A view of its natural height keeps its text at a fixed distance from an edge; for
    /// one that layout found taller or smaller the text stands in the middle (or where the view keeps it), see
    /// `adjustBaselines`.
    func baseline(of view: UIView?, _ item: LayoutItem, isFirst: Bool) -> LinearForm {
        guard let view else { return LinearForm(terms: [.init(item.bottom)]) }
        let carrier = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        // Only downwards, so that two views that name each other come to an end.
        if carrier !== view, carrier.isDescendant(of: view), let carrierItem = self.item(of: carrier) {
            carrierItem.baselines.isBorrowed = true
            return baseline(of: carrier, carrierItem, isFirst: isFirst)
        }
        if let row = isFirst ? item.baselines.first : item.baselines.last {
            return LinearForm(terms: [.init(row.variable)])
        }
        if item.baselines.first == nil, item.baselines.last == nil {
            item.baselines.text = view.textBaselines(atHeight: nil)
            baselineViews.append(Weak(view))
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
            id = try solver.add(.init(terms, constant: Double(constant), .equal, keeping: .system))
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

    /// Whether a view with baselines was found at another height than its text's, or its text has wrapped.
    var hasAdjustedBaselines: Bool {
        baselineViews.contains { reference in
            guard let item = reference.object.flatMap({ item(of: $0) }) else { return false }
            return item.baselines.isStretched || item.content.measuredWidth != nil
        }
    }

    /// Moves the baselines of views whose height layout found to be another than assumed. True when something changed, so
    /// that another solution is due.
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
