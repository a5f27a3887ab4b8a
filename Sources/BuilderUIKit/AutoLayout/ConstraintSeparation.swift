import Foundation

/// Constraints between views that different engines lay out, such as the contents of two table cells. They have no
/// effect, which is reported once for each.
@MainActor
enum ConstraintSeparation {
    /// Reports a constraint that couldn't be entered because different engines lay out its items.
    static func reportIfSeparated(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, !constraint.isSeparationReported, isSeparated(constraint) else { return }
        constraint.isSeparationReported = true
        LayoutDiagnostics.report(.separateLayouts(constraint: constraint.describeBriefly()))
    }

    /// Reports constraints that reference views inside an engine but are held outside it.
    static func reportHeldOutside(of system: ConstraintSystem, _ views: [UIView]) {
        // Only an engine at a boundary has views outside it.
        guard system.root.layoutFlags.contains(.isEngineBoundary) else { return }
        for view in views {
            for constraint in view.referencingConstraints + view.guidesConstraints {
                guard let holder = constraint.holder, holder !== view, system.item(of: holder) == nil else { continue }
                reportIfSeparated(constraint)
            }
        }
    }

    private static func isSeparated(_ constraint: NSLayoutConstraint) -> Bool {
        guard let holder = constraint.holder else { return false }
        // The constraint belongs to the engine that lays out its holder.
        let root = holder.layoutRoot
        return ConstraintActivation.items(of: constraint).contains { item in
            guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return false }
            return view.isDescendant(of: holder) && view.layoutRoot !== root
        }
    }
}
