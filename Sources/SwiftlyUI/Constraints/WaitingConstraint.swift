import BuilderUIKit

/// A declared constraint that is not active yet, with the condition that it waits for.
///
/// A constraint that still waits when a screen is rendered is reported among its warnings; the rest of the screen is
/// laid out without it.
///
/// ```swift
/// let badge = UIView().width(8).topToSuper()
/// badge.waitingConstraints.map(\.type)  // [.top]
/// ```
public struct WaitingConstraint: Hashable, Sendable {
    /// The constraint's type, which is its key among the view's constraints.
    public let type: ConstraintType
    /// The condition for its activation.
    public let wait: ConstraintWait
}

extension UIView {
    /// The declared constraints of this view that are not active yet, in the order of their declaration. Constraints
    /// that code deactivated through `isActive` are not included.
    public var waitingConstraints: [WaitingConstraint] {
        guard let store = FluentState.existing(self)?.constraints else { return [] }
        return store.entries.compactMap { entry in
            guard entry.isUnfinished, let recipe = entry.pending ?? entry.recipe else { return nil }
            return WaitingConstraint(type: entry.type, wait: wait(of: entry, recipe))
        }
    }

    private func wait(of entry: ConstraintStore.Entry, _ recipe: ConstraintRecipe) -> ConstraintWait {
        if superview == nil { return .superview }
        guard let target = recipe.targetView(for: self) else { return .released }
        let name = target.describeBriefly()
        // The target may have left since.
        let isBeside = target.topmostView === topmostView
        return entry.pending != nil && entry.needsCall && isBeside
            ? .activation(target: name) : .hierarchy(target: name)
    }
}
