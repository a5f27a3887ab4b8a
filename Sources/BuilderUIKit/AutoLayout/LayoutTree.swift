import Foundation
import LayoutSolver
import Render

/// The tree that an engine lays out: gathers views and guides with items, and processes added, removed and rearranged
/// views.
@MainActor
final class LayoutTree {
    let system: ConstraintSystem
    let rows: ConstraintRows
    let baselines: Baselines
    let sizes: ContentSizing
    let changes: PendingChanges
    /// Views and guides with items, in tree order. The root owns its engine, so the engine must not retain the root.
    private(set) var views: [ZeroingReference<UIView>] = []
    private(set) var guides: [ZeroingReference<UILayoutGuide>] = []
    /// The positions of subviews, while changes are processed.
    var siblings: [ObjectIdentifier: SiblingIndices] = [:]
    /// A Boolean value that indicates whether lists contain views that have been removed.
    private var hasStaleViews = false

    init(
        system: ConstraintSystem, rows: ConstraintRows, baselines: Baselines, sizes: ContentSizing,
        changes: PendingChanges
    ) {
        self.system = system
        self.rows = rows
        self.baselines = baselines
        self.sizes = sizes
        self.changes = changes
    }

    /// Gathers the whole tree below the root into a new solver.
    func gather() {
        system.reset()
        rows.reset()
        baselines.reset()
        sizes.reset()
        changes.reset()
        views = []
        guides = []
        hasStaleViews = false
        baselines.measures = BaselineMemo()
        defer { baselines.measures = nil }
        let views = LayoutTreeScan(root: system.root, clearing: system.isFitting ? .nothing : .flagsAndItems).needed
        var last: LayoutItem?
        for (view, order) in zip(views, ActivationOrder.numbers(views.count)) {
            last = makeItem(for: view, order: order, after: last)
        }
        var explicit: [NSLayoutConstraint] = []
        for view in views {
            if let item = view.layoutItem { addGuides(of: view, item) }
            explicit.append(contentsOf: view.heldConstraints)
        }
        rows.addRootSize()
        for view in views where view.needsSecondLayoutPass { view.automaticLayoutWidth = 0 }
        for view in views { arrange(view) }
        explicit.sort { $0.activationOrder < $1.activationOrder }
        for constraint in explicit where !rows.add(constraint) { ConstraintSeparation.reportIfSeparated(constraint) }
        if !system.isFitting { ConstraintSeparation.reportHeldOutside(of: system, views) }
        for view in views
        where view !== system.root || system.isFitting || !view.translatesAutoresizingMaskIntoConstraints {
            sizes.addContentSize(of: view)
        }
    }

    // MARK: Items

    /// Creates an item for a view whose superview has one.
    @discardableResult
    func makeItem(for view: UIView, order: Int, after last: LayoutItem?) -> LayoutItem {
        let parent = view === system.root ? nil : view.storedSuperview
        let parentItem = parent?.layoutItem
        let item = LayoutItem(system: system, order: order)
        item.readDirection(of: view, parent: parentItem)
        if system.isFitting { item.shadowed = view.layoutItem } else { item.link(after: last) }
        view.layoutItem = item
        views.append(view.viewReference)
        if let parent, let parentItem { rows.place(view, item, parent: parent, parentItem) }
        return item
    }

    /// Returns whether constraints place this view or a descendant, or reference it.
    static func needsItem(_ view: UIView) -> Bool {
        var waiting = [view]
        while let next = waiting.popLast() {
            if next.participatesInLayout { return true }
            for subview in next.storedSubviews where !subview.layoutFlags.contains(.isEngineBoundary) {
                waiting.append(subview)
            }
        }
        return false
    }

    // MARK: Guides

    /// Creates items for the guides of a view that need one and have none.
    func addGuides(of view: UIView, _ owner: LayoutItem) {
        view.prepareGuidesForGathering()
        for (index, guide) in view.ownLayoutGuides.enumerated() { addGuide(guide, of: view, owner, index) }
        for (index, guide) in view.internalGuides.enumerated() {
            if let item = addGuide(guide, of: view, owner, (1 << 16) + index) { owner.internalGuides.append(item) }
        }
        for (index, guide) in view.reservedGuides.all.enumerated() {
            addGuide(guide, of: view, owner, (1 << 19) + index)
        }
    }

    @discardableResult
    private func addGuide(_ guide: UILayoutGuide, of view: UIView, _ owner: LayoutItem, _ index: Int) -> LayoutItem? {
        let isNeeded =
            !guide.referencingConstraints.isEmpty || guide.role == .custom || guide.role == .scrollContent
            || (guide.role == .margins && view.usesMarginsGuideForLayout)
        guard isNeeded, system.current(guide.layoutItem) == nil else { return nil }
        let item = LayoutItem(system: system, order: ActivationOrder.guide(owner.order, index))
        if system.isFitting { item.shadowed = guide.layoutItem }
        guide.layoutItem = item
        guides.append(guide.guideReference)
        rows.place(guide, item, in: view, owner)
        return item
    }

    // MARK: Containers

    /// Enters the constraints that a container generates, unless they are entered already, and removes those that it no
    /// longer generates.
    func arrange(_ container: UIView) {
        guard let item = system.item(of: container) else { return }
        let constraints = container.generatedConstraints()
        guard !constraints.isEmpty || !item.generated.isEmpty else { return }
        if item.generated.isEmpty { return enter(constraints, of: item) }
        let change = GeneratedList.Change(from: item.generated, to: constraints.map { GeneratedKey($0) })
        for entry in change.removed { if let id = entry.id { system.solver.remove(id) } }
        var entries = change.entries
        for index in entries.indices {
            let order = ActivationOrder.generated(item.order, entries[index].position)
            if change.isNew[index] {
                entries[index].id = rows.add(constraints[index], order: order, isMirrored: item.isRightToLeft)
            } else if change.isRenumbered, let id = entries[index].id {
                system.reportingErrors { () throws(SolverError) in try system.solver.setOrder(order, of: id) }
            }
        }
        item.generated = entries
    }

    /// Enters a container's complete list of constraints.
    private func enter(_ constraints: [GeneratedConstraint], of item: LayoutItem) {
        let step = max(1, ActivationOrder.positions / (constraints.count + 1))
        for (index, constraint) in constraints.enumerated() {
            let position = step * (index + 1)
            let id = rows.add(
                constraint, order: ActivationOrder.generated(item.order, position), isMirrored: item.isRightToLeft)
            item.generated.append(
                GeneratedList.SolverConstraint(key: GeneratedKey(constraint), id: id, position: position))
        }
    }

    // MARK: Going

    /// Removes the constraints that reference a view that is being removed.
    func forget(_ view: UIView, _ item: LayoutItem) {
        // A tree that will be gathered again requires no update.
        guard !system.isFitting, !system.root.layoutFlags.contains(.structureChanged) else { return }
        if item.baselines.isBorrowed {
            // The remaining constraints use its baselines and need those of another view.
            system.root.layoutFlags.insert(.structureChanged)
            return
        }
        hasStaleViews = true
        rows.forget(view.heldConstraints)
        for guide in view.ownLayoutGuides + view.reservedGuides.all {
            if let guideItem = system.current(guide.layoutItem) { release(guideItem) }
        }
        for guide in item.internalGuides { release(guide) }
        release(item)
        item.unlink()
    }

    func release(_ item: LayoutItem) {
        for variable in [item.left, item.right, item.top, item.bottom] { system.solver.remove(variable) }
        let derived = [item.centerX, item.centerY, item.baselines.first?.variable, item.baselines.last?.variable]
        for variable in derived.compactMap({ $0 }) { system.solver.remove(variable) }
    }

    /// Removes views that have left the tree from all lists.
    func removeStaleViews() {
        guard hasStaleViews else { return }
        hasStaleViews = false
        views = system.current(views)
        sizes.removeStaleViews()
        baselines.removeStaleViews()
    }
}
