import BuilderUIKit

/// A declared constraint that is not active yet, with the condition that it waits for.
///
/// A constraint that still waits when a screen is rendered is reported among its warnings; the rest of the screen is
/// laid out without it.
///
/// ```swift
/// let badge = UIView().width(8).topToSuper()
/// badge.pendingConstraints.map(\.type)  // [.top]
/// ```
public struct PendingConstraint: Hashable, Sendable {
    /// The constraint's type, which is its key among the view's constraints.
    public let type: ConstraintType
    /// The condition for its activation.
    public let wait: ConstraintWait
}

extension UIView {
    /// The declared constraints of this view that are not active yet, in the order of their declaration. Constraints
    /// that code deactivated through `isActive` are not included.
    public var pendingConstraints: [PendingConstraint] {
        guard let store = FluentState.existing(self)?.constraints else { return [] }
        return store.entries.compactMap { entry in
            guard entry.isUnfinished, let recipe = entry.pending ?? entry.recipe else { return nil }
            return PendingConstraint(type: entry.type, wait: wait(of: entry, recipe))
        }
    }

    private func wait(of entry: ConstraintStore.Entry, _ recipe: ConstraintRecipe) -> ConstraintWait {
        if superview == nil { return .superview }
        guard let target = recipe.targetView(for: self) else { return .released }
        let name = target.describeBriefly()
        // The target may have left since.
        let isBeside = target.topmostView === topmostView
        return entry.pending != nil && entry.requiresExplicitActivation && isBeside
            ? .activation(target: name) : .hierarchy(target: name)
    }
}

// MARK: Older names

/// The older name of ``PendingConstraint``.
@available(*, deprecated, renamed: "PendingConstraint")
public typealias WaitingConstraint = PendingConstraint

extension UIView {
    /// The older name of ``pendingConstraints``.
    @available(*, deprecated, renamed: "pendingConstraints")
    public var waitingConstraints: [PendingConstraint] { pendingConstraints }
}
