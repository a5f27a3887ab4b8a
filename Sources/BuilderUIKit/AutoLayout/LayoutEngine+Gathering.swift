import Foundation
import LayoutSolver
import Render

extension LayoutEngine {
    /// Reads the whole tree below the root into a new solver.
    func gather() {
        solver = ConstraintSolver()
        solver.entersByJoining = true
        explicitIDs = [:]
        origins = [:]
        views = []
        guides = []
        textViews = []
        pendingContentViews = []
        baselineViews = []
        joiningViews = []
        waitingConstraints = []
        changedContainers = []
        changedCarriers = []
        hasStaleViews = false
        work.gatherings += 1
        stackMeasures = StackMeasures()
        defer { stackMeasures = nil }
        let views = LayoutTreeScan(root: root, clearing: isFitting ? .nothing : .flagsAndItems).needed
        var last: LayoutItem?
        for (view, order) in zip(views, JoinOrder.numbers(views.count)) {
            last = makeItem(for: view, order: order, after: last)
        }
        var explicit: [NSLayoutConstraint] = []
        for view in views {
            if let item = view.layoutItem { addGuides(of: view, item) }
            explicit.append(contentsOf: view.heldConstraints)
        }
        addRootSize()
        for view in views where view.needsSecondLayoutPass { view.automaticLayoutWidth = 0 }
        for view in views { arrange(view) }
        explicit.sort { $0.joinOrder < $1.joinOrder }
        for constraint in explicit where !add(constraint) { ConstraintSeparation.reportIfApart(constraint) }
        if !isFitting { ConstraintSeparation.reportHeldOutside(of: self, views) }
        for view in views where view !== root || isFitting || !view.translatesAutoresizingMaskIntoConstraints {
            addContentSize(of: view)
        }
    }

    var isFitting: Bool {
        if case .fitting = rootSize { return true }
        return false
    }

    // MARK: Items

    /// Makes an item for a view whose superview has one.
    @discardableResult
    func makeItem(for view: UIView, order: Int, after last: LayoutItem?) -> LayoutItem {
        let parent = view === root ? nil : view.superview
        let parentItem = parent?.layoutItem
        let item = LayoutItem(engine: self, order: order)
        item.readDirection(of: view, parent: parentItem)
        if isFitting { item.shadowed = view.layoutItem } else { item.link(after: last) }
        view.layoutItem = item
        views.append(view.viewHandle)
        if let parent, let parentItem { place(view, item, parent: parent, parentItem) }
        return item
    }

    /// Returns whether constraints place this view or one below it, or speak of it.
    static func needsItem(_ view: UIView) -> Bool {
        var waiting = [view]
        while let next = waiting.popLast() {
            if next.constraintsConcernIt { return true }
            for subview in next.storedSubviews where !subview.layoutFlags.contains(.isEngineBoundary) {
                waiting.append(subview)
            }
        }
        return false
    }

    private func place(_ view: UIView, _ item: LayoutItem, parent: UIView, _ parentItem: LayoutItem) {
        if view.translatesAutoresizingMaskIntoConstraints {
            let placement = AutoresizingPlacement(
                of: view, in: parent, childOffset: Self.childOffset(of: parent))
            item.placement = [
                difference(
                    item.left, placement.horizontal.startFollowsEnd ? parentItem.right : parentItem.left,
                    placement.horizontal.start, of: item,
                    .autoresizing(view)),
                difference(
                    item.top, placement.vertical.startFollowsEnd ? parentItem.bottom : parentItem.top,
                    placement.vertical.start, of: item,
                    .autoresizing(view)),
                difference(
                    item.right, placement.horizontal.endFollowsEnd ? parentItem.right : item.left,
                    placement.horizontal.end, of: item,
                    sizeOrigin(of: view, .horizontal)),
                difference(
                    item.bottom, placement.vertical.endFollowsEnd ? parentItem.bottom : item.top,
                    placement.vertical.end, of: item,
                    sizeOrigin(of: view, .vertical)),
            ].compactMap { $0 }
        } else {
            addSizes(item)
            rest(item, in: parent, parentItem)
        }
    }

    func addSizes(_ item: LayoutItem) {
        reportingErrors { () throws(SolverError) in
            _ = try solver.addSize(high: item.right, low: item.left, order: item.order)
            _ = try solver.addSize(high: item.bottom, low: item.top, order: item.order)
        }
    }

    /// A place that nothing decides is the leading top corner of the parent's own coordinates.
    func rest(_ item: LayoutItem, in view: UIView, _ parent: LayoutItem) {
        let offset = Self.childOffset(of: view)
        reportingErrors { () throws(SolverError) in
            if parent.isRightToLeft {
                let end = Self.childEndOffset(of: view)
                try solver.setDefaultPosition(of: item.right, at: parent.right, offset: Double(end), order: item.order)
            } else {
                try solver.setDefaultPosition(
                    of: item.left, at: parent.left, offset: Double(offset.x), order: item.order)
            }
            try solver.setDefaultPosition(of: item.top, at: parent.top, offset: Double(offset.y), order: item.order)
        }
    }

    static func untransformedAlignmentRect(of view: UIView) -> CGRect {
        view.alignmentRect(forFrame: (view as? EncapsulatedContentView)?.encapsulatedFrame ?? view.untransformedFrame)
    }

    /// Returns the origin of a fixed length: the table's decision for contents of cells, else the frame.
    private func sizeOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Origin {
        (view as? EncapsulatedContentView).map { .generated($0.encapsulatedConstraint(axis)) } ?? .autoresizing(view)
    }

    /// A Boolean value that indicates whether the root's bounds say how large it is.
    var rootHasSize: Bool {
        guard case .bounds = rootSize else { return false }
        return root.translatesAutoresizingMaskIntoConstraints || root.superview != nil
    }

    private func addRootSize() {
        guard let item = root.layoutItem else { return }
        switch rootSize {
        case .bounds where rootHasSize:
            fixRootSize()
        case .bounds:
            fixRootOrigin()
            // A root that constraints place sizes itself.
            addSizes(item)
        case .fitting(let target, let horizontal, let vertical):
            fixRootOrigin()
            addSizes(item)
            let inner = root.alignmentRect(forFrame: CGRect(origin: .zero, size: target)).size
            addFitting(item.right, item.left, .horizontal, max(0, inner.width), horizontal)
            addFitting(item.bottom, item.top, .vertical, max(0, inner.height), vertical)
        }
    }

    private func fixRootOrigin() {
        guard let item = root.layoutItem else { return }
        reportingErrors { () throws(SolverError) in
            let rect = Self.alignmentRectInside(root)
            try solver.fix(item.left, at: Double(rect.minX))
            try solver.fix(item.top, at: Double(rect.minY))
        }
    }

    /// Makes the root as large as its bounds.
    func fixRootSize() {
        guard let item = root.layoutItem else { return }
        fixRootOrigin()
        reportingErrors { () throws(SolverError) in
            let rect = Self.alignmentRectInside(root)
            try solver.fix(item.right, at: Double(rect.maxX))
            try solver.fix(item.bottom, at: Double(rect.maxY))
        }
    }

    private func addFitting(
        _ high: ConstraintSolver.Variable, _ low: ConstraintSolver.Variable, _ axis: NSLayoutConstraint.Axis,
        _ length: CGFloat, _ priority: UILayoutPriority
    ) {
        let constraint = ConstraintSolver.Constraint(
            [.init(high), .init(low, -1)], constant: -Double(length), .equal, priority: priority.solverValue,
            provenance: .system, joined: JoinOrder.generated)
        enter(constraint, .fitting(root, axis, length, priority))
    }

    // MARK: Guides

    /// Makes items for the guides of a view that need one and have none.
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
        guard isNeeded, current(guide.layoutItem) == nil else { return nil }
        let item = LayoutItem(engine: self, order: JoinOrder.guide(owner.order, index))
        if isFitting { item.shadowed = guide.layoutItem }
        guide.layoutItem = item
        guides.append(guide.guideHandle)
        switch guide.role {
        case .custom:
            addSizes(item)
            rest(item, in: view, owner)
        case .scrollContent:
            addScrollContent(guide, item, of: view, owner)
        case .safeArea, .margins, .readableContent, .scrollFrame, .keyboard, .topBars, .bottomBars:
            let insets = guide.insets(in: view)
            item.placement = [
                difference(item.left, owner.left, insets.left, of: item, .guide(guide)),
                difference(
                    item.top, guide.topFollowsBottom ? owner.bottom : owner.top, insets.top, of: item, .guide(guide)),
                difference(item.right, owner.right, -insets.right, of: item, .guide(guide)),
                difference(
                    item.bottom, guide.bottomFollowsTop ? owner.top : owner.bottom, -insets.bottom, of: item,
                    .guide(guide)),
            ].compactMap { $0 }
        }
        return item
    }

    /// The content's corner follows the scroll view's offset; its size comes from what is pinned to it.
    private func addScrollContent(_ guide: UILayoutGuide, _ item: LayoutItem, of view: UIView, _ owner: LayoutItem) {
        let offset = Self.childOffset(of: view)
        item.placement = [
            difference(item.left, owner.left, offset.x, of: item, .guide(guide)),
            difference(item.top, owner.top, offset.y, of: item, .guide(guide)),
        ].compactMap { $0 }
        addSizes(item)
    }

    // MARK: Entering

    /// `a == b + constant`, required.
    private func difference(
        _ a: ConstraintSolver.Variable, _ b: ConstraintSolver.Variable, _ constant: CGFloat, of item: LayoutItem,
        _ origin: Origin
    ) -> ConstraintSolver.ConstraintID? {
        enter(
            ConstraintSolver.Constraint(
                [.init(a), .init(b, -1)], constant: -Double(constant), .equal, provenance: .system,
                joined: JoinOrder.row(of: item.order, .place)),
            origin)
    }

    @discardableResult
    func enter(_ constraint: ConstraintSolver.Constraint, _ origin: Origin) -> ConstraintSolver.ConstraintID? {
        do {
            let id = try solver.add(constraint)
            work.entered += 1
            if recordsOrigins { origins[id] = origin }
            return id
        } catch .noVariables {
            return nil
        } catch {
            LayoutDiagnostics.report(.solver(view: text(of: origin), reason: "\(error)"))
            return nil
        }
    }
}

extension UILayoutPriority {
    /// The priority as the solver takes it: above 0, at most 1000.
    var solverValue: Double {
        rawValue.isFinite ? min(max(Double(rawValue), 0.001), ConstraintSolver.required) : ConstraintSolver.required
    }
}
