import LayoutSolver
import Render

extension LayoutTree {
    /// Applies the changes since the last layout to the solver, without reading the rest of the tree again: added
    /// views, constraints that refer to views without items so far, and containers whose arrangement changed.
    func takeChanges() {
        guard !changes.isEmpty else { return }
        for view in changes.joiningViews { expectFrames(from: view) }
        baselines.measures = BaselineMemo()
        defer {
            baselines.measures = nil
            siblings = [:]
        }
        for view in changes.takeViews() { join(view) }
        for constraint in changes.takeConstraints() { takeWaiting(constraint) }
        for stack in changes.takeStacks() { takeCarrier(of: stack) }
        for container in changes.takeContainers() { rearrange(container) }
        removeStaleViews()
    }

    // MARK: Coming

    private func join(_ view: UIView) {
        guard view.layoutFlags.contains(.joinsLayout), let around = viewsWithoutItems(around: view) else { return }
        let scan = LayoutTreeScan(root: view, clearing: .flags)
        if scan.isAnythingNeeded { enter(around + scan.needed) }
    }

    /// Returns a view's ancestors below the nearest one with an item, outermost first; nil for a view in another tree.
    private func viewsWithoutItems(around view: UIView) -> [UIView]? {
        var result: [UIView] = []
        var current = view
        while !current.layoutFlags.contains(.isEngineBoundary), let parent = current.storedSuperview {
            if system.item(of: parent) != nil { return result.reversed() }
            result.append(parent)
            current = parent
        }
        return nil
    }

    private func takeWaiting(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, !rows.contains(constraint) else { return }
        for object in ConstraintActivation.items(of: constraint) {
            let guide = object as? UILayoutGuide
            guard let view = (object as? UIView) ?? guide?.owningView else { return }
            if system.item(of: view) == nil {
                guard let around = viewsWithoutItems(around: view) else {
                    return ConstraintSeparation.reportIfSeparated(constraint)
                }
                enter(around + [view])
            }
            guard let owner = system.item(of: view) else { return }
            if let guide, system.current(guide.layoutItem) == nil { addGuides(of: view, owner) }
        }
        if !rows.contains(constraint) { rows.add(constraint) }
    }

    /// Creates items for the views without one, given in tree order, and adds all their constraints.
    private func enter(_ views: [UIView]) {
        let new = views.filter { system.item(of: $0) == nil }
        guard makeItems(views) else {
            // No numbers are left between the neighbors: all items are renumbered.
            system.root.layoutFlags.insert(.structureChanged)
            return
        }
        var explicit: [NSLayoutConstraint] = []
        for view in new {
            guard let owner = system.item(of: view) else { continue }
            addGuides(of: view, owner)
            explicit += view.heldConstraints.filter { !rows.contains($0) }
        }
        for view in new { arrange(view) }
        explicit.sort { $0.activationOrder < $1.activationOrder }
        for constraint in explicit where !rows.add(constraint) { changes.constraintWaits(constraint) }
        for view in new { sizes.addContentSize(of: view) }
        ConstraintSeparation.reportHeldOutside(of: system, new)
    }

    /// Creates items for views; returns false if no numbers are left.
    private func makeItems(_ views: [UIView]) -> Bool {
        var start = 0
        while start < views.count {
            guard system.item(of: views[start]) == nil else {
                start += 1
                continue
            }
            // Views that are consecutive in tree order are inserted between the same two neighbors.
            var end = start + 1
            while end < views.count, system.item(of: views[end]) == nil { end += 1 }
            guard var before = itemBefore(views[start]),
                let orders = ActivationOrder.numbers(end - start, after: before.order, before: before.next?.order)
            else { return false }
            for (view, order) in zip(views[start..<end], orders) {
                before = makeItem(for: view, order: order, after: before)
                if let parent = view.storedSuperview { siblings[ObjectIdentifier(parent)]?.noteItem(of: view) }
            }
            start = end
        }
        return true
    }

    /// Returns the nearest item before a view in tree order; nil if its superview has none.
    private func itemBefore(_ view: UIView) -> LayoutItem? {
        guard let parent = view.storedSuperview, let parentItem = system.item(of: parent) else { return nil }
        guard var last = siblingBefore(view, in: parent) else { return parentItem }
        while let inner = lastSubviewWithItem(of: last) { last = inner }
        return last.layoutItem
    }

    /// Returns the nearest sibling with an item before a view.
    ///
    /// The sibling is mostly one of the last few subviews; otherwise, the siblings' positions are listed once for all
    /// views that are added there.
    private func siblingBefore(_ view: UIView, in parent: UIView) -> UIView? {
        let subviews = parent.storedSubviews
        var hasPassed = false
        for sibling in subviews.suffix(SiblingIndices.nearCount).reversed() {
            if hasPassed, system.item(of: sibling) != nil { return sibling }
            if sibling === view { hasPassed = true }
        }
        if hasPassed, subviews.count <= SiblingIndices.nearCount { return nil }
        return indices(in: parent, for: view).before(view, in: subviews)
    }

    private func lastSubviewWithItem(of view: UIView) -> UIView? {
        let subviews = view.storedSubviews
        for subview in subviews.suffix(SiblingIndices.nearCount).reversed() where system.item(of: subview) != nil {
            return subview
        }
        guard subviews.count > SiblingIndices.nearCount else { return nil }
        return indices(in: view, for: nil).last(in: subviews)
    }

    private func indices(in parent: UIView, for view: UIView?) -> SiblingIndices {
        let subviews = parent.storedSubviews
        if let known = siblings[ObjectIdentifier(parent)], known.isCurrent(view, in: subviews) { return known }
        let indices = SiblingIndices(subviews) { system.item(of: $0) != nil }
        siblings[ObjectIdentifier(parent)] = indices
        return indices
    }

    // MARK: Containers

    private func rearrange(_ container: UIView) {
        guard let item = system.item(of: container) else { return }
        item.isWaitingForArrangement = false
        addGuides(of: container, item)
        let current = Set(container.internalGuides.compactMap(\.layoutItem).map(ObjectIdentifier.init))
        for guide in item.internalGuides where !current.contains(ObjectIdentifier(guide)) { release(guide) }
        item.internalGuides.removeAll { !current.contains(ObjectIdentifier($0)) }
        arrange(container)
    }

    /// Enters the constraints that reference a stack's baselines again if another view provides the baselines now.
    private func takeCarrier(of stack: UIView) {
        guard let item = system.item(of: stack) else { return }
        item.baselines.isWaitingForCarrier = false
        var isOther = false
        if let known = item.baselines.firstCarrier {
            isOther = known != baselines.carrier(of: stack, item, isFirst: true).item.serial
        }
        if !isOther, let known = item.baselines.lastCarrier {
            isOther = known != baselines.carrier(of: stack, item, isFirst: false).item.serial
        }
        guard isOther else { return }
        item.baselines.firstCarrier = nil
        item.baselines.lastCarrier = nil
        for constraint in stack.referencingConstraints
        where constraint.usesBaselines && rows.contains(constraint) {
            rows.remove(constraint)
            if !rows.add(constraint) { changes.constraintWaits(constraint) }
        }
        if let outer = stack.storedSuperview?.arrangement, outer.usesBaselines { changes.containerDidChange(outer) }
    }
}

extension UIView {
    /// The owner of a layout that is notified of a change below this view.
    enum EnclosingLayout {
        /// A layout that reads this part of the tree anyway.
        case covered
        case engine(LayoutEngine)
        /// No layout contains the view.
        case absent
    }

    var enclosingLayout: EnclosingLayout {
        var current: UIView? = self
        while let view = current {
            if !view.layoutFlags.isDisjoint(with: [.structureChanged, .joinsLayout]) { return .covered }
            if let engine = view.layoutItem?.engine { return engine.system.isFitting ? .absent : .engine(engine) }
            if view.layoutFlags.contains(.isEngineBoundary) { return .absent }
            current = view.storedSuperview
        }
        return .absent
    }

    /// Updates the layout after a subview was added, or after its placement was changed to constraints.
    func layoutDidGain(_ subview: UIView) {
        guard !subview.layoutFlags.contains(.isEngineBoundary) else { return }
        switch enclosingLayout {
        // The flags end later searches here.
        case .covered, .absent: layoutStructureDidChange()
        case .engine(let engine):
            setNeedsLayout()
            guard !subview.layoutFlags.contains(.joinsLayout) else { return }
            subview.layoutFlags.insert(.joinsLayout)
            engine.changes.viewDidJoin(subview)
        }
    }

    /// Notifies the engine that the constraints that the view generates for its subviews may have changed.
    func generatedConstraintsDidChange() {
        switch enclosingLayout {
        case .covered: break
        case .engine(let engine): engine.changes.containerDidChange(self)
        case .absent: return layoutStructureDidChange()
        }
        setNeedsLayout()
    }
}
