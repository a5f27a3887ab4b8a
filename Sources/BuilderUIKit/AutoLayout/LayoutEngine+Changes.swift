import LayoutSolver
import Render

extension LayoutEngine {
    /// Takes what came or changed since the last layout into the solver, without reading the rest of the tree again:
    /// views that joined, constraints that speak of views without items so far, containers that arrange anew.
    func takeChanges() {
        guard
            !joiningViews.isEmpty || !waitingConstraints.isEmpty || !changedContainers.isEmpty
                || !changedCarriers.isEmpty
        else { return }
        for view in joiningViews.compactMap(\.object) { expectFrames(from: view) }
        stackMeasures = StackMeasures()
        defer {
            stackMeasures = nil
            siblings = [:]
        }
        let joining = joiningViews
        joiningViews = []
        for view in joining.compactMap(\.object) { join(view) }
        let constraints = waitingConstraints
        waitingConstraints = []
        for constraint in constraints.compactMap(\.object) { takeWaiting(constraint) }
        let stacks = changedCarriers
        changedCarriers = []
        for stack in stacks.compactMap(\.object) { takeCarrier(of: stack) }
        let containers = changedContainers
        changedContainers = []
        for container in containers.compactMap(\.object) { rearrange(container) }
        guard hasStaleViews else { return }
        hasStaleViews = false
        views = current(views)
        textViews = current(textViews)
        baselineViews = current(baselineViews)
    }

    /// Returns the views that have items, each once.
    private func current(_ references: [ZeroingReference<UIView>]) -> [ZeroingReference<UIView>] {
        var seen: Set<ObjectIdentifier> = []
        return references.filter { reference in
            guard let view = reference.object, item(of: view) != nil else { return false }
            return seen.insert(ObjectIdentifier(view)).inserted
        }
    }

    /// The item that a view has in this engine, as it was gathered last.
    func item(of view: UIView) -> LayoutItem? { current(view.layoutItem) }

    func current(_ item: LayoutItem?) -> LayoutItem? {
        guard let item, item.belongs(to: self), item.gathering == work.gatherings else { return nil }
        return item
    }

    // MARK: Coming

    private func join(_ view: UIView) {
        guard view.layoutFlags.contains(.joinsLayout), let around = viewsWithoutItems(around: view) else { return }
        let scan = LayoutTreeScan(root: view, clearing: .flags)
        if scan.isAnythingNeeded { enter(around + scan.needed) }
    }

    /// The views between this one and the nearest with an item, from the outermost in; nil for a view in another tree.
    private func viewsWithoutItems(around view: UIView) -> [UIView]? {
        var result: [UIView] = []
        var current = view
        while !current.layoutFlags.contains(.isEngineBoundary), let parent = current.superview {
            if item(of: parent) != nil { return result.reversed() }
            result.append(parent)
            current = parent
        }
        return nil
    }

    private func takeWaiting(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, explicitIDs[ObjectIdentifier(constraint)] == nil else { return }
        for object in ConstraintActivation.items(of: constraint) {
            let guide = object as? UILayoutGuide
            guard let view = (object as? UIView) ?? guide?.owningView else { return }
            if item(of: view) == nil {
                guard let around = viewsWithoutItems(around: view) else {
                    return ConstraintSeparation.reportIfApart(constraint)
                }
                enter(around + [view])
            }
            guard let owner = item(of: view) else { return }
            if let guide, current(guide.layoutItem) == nil { addGuides(of: view, owner) }
        }
        if explicitIDs[ObjectIdentifier(constraint)] == nil { add(constraint) }
    }

    /// Makes items for views, given in tree order, that have none, and enters all that they say.
    private func enter(_ views: [UIView]) {
        let new = views.filter { item(of: $0) == nil }
        guard makeItems(views) else {
            // No numbers are left between the neighbors: everything gets new ones.
            root.layoutFlags.insert(.structureChanged)
            return
        }
        var explicit: [NSLayoutConstraint] = []
        for view in new {
            guard let owner = item(of: view) else { continue }
            addGuides(of: view, owner)
            explicit += view.heldConstraints.filter { explicitIDs[ObjectIdentifier($0)] == nil }
        }
        for view in new { arrange(view) }
        explicit.sort { $0.joinOrder < $1.joinOrder }
        for constraint in explicit where !add(constraint) { waitingConstraints.append(Weak(constraint)) }
        for view in new { addContentSize(of: view) }
        ConstraintSeparation.reportHeldOutside(of: self, new)
    }

    /// False where numbers ran out.
    private func makeItems(_ views: [UIView]) -> Bool {
        var start = 0
        while start < views.count {
            guard item(of: views[start]) == nil else {
                start += 1
                continue
            }
            // Those that follow each other in the tree order come between the same two neighbors.
            var end = start + 1
            while end < views.count, item(of: views[end]) == nil { end += 1 }
            guard var before = itemBefore(views[start]),
                let orders = JoinOrder.numbers(end - start, after: before.order, before: before.next?.order)
            else { return false }
            for (view, order) in zip(views[start..<end], orders) {
                before = makeItem(for: view, order: order, after: before)
                if let parent = view.superview { siblings[ObjectIdentifier(parent)]?.noteItem(of: view) }
            }
            start = end
        }
        return true
    }

    /// The nearest item before a view in tree order, where its superview has one.
    private func itemBefore(_ view: UIView) -> LayoutItem? {
        guard let parent = view.superview, let parentItem = item(of: parent) else { return nil }
        guard var last = siblingBefore(view, in: parent) else { return parentItem }
        while let inner = lastSubviewWithItem(of: last) { last = inner }
        return last.layoutItem
    }

    /// The nearest sibling with an item before a view. Mostly one of the last few; where it isn't, the siblings' places
    /// are listed once for all views that join there.
    private func siblingBefore(_ view: UIView, in parent: UIView) -> UIView? {
        let subviews = parent.storedSubviews
        var hasPassed = false
        for sibling in subviews.suffix(SiblingPlaces.nearCount).reversed() {
            if hasPassed, item(of: sibling) != nil { return sibling }
            if sibling === view { hasPassed = true }
        }
        if hasPassed, subviews.count <= SiblingPlaces.nearCount { return nil }
        return places(in: parent, for: view).before(view, in: subviews)
    }

    private func lastSubviewWithItem(of view: UIView) -> UIView? {
        let subviews = view.storedSubviews
        for subview in subviews.suffix(SiblingPlaces.nearCount).reversed() where item(of: subview) != nil {
            return subview
        }
        guard subviews.count > SiblingPlaces.nearCount else { return nil }
        return places(in: view, for: nil).last(in: subviews)
    }

    private func places(in parent: UIView, for view: UIView?) -> SiblingPlaces {
        let subviews = parent.storedSubviews
        if let known = siblings[ObjectIdentifier(parent)], known.isCurrent(view, in: subviews) { return known }
        let places = SiblingPlaces(subviews) { item(of: $0) != nil }
        siblings[ObjectIdentifier(parent)] = places
        return places
    }

    // MARK: Containers

    /// Notes that a container's generated constraints may be others now.
    func containerDidChange(_ container: UIView) {
        guard let item = item(of: container), !item.isWaitingForArrangement else { return }
        item.isWaitingForArrangement = true
        changedContainers.append(container.viewHandle)
    }

    private func rearrange(_ container: UIView) {
        guard let item = item(of: container) else { return }
        item.isWaitingForArrangement = false
        addGuides(of: container, item)
        let current = Set(container.internalGuides.compactMap(\.layoutItem).map(ObjectIdentifier.init))
        for guide in item.internalGuides where !current.contains(ObjectIdentifier(guide)) { release(guide) }
        item.internalGuides.removeAll { !current.contains(ObjectIdentifier($0)) }
        arrange(container)
    }

    /// Enters what a container generates, as far as it isn't entered yet, and removes what it doesn't generate any
    /// more.
    func arrange(_ container: UIView) {
        guard let item = item(of: container) else { return }
        let constraints = container.generatedConstraints()
        guard !constraints.isEmpty || !item.generated.isEmpty else { return }
        if item.generated.isEmpty { return enter(constraints, of: item) }
        let change = GeneratedList.Change(from: item.generated, to: constraints.map { GeneratedKey($0) })
        for entry in change.removed { if let id = entry.id { solver.remove(id) } }
        var entries = change.entries
        for index in entries.indices {
            let joined = JoinOrder.generated(item.order, entries[index].position)
            if change.isNew[index] {
                entries[index].id = add(constraints[index], joined: joined, isMirrored: item.isRightToLeft)
            } else if change.isRenumbered, let id = entries[index].id {
                reportingErrors { () throws(SolverError) in try solver.setJoined(joined, of: id) }
            }
        }
        item.generated = entries
    }

    /// Shares of a height come from the text at its width.
    func heightDidChange(of view: UIView) {
        guard let stack = view.superview as? UIStackView, stack.distribution == .fillProportionally,
            stack.axis == .vertical
        else { return }
        containerDidChange(stack)
    }

    /// Enters a whole list.
    private func enter(_ constraints: [GeneratedConstraint], of item: LayoutItem) {
        let step = max(1, JoinOrder.positions / (constraints.count + 1))
        for (index, constraint) in constraints.enumerated() {
            let position = step * (index + 1)
            let id = add(
                constraint, joined: JoinOrder.generated(item.order, position), isMirrored: item.isRightToLeft)
            item.generated.append(GeneratedList.Entry(key: GeneratedKey(constraint), id: id, position: position))
        }
    }

    // MARK: Going

    /// Takes out what speaks of a view that leaves.
    func forget(_ view: UIView, _ item: LayoutItem) {
        // What is to be gathered anew anyway needs no care.
        guard !isFitting, !root.layoutFlags.contains(.structureChanged) else { return }
        if item.baselines.isBorrowed {
            // Constraints that stay meant its baselines: they have to find others.
            root.layoutFlags.insert(.structureChanged)
            return
        }
        hasStaleViews = true
        for constraint in view.heldConstraints { explicitIDs[ObjectIdentifier(constraint)] = nil }
        for guide in view.ownLayoutGuides + view.reservedGuides.all {
            if let guideItem = current(guide.layoutItem) { release(guideItem) }
        }
        for guide in item.internalGuides { release(guide) }
        release(item)
        item.unlink()
    }

    private func release(_ item: LayoutItem) {
        for variable in [item.left, item.right, item.top, item.bottom] { solver.remove(variable) }
        let derived = [item.centreX, item.centreY, item.baselines.first?.variable, item.baselines.last?.variable]
        for variable in derived.compactMap({ $0 }) { solver.remove(variable) }
    }
}

extension UIView {
    /// The owner of a layout that is notified of a change below this view.
    enum LayoutSurroundings {
        /// A layout that reads this part of the tree anyway.
        case covered
        case engine(LayoutEngine)
        case nobody
    }

    var layoutSurroundings: LayoutSurroundings {
        var current: UIView? = self
        while let view = current {
            if !view.layoutFlags.isDisjoint(with: [.structureChanged, .joinsLayout]) { return .covered }
            if let engine = view.layoutItem?.engine { return engine.isFitting ? .nobody : .engine(engine) }
            if view.layoutFlags.contains(.isEngineBoundary) { return .nobody }
            current = view.superview
        }
        return .nobody
    }

    /// A subview came, or has to be placed by constraints now.
    func layoutDidGain(_ subview: UIView) {
        guard !subview.layoutFlags.contains(.isEngineBoundary) else { return }
        switch layoutSurroundings {
        // The flags let the next one who asks stop here.
        case .covered, .nobody: layoutStructureDidChange()
        case .engine(let engine):
            setNeedsLayout()
            guard !subview.layoutFlags.contains(.joinsLayout) else { return }
            subview.layoutFlags.insert(.joinsLayout)
            engine.joiningViews.append(subview.viewHandle)
        }
    }

    /// Notifies the engine that the constraints that the view generates for its subviews may have changed.
    func generatedConstraintsDidChange() {
        switch layoutSurroundings {
        case .covered: break
        case .engine(let engine): engine.containerDidChange(self)
        case .nobody: return layoutStructureDidChange()
        }
        setNeedsLayout()
    }
}
