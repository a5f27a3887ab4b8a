import BuilderUIKit

/// A view's constraints by type: each is made, or declared and still to be made, or both until the new one takes the
/// old one's place.
///
/// **Made at once** are sizes in points, and what is related to the superview that the view has. All others are
/// *pending*: they are made and activated when the view comes into a superview, or by `activeConstraints()`. One that
/// is made and whose target is in another hierarchy waits until both are in one; `WaitingViews` notifies it.
/// Active constraints aren't visited again.
@MainActor
final class ConstraintStore {
    struct Entry {
        let type: ConstraintType
        /// The recipe of `held`.
        var recipe: ConstraintRecipe?
        var held: NSLayoutConstraint?
        var pending: ConstraintRecipe?
        /// The pending one was declared when view and target were in one hierarchy: nothing comes that would activate
        /// it.
        var needsCall = false

        /// `held` is inactive because its items are not in one tree, not because code deactivated it.
        var isApart = false
        /// A constraint of this type has been active.
        var wasActive = false

        /// A Boolean value that indicates whether something is still to become of it.
        var isUnfinished: Bool { pending != nil || isApart }
    }

    /// In the order in which the types were first declared.
    private(set) var entries: [Entry] = []
    /// The edges that were named and wait for their target, as in `.top.leading.equalToSuper()`.
    private(set) var namedEdges: [ChainedEdge] = []
    /// The views of this tree, or with targets in it, whose constraints wait: kept at the topmost view.
    private var waitingViews: WaitingViews?
    /// The number of times constraints were searched for those that can be made or activated. For tests.
    private(set) var passes = 0

    var waiting: WaitingViews {
        if let waitingViews { return waitingViews }
        let views = WaitingViews()
        waitingViews = views
        return views
    }

    func index(of type: ConstraintType) -> Int? { entries.firstIndex { $0.type == type } }

    // MARK: Declaring

    /// Makes the constraint now, or notes it until its target is there; it takes the place of the one of its type.
    func declare(_ type: ConstraintType, _ recipe: ConstraintRecipe, on view: UIView) {
        guard isUsable(recipe, type, view) else { return }
        if isImmediate(recipe, on: view) {
            hold(recipe, at: place(of: type), of: view)
        } else {
            declarePending(recipe, at: place(of: type), of: view)
        }
    }

    private func place(of type: ConstraintType) -> Int {
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
        entries[index].needsCall = false
        guard view.superview != nil else { return }
        entries[index].needsCall = isTogether(view, recipe)
        wait(view)
    }

    /// Makes a constraint and puts it in the place of the one that is there; where it can be active, it is. One that is
    /// there already stays, and so does the old one where the new one makes no sense.
    private func hold(_ recipe: ConstraintRecipe, at index: Int, of view: UIView) {
        if let held = entries[index].held, held.isActive, let old = entries[index].recipe,
            recipe.makes(held, madeFrom: old, for: view)
        {
            entries[index].pending = nil
            return
        }
        guard let constraint = recipe.make(for: view) else { return }
        entries[index].pending = nil
        entries[index].needsCall = false
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
        entries[index].isApart = !isActive
        if isActive { entries[index].wasActive = true }
    }

    /// Names edges for the target that follows, in place of those that were named.
    func name(_ edges: [ChainedEdge], on view: UIView) {
        namedEdges = edges
        if !edges.isEmpty, view.superview != nil { wait(view) }
    }

    /// Numbers that mean nothing are refused with a message, and what was there stays.
    private func isUsable(_ recipe: ConstraintRecipe, _ type: ConstraintType, _ view: UIView) -> Bool {
        if recipe.constant.isFinite, recipe.multiplier.isFinite { return true }
        let wrong = recipe.constant.isFinite ? recipe.multiplier : recipe.constant
        LayoutDiagnostics.report(
            .invalidConstant(constraint: "The constraint \(type.rawValue) of \(view.describeBriefly())", value: wrong))
        return false
    }

    // MARK: Activating

    /// Makes what is pending and activates what can be. Nothing happens without a superview.
    /// - Parameter isAsked: whether code requested it, or the view has come into a superview; otherwise those that
    ///   need a call are left.
    func activate(on view: UIView, isAsked: Bool = true) {
        guard view.superview != nil else { return }
        passes += 1
        for index in entries.indices {
            if let recipe = entries[index].pending {
                if isAsked || !entries[index].needsCall && isTogether(view, recipe) {
                    hold(recipe, at: index, of: view)
                }
            } else if let recipe = entries[index].recipe, let held = entries[index].held {
                if recipe.followsSuperview, held.secondItem !== recipe.item(for: view) {
                    follow(recipe, at: index, of: view)
                } else if isAsked ? !held.isActive : entries[index].isApart {
                    activateHeld(at: index)
                    if held.isActive { view.translatesAutoresizingMaskIntoConstraints = false }
                }
            }
        }
        if hasUnfinished { wait(view) }
    }

    private func isTogether(_ view: UIView, _ recipe: ConstraintRecipe) -> Bool {
        recipe.targetView(for: view).map { $0.topmostView === view.topmostView } ?? false
    }

    /// Returns whether something that waited has got what it waits for.
    private func canProgress(on view: UIView) -> Bool {
        entries.contains { entry in
            if let recipe = entry.pending { return !entry.needsCall && isTogether(view, recipe) }
            return entry.isApart && entry.held?.readiness == .ready
        }
    }

    private var hasUnfinished: Bool { !namedEdges.isEmpty || entries.contains { $0.isUnfinished } }

    /// Makes a constraint to the superview anew for another superview, with what was changed of the old one meanwhile.
    private func follow(_ recipe: ConstraintRecipe, at index: Int, of view: UIView) {
        guard let old = entries[index].held else { return }
        var recipe = recipe
        recipe.constant = old.constant
        recipe.priority = old.priority
        hold(recipe, at: index, of: view)
        entries[index].held?.identifier = old.identifier
    }

    // MARK: Waiting

    /// Has the view looked at again when the top of its tree or of a target's tree comes into another one.
    private func wait(_ view: UIView) {
        let own = view.topmostView
        FluentState.of(own).constraints.waiting.add(view)
        for entry in entries where entry.isUnfinished {
            guard let recipe = entry.pending ?? entry.recipe, let target = recipe.targetView(for: view) else {
                continue
            }
            let other = target.topmostView
            if other !== own { FluentState.of(other).constraints.waiting.add(view) }
        }
    }

    /// The view has a superview, or has none: what is below it and waited gets its chance, too.
    func viewDidMoveToSuperview(_ view: UIView) {
        guard view.superview != nil else { return }
        if !entries.isEmpty || !namedEdges.isEmpty { activate(on: view) }
        retryWaiting(except: view)
    }

    /// Looks again at the views that wait here.
    func retryWaiting(except known: UIView? = nil) {
        guard let waitingViews, !waitingViews.isEmpty else { return }
        for view in waitingViews.take() where view !== known {
            guard let store = FluentState.existing(view)?.constraints else { continue }
            if store.canProgress(on: view) {
                store.activate(on: view, isAsked: false)
            } else if store.hasUnfinished {
                store.wait(view)
            }
        }
    }

    /// The view leaves its tree together with `top`, or stays without something that leaves with `top`.
    func view(_ view: UIView, leavesTreeWith top: UIView, losing lost: Set<ObjectIdentifier>) {
        for index in entries.indices {
            if let held = entries[index].held, lost.contains(ObjectIdentifier(held)) { entries[index].isApart = true }
        }
        guard hasUnfinished else { return }
        FluentState.of(top).constraints.waiting.add(view)
        if !view.isDescendant(of: top) { wait(view) }
    }

    /// Reports what waits below `top`, the topmost view of a screen, and was never active. What was, and whose target
    /// has left, is as silent as in UIKit.
    func reportWaiting(below top: UIView) {
        for view in (waitingViews?.views ?? []) + [top] where view.topmostView === top {
            guard let store = FluentState.existing(view)?.constraints else { continue }
            if !store.namedEdges.isEmpty { view.report(.noTarget(edges: store.namedEdges.map(\.rawValue))) }
            for constraint in view.waitingConstraints where !store.wasActive(constraint.type) {
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

    /// Takes away what was declared and made; edges that were named stay.
    func removeAll() {
        for entry in entries { entry.held?.isActive = false }
        entries = []
    }

    /// Changes the priority of what is held and of what is pending; false where there is neither.
    func setPriority(_ priority: UILayoutPriority, of type: ConstraintType) -> Bool {
        guard let index = index(of: type) else { return false }
        entries[index].pending?.priority = priority
        entries[index].recipe?.priority = priority
        guard let held = entries[index].held, held.priority != priority else { return true }
        // Between required and optional only an inactive one may change.
        let wasActive = held.isActive
        held.isActive = false
        held.priority = priority
        held.isActive = wasActive
        return true
    }
}
