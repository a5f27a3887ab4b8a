import Foundation
import LayoutSolver
import Render

/// Reports the conflicts of a layout, and explains the frames that it found.
@MainActor
final class LayoutReporter {
    unowned let engine: LayoutEngine
    var system: ConstraintSystem { engine.system }
    private var reportedConflicts: Set<ConstraintSolver.ConstraintID> = []
    private var reportedIssues: Set<LayoutDiagnostic> = []

    init(engine: LayoutEngine) { self.engine = engine }

    /// Discards the reported constraints of a solver that no longer exists.
    func reset() { reportedConflicts = [] }

    /// Reports the conflicts that remain when layout is stable, each once. (Before that, views may be too small for
    /// their content.)
    func reportConflicts() {
        guard LayoutDiagnostics.reportsConflicts else { return }
        let crowded = crowdedContent()
        let ids = system.solver.conflicts.map(\.broken) + crowded.map(\.id)
        if ids.isEmpty, !reportedIssues.isEmpty {
            reportedIssues = []
            reportedConflicts = []
        }
        guard ids.contains(where: { !reportedConflicts.contains($0) }) else { return }
        let issues = withOrigins({ conflicts() }).map(\.issue)
        // The tree may have been gathered again since then; nothing is reported twice.
        for issue in issues where !reportedIssues.contains(issue) { LayoutDiagnostics.report(issue) }
        reportedIssues = Set(issues)
        reportedConflicts = Set(system.solver.conflicts.map(\.broken) + crowdedContent().map(\.id))
    }

    /// Runs `body` while the origins of the solver's constraints are recorded, for which the tree is gathered again.
    func withOrigins<T>(_ body: () throws -> T) rethrows -> T {
        let wereReported = system.solver.conflicts.allSatisfy { reportedConflicts.contains($0.broken) }
        system.recordsOrigins = true
        system.root.layoutFlags.insert(.structureChanged)
        engine.update()
        if wereReported { reportedConflicts = Set(system.solver.conflicts.map(\.broken) + crowdedContent().map(\.id)) }
        defer { system.recordsOrigins = false }
        return try body()
    }

    // MARK: Conflicts

    /// Returns the conflicts of the last layout. Call it within `withOrigins`.
    func conflicts() -> [LayoutConflict] {
        system.solver.conflicts.compactMap { conflict in
            system.description(of: conflict.broken).map {
                LayoutConflict(constraints: members(of: conflict), broken: $0)
            }
        } + contentConflicts()
    }

    private func members(of conflict: ConstraintSolver.Conflict) -> [LayoutDiagnostics.Constraint] {
        let screen = screenSize(in: conflict)
        var result: [LayoutDiagnostics.Constraint] = []
        for member in conflict.members where !(screen?.replaced.contains(member) ?? false) {
            switch member {
            case .constraint(let id): if let constraint = system.description(of: id) { result.append(constraint) }
            case .fixed(let variable):
                if let constraint = system.rootSize(fixing: variable) { result.append(constraint) }
            case .size: break
            }
        }
        return result + [screen?.size].compactMap { $0 }
    }

    /// Returns the size that replaces frames in a conflict inside a controller's view.
    ///
    /// The frames from the window down to that view amount to the view's size: UIKit's message contains that size, and
    /// not frames that no code set.
    private func screenSize(
        in conflict: ConstraintSolver.Conflict
    ) -> (size: LayoutDiagnostics.Constraint, replaced: Set<ConstraintSolver.Conflict.Member>)? {
        var found: [(view: UIView, part: Int)] = []
        for case .constraint(let id) in conflict.members {
            guard case .autoresizing(let view)? = system.origins[id], view.ownController != nil,
                let item = view.layoutItem, let part = item.placement.firstIndex(of: id)
            else { continue }
            found.append((view, part))
        }
        guard
            let screen = found.first(where: { one in !found.contains { $0.view.isStrictDescendant(of: one.view) } })?
                .view,
            let item = screen.layoutItem
        else { return nil }
        let parts = Set(found.filter { $0.view === screen }.map(\.part))
        let isWidth = parts.isSuperset(of: [0, 2])
        guard isWidth || parts.isSuperset(of: [1, 3]) else { return nil }
        var replaced: Set<ConstraintSolver.Conflict.Member> = []
        for member in conflict.members {
            switch member {
            case .fixed: replaced.insert(member)
            case .size: break
            case .constraint(let id):
                guard let origin = system.origins[id] else { continue }
                if case .autoresizing(let view) = origin, screen.isDescendant(of: view) {
                    replaced.insert(member)
                } else if !origin.views.allSatisfy({ $0.isDescendant(of: screen) }) {
                    return nil
                }
            }
        }
        let (low, high) = isWidth ? (item.left, item.right) : (item.top, item.bottom)
        let length = CGFloat(system.solver.value(of: high) - system.solver.value(of: low))
        return (system.sizeDescription(of: screen, isWidth: isWidth, length), replaced)
    }

    /// Returns the content sizes at priority 1000 for which there is no space.
    ///
    /// UIKit enters them as required constraints, so they are conflicts; here, they rank just below and give way.
    /// Hidden views don't count, and neither does the one-line length of text that may wrap: wrapped text is as wide as
    /// the available space.
    private func crowdedContent() -> [(id: ConstraintSolver.ConstraintID, view: UIView)] {
        guard engine.sizes.hasRequiredSizes else { return [] }
        var result: [(ConstraintSolver.ConstraintID, UIView)] = []
        for view in engine.tree.views.compactMap(\.object) {
            guard let content = view.layoutItem?.content, view.layoutItem?.engine === engine else { continue }
            let priorities = view.contentPriorities
            guard priorities.hasRequired else { continue }
            let sizes: [(UILayoutPriority, ConstraintSolver.ConstraintID?)] = [
                (priorities.huggingHorizontal, content.huggingHorizontal),
                (priorities.compressionHorizontal, content.compressionHorizontal),
                (priorities.huggingVertical, content.huggingVertical),
                (priorities.compressionVertical, content.compressionVertical),
            ]
            let wraps = view.mayWrapText
            for case (let priority, let id?) in sizes where priority >= .required {
                if wraps, id == content.compressionHorizontal { continue }
                if system.solver.violation(of: id) > 0.01, !isHidden(view) { result.append((id, view)) }
            }
        }
        return result
    }

    private func isHidden(_ view: UIView) -> Bool { sequence(first: view, next: \.superview).contains { $0.isHidden } }

    /// Returns the conflicts that keep such a content size from being met, found in a copy with the size as a required
    /// constraint.
    private func contentConflicts() -> [LayoutConflict] {
        crowdedContent().compactMap { crowded in
            guard let broken = system.description(of: crowded.id) else { return nil }
            var trial = system.solver
            guard (try? trial.setPriority(ConstraintSolver.required, of: crowded.id)) != nil,
                (try? trial.solve()) != nil,
                let conflict = trial.conflicts.first(where: { $0.constraints.contains(crowded.id) })
            else { return nil }
            return LayoutConflict(constraints: members(of: conflict), broken: broken)
        }
    }
}

extension ConstraintSystem.Origin {
    /// The views that the constraint references.
    @MainActor fileprivate var views: [UIView] {
        switch self {
        case .explicit(let constraint): ConstraintActivation.items(of: constraint).compactMap(Self.view)
        case .generated(let constraint):
            [constraint.first.parts.0, constraint.second?.parts.0].compactMap { $0 }.compactMap(Self.view)
        case .autoresizing(let view): [view]
        case .content(let view, _): [view]
        case .guide(let guide): [guide.owningView].compactMap { $0 }
        case .fitting: []
        }
    }

    @MainActor
    private static func view(_ item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
}

extension UIView {
    fileprivate func isStrictDescendant(of view: UIView) -> Bool { self !== view && isDescendant(of: view) }
}
