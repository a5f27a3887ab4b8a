import BuilderUIKit

/// A view's constraints by type. Each is created, pending, or both until the pending one replaces the created one.
///
/// **Created immediately** are sizes in points, and constraints to the current superview. All others are *pending*:
/// they are created and activated when the view gets a superview, or by `activeConstraints()`. A created constraint
/// whose target is in another hierarchy waits until both are in one; `PendingViews` triggers the retry. Active
/// constraints aren't visited again.
@MainActor
final class ConstraintStore {
    struct Entry {
        let type: ConstraintType
        /// The recipe of `held`.
        var recipe: ConstraintRecipe?
        var held: NSLayoutConstraint?
        var pending: ConstraintRecipe?
        /// A Boolean value that indicates whether the pending constraint was declared while view and target were in one
        /// hierarchy, so that only an explicit call activates it.
        var requiresExplicitActivation = false

        /// A Boolean value that indicates whether `held` is inactive because its items are not in one tree, rather than
        /// deactivated by code.
        var isDetached = false
        /// A Boolean value that indicates whether a constraint of this type has been active.
        var wasActive = false

        /// A Boolean value that indicates whether the entry still has to be created or activated.
        var isUnfinished: Bool { pending != nil || isDetached }
    }

    /// The entries, in the order in which the types were first declared.
    private(set) var entries: [Entry] = []
    /// The named edges without a target yet, as in `.top.leading.equalToSuper()`.
    private(set) var namedEdges: [ChainedEdge] = []
    /// The views of this tree, or with targets in it, whose constraints wait; stored at the topmost view.
    private var createdPendingViews: PendingViews?
    /// The number of searches for constraints that can be created or activated. For tests.
    private(set) var passes = 0

    private var pendingViews: PendingViews {
        if let createdPendingViews { return createdPendingViews }
        let views = PendingViews()
        createdPendingViews = views
        return views
    }

    func index(of type: ConstraintType) -> Int? { entries.firstIndex { $0.type == type } }

    // MARK: Declaring

    /// Creates the constraint now, or stores it until its target is available; it replaces the one of its type.
    func declare(_ type: ConstraintType, _ recipe: ConstraintRecipe, on view: UIView) {
        guard isUsable(recipe, type, view) else { return }
        if isImmediate(recipe, on: view) {
            hold(recipe, at: makeIndex(of: type), of: view)
        } else {
            declarePending(recipe, at: makeIndex(of: type), of: view)
        }
    }

    /// Returns the index of the type's entry, and appends one if there is none.
    private func makeIndex(of type: ConstraintType) -> Int {
        if let index = index(of: type) { return index }
        if entries.isEmpty { entries.reserveCapacity(4) }
        entries.append(Entry(type: type))
        return entries.count - 1
    }

    private func isImmediate(_ recipe: ConstraintRecipe, on view: UIView) -> Bool {
        switch recipe.target {
        case .constant: true
        case .superview: view.superview != nil
        case .view(let target, _): target.view != nil && target.view === view.superview
        case .xAnchor, .yAnchor, .dimension: false
        }
    }

    private func declarePending(_ recipe: ConstraintRecipe, at index: Int, of view: UIView) {
        entries[index].pending = recipe
        entries[index].requiresExplicitActivation = false
        guard view.superview != nil else { return }
        entries[index].requiresExplicitActivation = isInSameHierarchy(view, recipe)
        wait(view)
    }

    /// Creates a constraint, replaces the held one with it, and activates it if possible. An equal active constraint
    /// stays, and so does the held one if the new one is illegal.
    private func hold(_ recipe: ConstraintRecipe, at index: Int, of view: UIView) {
        if let held = entries[index].held, held.isActive, let old = entries[index].recipe,
            recipe.makes(held, madeFrom: old, for: view)
        {
            entries[index].pending = nil
            return
        }
        guard let constraint = recipe.make(for: view) else { return }
        entries[index].pending = nil
        entries[index].requiresExplicitActivation = false
        if constraint.readiness == .illegal { return }
        entries[index].held?.isActive = false
        entries[index].held = constraint
        entries[index].recipe = recipe
        view.translatesAutoresizingMaskIntoConstraints = false
        activateHeld(at: index)
    }

    private func activateHeld(at index: Int) {
        guard let held = entries[index].held else { return }
        held.activateWhereReady()
        let isActive = held.isActive
        entries[index].isDetached = !isActive
        if isActive { entries[index].wasActive = true }
    }

    /// Names edges for the following target, in place of the edges that were named before.
    func name(_ edges: [ChainedEdge], on view: UIView) {
        namedEdges = edges
        if !edges.isEmpty, view.superview != nil { wait(view) }
    }

    /// Returns whether the numbers are finite; reports others, whose declaration has no effect.
    private func isUsable(_ recipe: ConstraintRecipe, _ type: ConstraintType, _ view: UIView) -> Bool {
        if recipe.constant.isFinite, recipe.multiplier.isFinite { return true }
        let wrong = recipe.constant.isFinite ? recipe.multiplier : recipe.constant
        LayoutDiagnostics.report(
            .invalidConstant(constraint: "The constraint \(type.rawValue) of \(view.describeBriefly())", value: wrong))
        return false
    }

    // MARK: Activating

    /// Creates pending constraints and activates those that can be. Without a superview this method has no effect.
    /// - Parameter isExplicit: a Boolean value that indicates whether code requested it or the view got a superview;
    ///   otherwise constraints that require an explicit activation are skipped.
    func activate(on view: UIView, isExplicit: Bool = true) {
        guard view.superview != nil else { return }
        passes += 1
        for index in entries.indices {
            if let recipe = entries[index].pending {
                if isExplicit || !entries[index].requiresExplicitActivation && isInSameHierarchy(view, recipe) {
                    hold(recipe, at: index, of: view)
                }
            } else if let recipe = entries[index].recipe, let held = entries[index].held {
                if recipe.followsSuperview, held.secondItem !== recipe.item(for: view) {
                    follow(recipe, at: index, of: view)
                } else if isExplicit ? !held.isActive : entries[index].isDetached {
                    activateHeld(at: index)
                    if held.isActive { view.translatesAutoresizingMaskIntoConstraints = false }
                }
            }
        }
        if hasUnfinished { wait(view) }
    }

    private func isInSameHierarchy(_ view: UIView, _ recipe: ConstraintRecipe) -> Bool {
        recipe.targetView(for: view).map { $0.topmostView === view.topmostView } ?? false
    }

    /// Returns whether the condition of a pending constraint is met.
    private func canProgress(on view: UIView) -> Bool {
        entries.contains { entry in
            if let recipe = entry.pending {
                return !entry.requiresExplicitActivation && isInSameHierarchy(view, recipe)
            }
            return entry.isDetached && entry.held?.readiness == .ready
        }
    }

    private var hasUnfinished: Bool { !namedEdges.isEmpty || entries.contains { $0.isUnfinished } }

    /// Creates a constraint to the superview again for another superview, with later changes to the old one.
    private func follow(_ recipe: ConstraintRecipe, at index: Int, of view: UIView) {
        guard let old = entries[index].held else { return }
        var recipe = recipe
        recipe.constant = old.constant
        recipe.priority = old.priority
        hold(recipe, at: index, of: view)
        entries[index].held?.identifier = old.identifier
    }

    // MARK: Waiting

    /// Registers the view for a retry when the top of its tree, or of a target's tree, moves into another one.
    private func wait(_ view: UIView) {
        let own = view.topmostView
        FluentState.of(own).constraints.pendingViews.add(view)
        for entry in entries where entry.isUnfinished {
            guard let recipe = entry.pending ?? entry.recipe, let target = recipe.targetView(for: view) else {
                continue
            }
            let other = target.topmostView
            if other !== own { FluentState.of(other).constraints.pendingViews.add(view) }
        }
    }

    /// Activates the view's constraints after it got a superview, and retries the pending views below it.
    func viewDidMoveToSuperview(_ view: UIView) {
        guard view.superview != nil else { return }
        if !entries.isEmpty || !namedEdges.isEmpty { activate(on: view) }
        retryWaiting(except: view)
    }

    /// Retries the views that wait here.
    func retryWaiting(except known: UIView? = nil) {
        guard let createdPendingViews, !createdPendingViews.isEmpty else { return }
        for view in createdPendingViews.take() where view !== known {
            guard let store = FluentState.existing(view)?.constraints else { continue }
            if store.canProgress(on: view) {
                store.activate(on: view, isExplicit: false)
            } else if store.hasUnfinished {
                store.wait(view)
            }
        }
    }

    /// Registers a view for a retry when it leaves its tree together with `top`, or loses an item that does.
    func view(_ view: UIView, leavesTreeWith top: UIView, losing lost: Set<ObjectIdentifier>) {
        for index in entries.indices {
            guard let held = entries[index].held, lost.contains(ObjectIdentifier(held)) else { continue }
            entries[index].isDetached = true
        }
        guard hasUnfinished else { return }
        FluentState.of(top).constraints.pendingViews.add(view)
        if !view.isDescendant(of: top) { wait(view) }
    }

    /// Reports constraints that wait below `top`, the topmost view of a screen, and were never active. A constraint
    /// that was active, and whose target was removed, isn't reported, as in UIKit.
    func reportWaiting(below top: UIView) {
        for view in (createdPendingViews?.views ?? []) + [top] where view.topmostView === top {
            guard let store = FluentState.existing(view)?.constraints else { continue }
            if !store.namedEdges.isEmpty { view.report(.noTarget(edges: store.namedEdges.map(\.rawValue))) }
            for constraint in view.pendingConstraints where !store.wasActive(constraint.type) {
                LayoutDiagnostics.report(
                    .constraintNeverActive(
                        view: view.describeBriefly(), type: constraint.type.rawValue, wait: constraint.wait))
            }
        }
    }

    private func wasActive(_ type: ConstraintType) -> Bool { index(of: type).map { entries[$0].wasActive } ?? false }

    // MARK: Looking up and changing

    func constraint(_ type: ConstraintType) -> NSLayoutConstraint? { index(of: type).flatMap { entries[$0].held } }

    func remove(_ type: ConstraintType) {
        guard let index = index(of: type) else { return }
        entries[index].held?.isActive = false
        entries.remove(at: index)
    }

    /// Removes all declared and created constraints; named edges stay.
    func removeAll() {
        for entry in entries { entry.held?.isActive = false }
        entries = []
    }

    /// Changes the priority of the held and the pending constraint; returns false if there is neither.
    func setPriority(_ priority: UILayoutPriority, of type: ConstraintType) -> Bool {
        guard let index = index(of: type) else { return false }
        entries[index].pending?.priority = priority
        entries[index].recipe?.priority = priority
        guard let held = entries[index].held, held.priority != priority else { return true }
        // Only an inactive constraint may change between required and optional.
        let wasActive = held.isActive
        held.isActive = false
        held.priority = priority
        held.isActive = wasActive
        return true
    }
}

/// Views whose constraints wait for a hierarchy, stored at the topmost view of their tree or of their target's. They
/// are retried when that view moves into another tree and, for targets that were moved without their tree, when a
/// layout of it begins.
@MainActor
private final class PendingViews {
    private var list: [WeakView] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { list.isEmpty }
    /// The remaining views, in the order in which they were added.
    var views: [UIView] { list.compactMap(\.view) }

    func add(_ view: UIView) {
        let key = ObjectIdentifier(view)
        // A new view may reuse the address of a released one.
        if let index = indices[key], list[index].view === view { return }
        indices[key] = list.count
        list.append(WeakView(view))
    }

    /// Removes and returns all views.
    func take() -> [UIView] {
        defer {
            list = []
            indices = [:]
        }
        return views
    }
}
