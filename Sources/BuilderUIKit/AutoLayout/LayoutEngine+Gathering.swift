import Foundation
import Render

/// Order of joining, for ties within a priority: explicit constraints first, as activated; then what containers
/// generate; then content sizes, in tree order.
enum JoinOrder {
    static let generated = 1 << 40
    static let content = 1 << 41
}

extension LayoutEngine {
    /// Reads the whole tree below the root into a new solver.
    func gather() {
        solver = ConstraintSolver()
        explicitIDs = [:]
        origins = [:]
        views = []
        guides = []
        textViews = []
        pendingContentViews = []
        baselineViews = []
        let views = LayoutTreeScan(root: root, isFinal: !isFitting).needed
        for view in views { addItem(for: view) }
        var explicit: [NSLayoutConstraint] = []
        for view in views {
            addGuides(of: view)
            explicit.append(contentsOf: view.heldConstraints)
        }
        addRootSize()
        var generatedOrder = JoinOrder.generated
        for view in views {
            let isMirrored = view.layoutItem?.isRightToLeft ?? false
            for constraint in view.generatedConstraints() {
                generatedOrder += 1
                add(constraint, joined: generatedOrder, isMirrored: isMirrored)
            }
        }
        explicit.sort { $0.joinOrder < $1.joinOrder }
        for constraint in explicit { add(constraint) }
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
    private func addItem(for view: UIView) {
        let parent = view === root ? nil : view.superview
        let parentItem = parent?.layoutItem
        let item = LayoutItem(engine: self, order: nextOrder())
        item.readDirection(of: view, parent: parentItem)
        if isFitting { item.shadowed = view.layoutItem }
        view.layoutItem = item
        views.append(Weak(view))
        if let parent, let parentItem { place(view, item, parent: parent, parentItem) }
    }

    /// Whether constraints place this view or one below it, or speak of it.
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
        let offset = Self.childOffset(of: parent, isRoot: parent === root)
        if view.translatesAutoresizingMaskIntoConstraints {
            let placement = AutoresizingPlacement(of: view, in: parent, childOffset: offset)
            item.placement = [
                difference(
                    item.left, placement.horizontal.startFollowsEnd ? parentItem.right : parentItem.left,
                    placement.horizontal.start, .autoresizing(view)),
                difference(
                    item.top, placement.vertical.startFollowsEnd ? parentItem.bottom : parentItem.top,
                    placement.vertical.start, .autoresizing(view)),
                difference(
                    item.right, placement.horizontal.endFollowsEnd ? parentItem.right : item.left,
                    placement.horizontal.end, sizeOrigin(of: view, .horizontal)),
                difference(
                    item.bottom, placement.vertical.endFollowsEnd ? parentItem.bottom : item.top,
                    placement.vertical.end, sizeOrigin(of: view, .vertical)),
            ].compactMap { $0 }
        } else {
            addSizes(item)
            rest(item, at: parentItem, offset: offset, isRightToLeft: parentItem.isRightToLeft)
        }
    }

    func addSizes(_ item: LayoutItem) {
        do {
            _ = try solver.addSize(high: item.right, low: item.left, order: item.order)
            _ = try solver.addSize(high: item.bottom, low: item.top, order: item.order)
        } catch {
            LayoutDiagnostics.report(.solver(view: root.describeBriefly(), reason: "\(error)"))
        }
    }

    /// A place that nothing decides is the parent's leading and top edge.
    func rest(_ item: LayoutItem, at parent: LayoutItem, offset: CGPoint, isRightToLeft: Bool) {
        do {
            if isRightToLeft {
                try solver.setRest(of: item.right, at: parent.right, offset: 0, order: item.order)
            } else {
                try solver.setRest(of: item.left, at: parent.left, offset: Double(offset.x), order: item.order)
            }
            try solver.setRest(of: item.top, at: parent.top, offset: Double(offset.y), order: item.order)
        } catch {
            LayoutDiagnostics.report(.solver(view: root.describeBriefly(), reason: "\(error)"))
        }
    }

    static func untransformedAlignmentRect(of view: UIView) -> CGRect {
        view.alignmentRect(forFrame: (view as? EncapsulatedContentView)?.encapsulatedFrame ?? view.untransformedFrame)
    }

    /// Where a fixed length comes from: the table's decision for contents of cells, else the frame.
    private func sizeOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Origin {
        (view as? EncapsulatedContentView).map { .generated($0.encapsulatedConstraint(axis)) } ?? .autoresizing(view)
    }

    private func addRootSize() {
        guard let item = root.layoutItem else { return }
        do {
            try solver.fix(item.left, at: 0)
            try solver.fix(item.top, at: 0)
            switch rootSize {
            case .bounds where root.translatesAutoresizingMaskIntoConstraints || root.superview != nil:
                try solver.fix(item.right, at: Double(root.bounds.width))
                try solver.fix(item.bottom, at: Double(root.bounds.height))
            case .bounds:
                // A root that constraints place sizes itself.
                addSizes(item)
            case .fitting(let target, let horizontal, let vertical):
                addSizes(item)
                addFitting(item.right, item.left, target.width, horizontal)
                addFitting(item.bottom, item.top, target.height, vertical)
            }
        } catch {
            LayoutDiagnostics.report(.solver(view: root.describeBriefly(), reason: "\(error)"))
        }
    }

    private func addFitting(
        _ high: ConstraintSolver.Variable, _ low: ConstraintSolver.Variable, _ length: CGFloat,
        _ priority: UILayoutPriority
    ) {
        let constraint = ConstraintSolver.Constraint(
            [.init(high), .init(low, -1)], constant: -Double(length), .equal, priority: priority.solverValue,
            keeping: .system, joined: JoinOrder.generated)
        enter(constraint, .fitting)
    }

    // MARK: Guides

    private func addGuides(of view: UIView) {
        guard let owner = view.layoutItem else { return }
        view.prepareGuidesForGathering()
        for guide in view.ownLayoutGuides + view.internalGuides + view.reservedGuides.all {
            let isNeeded =
                !guide.referencingConstraints.isEmpty || guide.role == .custom || guide.role == .scrollContent
                || (guide.role == .margins && view.usesMarginsGuideForLayout)
            guard isNeeded else { continue }
            let item = LayoutItem(engine: self, order: nextOrder())
            if isFitting { item.shadowed = guide.layoutItem }
            guide.layoutItem = item
            guides.append(Weak(guide))
            switch guide.role {
            case .custom:
                addSizes(item)
                rest(
                    item, at: owner, offset: Self.childOffset(of: view, isRoot: view === root),
                    isRightToLeft: owner.isRightToLeft)
            case .scrollContent:
                addScrollContent(guide, item, of: view, owner)
            case .safeArea, .margins, .readableContent, .scrollFrame, .keyboard, .topBars, .bottomBars:
                let insets = guide.insets(in: view)
                item.placement = [
                    difference(item.left, owner.left, insets.left, .guide(guide)),
                    difference(
                        item.top, guide.topFollowsBottom ? owner.bottom : owner.top, insets.top, .guide(guide)),
                    difference(item.right, owner.right, -insets.right, .guide(guide)),
                    difference(
                        item.bottom, guide.bottomFollowsTop ? owner.top : owner.bottom, -insets.bottom, .guide(guide)),
                ].compactMap { $0 }
            }
        }
    }

    /// The content's corner follows the scroll view's offset; its size comes from what is pinned to it.
    private func addScrollContent(_ guide: UILayoutGuide, _ item: LayoutItem, of view: UIView, _ owner: LayoutItem) {
        let offset = Self.childOffset(of: view, isRoot: view === root)
        item.placement = [
            difference(item.left, owner.left, offset.x, .guide(guide)),
            difference(item.top, owner.top, offset.y, .guide(guide)),
        ].compactMap { $0 }
        addSizes(item)
    }

    // MARK: Entering

    /// `a == b + constant`, required.
    private func difference(
        _ a: ConstraintSolver.Variable, _ b: ConstraintSolver.Variable, _ constant: CGFloat, _ origin: Origin
    ) -> ConstraintSolver.ConstraintID? {
        enter(
            ConstraintSolver.Constraint(
                [.init(a), .init(b, -1)], constant: -Double(constant), .equal, keeping: .system),
            origin)
    }

    @discardableResult
    func enter(_ constraint: ConstraintSolver.Constraint, _ origin: Origin) -> ConstraintSolver.ConstraintID? {
        do {
            let id = try solver.add(constraint)
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
