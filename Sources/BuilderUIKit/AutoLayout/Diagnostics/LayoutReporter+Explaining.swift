import Foundation
import LayoutSolver
import Render

extension LayoutReporter {
    // MARK: Explanations

    /// Returns explanations of views' frames, except for views that this engine doesn't lay out. Call it within
    /// `withOrigins`.
    func explanations(of wanted: [UIView]) -> [ObjectIdentifier: FrameExplanation] {
        let placed = wanted.compactMap { view -> (view: UIView, item: LayoutItem, parent: LayoutItem?)? in
            guard let item = view.layoutItem, item.belongs(to: system), !view.translatesAutoresizingMaskIntoConstraints
            else { return nil }
            return (view, item, view === system.root ? nil : view.superview?.layoutItem)
        }
        let sums = placed.flatMap { placement in
            LayoutAxis.allCases.flatMap { $0.sums(of: placement.item, in: placement.parent) }
        }
        let free = system.solver.ambiguousSums(among: sums)
        let count = LayoutAxis.allCases.count * 3
        var result: [ObjectIdentifier: FrameExplanation] = [:]
        for (index, placement) in placed.enumerated() {
            let isFree = Array(free[index * count..<(index + 1) * count])
            result[ObjectIdentifier(placement.view)] = explanation(
                of: placement.view, placement.item, placement.parent, isFree)
        }
        return result
    }

    private func explanation(
        of view: UIView, _ item: LayoutItem, _ parent: LayoutItem?, _ isFree: [Bool]
    ) -> FrameExplanation {
        let superview = view === system.root ? nil : view.superview
        let offset = superview.map { $0.childOffset } ?? .zero
        var edges: [FrameExplanation.Edge] = []
        for axis in LayoutAxis.allCases {
            let sums = axis.sums(of: item, in: parent)
            let explanations = system.solver.explain(sums, own: axis.variables(of: item))
            for (index, name) in axis.names.enumerated() {
                let value = sums[index].reduce(0) { $0 + $1.coefficient * system.solver.value(of: $1.variable) }
                let (reasons, directCount) = reasons(of: explanations[index], for: axis)
                // A length doesn't depend on the origin of the coordinates.
                let origin = index == 1 ? 0 : axis == .horizontal ? offset.x : offset.y
                edges.append(
                    FrameExplanation.Edge(
                        name: name, value: CGFloat(value) - origin, reasons: reasons, directCount: directCount,
                        isAmbiguous: isFree[edges.count]))
            }
        }
        return FrameExplanation(
            view: view, name: ConstraintText.name(of: view, .brief), frame: view.frame, edges: edges,
            violatedConstraints: violatedConstraints(on: item))
    }

    /// Returns the reasons as descriptions, and the number of those that reference the view itself. The rows that tie
    /// centers and baselines to the edges are omitted, since they always hold.
    private func reasons(
        of explanation: ConstraintSolver.Explanation, for axis: LayoutAxis
    ) -> ([LayoutDiagnostics.Constraint], directCount: Int) {
        var result = explanation.reasons.prefix(explanation.directCount).compactMap { description(of: $0, axis) }
        let directCount = result.count
        result += explanation.reasons.dropFirst(explanation.directCount).compactMap { description(of: $0, axis) }
        guard let item = system.root.layoutItem else { return (result, directCount) }
        let end = axis == .horizontal ? item.right : item.bottom
        if explanation.reasons.contains(where: { $0.terms.contains { $0.variable == end } }),
            let size = system.rootSize(fixing: end), system.solver.isFixed(end)
        {
            result.append(size)
        }
        return (result, directCount)
    }

    private func description(
        of statement: ConstraintSolver.Statement, _ axis: LayoutAxis
    ) -> LayoutDiagnostics.Constraint? {
        let text: String
        switch statement.source {
        case .constraint(let id): return system.description(of: id)
        case .size: text = "the smallest \(axis.names[1]) that the constraints allow"
        case .defaultPosition:
            text = "no position set: at the superview's \(axis == .horizontal ? "leading" : "top") edge"
        }
        return LayoutDiagnostics.Constraint(
            origin: .tieRule, text: text, description: text, priority: UILayoutPriority(0), identifier: nil,
            constraint: nil)
    }

    private func violatedConstraints(on item: LayoutItem) -> [FrameExplanation.ViolatedConstraint] {
        var result: [FrameExplanation.ViolatedConstraint] = []
        for variable in LayoutAxis.allCases.flatMap({ $0.variables(of: item) }) {
            for statement in system.solver.violatedConstraints(on: variable) {
                guard case .constraint(let id) = statement.source, let constraint = system.description(of: id),
                    constraint.origin == .code || constraint.origin == .contentSize
                else { continue }
                let violated = FrameExplanation.ViolatedConstraint(
                    constraint: constraint, violation: CGFloat(statement.violation))
                if !result.contains(violated) { result.append(violated) }
            }
        }
        return result
    }

    // MARK: Ambiguity

    /// Returns, for each view or guide, whether its position or length is ambiguous along the horizontal and vertical
    /// axes.
    func ambiguities(of items: [(item: LayoutItem, parent: LayoutItem?)]) -> [(horizontal: Bool, vertical: Bool)] {
        let horizontal = items.flatMap { LayoutAxis.horizontal.sums(of: $0.item, in: $0.parent).prefix(2) }
        let vertical = items.flatMap { LayoutAxis.vertical.sums(of: $0.item, in: $0.parent).prefix(2) }
        let free = system.solver.ambiguousSums(among: horizontal + vertical)
        return items.indices.map { index in
            let first = index * 2
            let second = horizontal.count + first
            return (free[first] || free[first + 1], free[second] || free[second + 1])
        }
    }

    /// Returns the frames of another solution that is equally good, in which a view has another position or size, by up
    /// to `limit` points; nil for a view that isn't ambiguous.
    func alternativeFrames(moving view: UIView, limit: CGFloat) -> [(view: UIView, frame: CGRect)]? {
        guard let item = view.layoutItem, item.belongs(to: system) else { return nil }
        let parent = view === system.root ? nil : view.superview.flatMap(\.layoutItem)
        for axis in [LayoutAxis.horizontal, .vertical] {
            for sum in axis.sums(of: item, in: parent).prefix(2) {
                guard let values = system.solver.alternative(moving: sum, limit: Double(limit)) else { continue }
                let before = system.solver
                defer { system.solver = before }
                for (variable, value) in values { try? system.solver.fix(variable, at: value) }
                return engine.tree.views.compactMap(\.object).compactMap { view in
                    guard !view.translatesAutoresizingMaskIntoConstraints, let frame = system.frame(of: view) else {
                        return nil
                    }
                    return (view, frame)
                }
            }
        }
        return nil
    }
}

/// An axis, with the variables that diagnostics examine on it.
enum LayoutAxis: CaseIterable {
    case horizontal, vertical

    /// The names, in the order of `sums(of:in:)`.
    var names: [FrameExplanation.Edge.Name] {
        self == .horizontal ? [.left, .width, .right] : [.top, .height, .bottom]
    }

    /// Returns the edges, followed by the center and the baselines if constraints reference them.
    @MainActor
    func variables(of item: LayoutItem) -> [ConstraintSolver.Variable] {
        self == .horizontal
            ? [item.left, item.right] + [item.centerX].compactMap { $0 }
            : [item.top, item.bottom]
                + [item.centerY, item.baselines.first?.variable, item.baselines.last?.variable].compactMap { $0 }
    }

    /// Returns the start, the length and the end of an item; positions are measured from its superview's start.
    @MainActor
    func sums(of item: LayoutItem, in parent: LayoutItem?) -> [[ConstraintSolver.Term]] {
        let (low, high) = self == .horizontal ? (item.left, item.right) : (item.top, item.bottom)
        let start = parent.map { self == .horizontal ? $0.left : $0.top }
        let from = start.map { [ConstraintSolver.Term($0, -1)] } ?? []
        return [[.init(low)] + from, [.init(high), .init(low, -1)], [.init(high)] + from]
    }
}
