import Foundation
import Render

extension LayoutEngine {
    /// Reports the conflicts that remain when layout has come to rest, each once. (On the way there views may be too
    /// small for what they hold.)
    func reportConflicts() {
        let crowded = crowdedContent()
        let ids = solver.conflicts.map(\.broken) + crowded.map(\.id)
        if ids.isEmpty, !reportedIssues.isEmpty {
            reportedIssues = []
            reportedConflicts = []
        }
        guard ids.contains(where: { !reportedConflicts.contains($0) }) else { return }
        let issues = withOrigins({ conflicts() }).map(\.issue)
        // The tree may have been gathered anew since: what was said before isn't said again.
        for issue in issues where !reportedIssues.contains(issue) { LayoutDiagnostics.report(issue) }
        reportedIssues = Set(issues)
        reportedConflicts = Set(solver.conflicts.map(\.broken) + crowdedContent().map(\.id))
    }

    /// Runs `body` while it is known what each of the solver's constraints came from. The tree is gathered anew for that.
    func withOrigins<T>(_ body: () throws -> T) rethrows -> T {
        let wereReported = solver.conflicts.allSatisfy { reportedConflicts.contains($0.broken) }
        recordsOrigins = true
        root.layoutFlags.insert(.structureChanged)
        update()
        if wereReported { reportedConflicts = Set(solver.conflicts.map(\.broken) + crowdedContent().map(\.id)) }
        defer {
            recordsOrigins = false
            origins = [:]
        }
        return try body()
    }

    // MARK: Conflicts

    /// The conflicts of the last layout; within `withOrigins`.
    func conflicts() -> [LayoutConflict] {
        solver.conflicts.compactMap { conflict in
            description(of: conflict.broken).map { LayoutConflict(constraints: members(of: conflict), broken: $0) }
        } + contentConflicts()
    }

    private func members(of conflict: ConstraintSolver.Conflict) -> [LayoutDiagnostics.Constraint] {
        var result: [LayoutDiagnostics.Constraint] = []
        for member in conflict.members {
            switch member {
            case .constraint(let id): if let constraint = description(of: id) { result.append(constraint) }
            case .fixed(let variable): if let constraint = rootSize(fixing: variable) { result.append(constraint) }
            case .size: break
            }
        }
        return result
    }

    /// Content sizes at priority 1000 that there is no room for. UIKit enters them as required constraints, so they are
    /// conflicts; here they stand just below and give way. Those of hidden views don't count.
    private func crowdedContent() -> [(id: ConstraintSolver.ConstraintID, view: UIView)] {
        guard hasRequiredContentSizes else { return [] }
        var result: [(ConstraintSolver.ConstraintID, UIView)] = []
        for view in views.compactMap(\.object) {
            guard let content = view.layoutItem?.content, view.layoutItem?.engine === self else { continue }
            let sizes: [(UILayoutPriority, ConstraintSolver.ConstraintID?)] = [
                (view.contentPriorities.huggingHorizontal, content.huggingHorizontal),
                (view.contentPriorities.compressionHorizontal, content.compressionHorizontal),
                (view.contentPriorities.huggingVertical, content.huggingVertical),
                (view.contentPriorities.compressionVertical, content.compressionVertical),
            ]
            for case (let priority, let id?) in sizes where priority >= .required {
                if solver.shortfall(of: id) > 0.01, !isHidden(view) { result.append((id, view)) }
            }
        }
        return result
    }

    private func isHidden(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.isHidden }
    }

    /// What keeps such a content size from being met: tried in a copy, with the size as a required constraint.
    private func contentConflicts() -> [LayoutConflict] {
        crowdedContent().compactMap { crowded in
            guard let broken = description(of: crowded.id) else { return nil }
            var trial = solver
            guard (try? trial.setPriority(ConstraintSolver.required, of: crowded.id)) != nil,
                (try? trial.solve()) != nil,
                let conflict = trial.conflicts.first(where: { $0.constraints.contains(crowded.id) })
            else { return nil }
            return LayoutConflict(constraints: members(of: conflict), broken: broken)
        }
    }
}
