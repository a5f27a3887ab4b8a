import Foundation
import LayoutSolver
import Render

extension ConstraintRows {
    // MARK: Views

    func place(_ view: UIView, _ item: LayoutItem, parent: UIView, _ parentItem: LayoutItem) {
        if view.translatesAutoresizingMaskIntoConstraints {
            let placement = AutoresizingPlacement(
                of: view, in: parent, childOffset: parent.childOffset)
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
        system.reportingErrors { () throws(SolverError) in
            _ = try system.solver.addSize(high: item.right, low: item.left, order: item.order)
            _ = try system.solver.addSize(high: item.bottom, low: item.top, order: item.order)
        }
    }

    /// Sets the default position: an item that no constraint positions is at the leading top corner of the parent's own
    /// coordinates.
    func rest(_ item: LayoutItem, in view: UIView, _ parent: LayoutItem) {
        let offset = view.childOffset
        system.reportingErrors { () throws(SolverError) in
            if parent.isRightToLeft {
                let end = view.childEndOffset
                try system.solver.setDefaultPosition(
                    of: item.right, at: parent.right, offset: Double(end), order: item.order)
            } else {
                try system.solver.setDefaultPosition(
                    of: item.left, at: parent.left, offset: Double(offset.x), order: item.order)
            }
            try system.solver.setDefaultPosition(
                of: item.top, at: parent.top, offset: Double(offset.y), order: item.order)
        }
    }

    /// Returns the origin of a fixed length: the table's size for a cell's content, otherwise the frame.
    private func sizeOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> ConstraintSystem.Origin {
        view.encapsulatedConstraint(axis).map { .generated($0) } ?? .autoresizing(view)
    }

    // MARK: The root

    /// A Boolean value that indicates whether the root's bounds determine its size.
    var rootHasSize: Bool {
        guard case .bounds = system.rootSize else { return false }
        return system.root.translatesAutoresizingMaskIntoConstraints || system.root.storedSuperview != nil
    }

    func addRootSize() {
        guard let item = system.root.layoutItem else { return }
        switch system.rootSize {
        case .bounds where rootHasSize:
            fixRootSize()
        case .bounds:
            fixRootOrigin()
            // A root that is placed by constraints is sized by them.
            addSizes(item)
        case .fitting(let target, let horizontal, let vertical):
            fixRootOrigin()
            addSizes(item)
            let inner = system.root.alignmentRect(forFrame: CGRect(origin: .zero, size: target)).size
            addFitting(item.right, item.left, .horizontal, max(0, inner.width), horizontal)
            addFitting(item.bottom, item.top, .vertical, max(0, inner.height), vertical)
        }
    }

    private func fixRootOrigin() {
        guard let item = system.root.layoutItem else { return }
        system.reportingErrors { () throws(SolverError) in
            let rect = system.root.alignmentRectInside
            try system.solver.fix(item.left, at: Double(rect.minX))
            try system.solver.fix(item.top, at: Double(rect.minY))
        }
    }

    /// Fixes the root's size to that of its bounds.
    func fixRootSize() {
        guard let item = system.root.layoutItem else { return }
        fixRootOrigin()
        system.reportingErrors { () throws(SolverError) in
            let rect = system.root.alignmentRectInside
            try system.solver.fix(item.right, at: Double(rect.maxX))
            try system.solver.fix(item.bottom, at: Double(rect.maxY))
        }
    }

    private func addFitting(
        _ high: ConstraintSolver.Variable, _ low: ConstraintSolver.Variable, _ axis: NSLayoutConstraint.Axis,
        _ length: CGFloat, _ priority: UILayoutPriority
    ) {
        let constraint = ConstraintSolver.Constraint(
            [.init(high), .init(low, -1)], constant: -Double(length), .equal, priority: priority.solverValue,
            provenance: .system, order: ActivationOrder.generated)
        system.enter(constraint, .fitting(system.root, axis, length, priority))
    }

    // MARK: Guides

    /// Places a guide's item in its view.
    func place(_ guide: UILayoutGuide, _ item: LayoutItem, in view: UIView, _ owner: LayoutItem) {
        switch guide.role {
        case .custom:
            addSizes(item)
            rest(item, in: view, owner)
        case .scrollContent:
            addScrollContent(guide, item, of: view, owner)
        case .safeArea, .margins, .readableContent, .scrollFrame, .keyboard, .topBars, .bottomBars:
            let insets = guide.insets(in: view)
            let bottom = guide.role == .keyboard ? windowBottom ?? owner.bottom : owner.bottom
            item.placement = [
                difference(item.left, owner.left, insets.left, of: item, .guide(guide)),
                difference(
                    item.top, guide.topFollowsBottom ? owner.bottom : owner.top, insets.top, of: item, .guide(guide)),
                difference(item.right, owner.right, -insets.right, of: item, .guide(guide)),
                difference(
                    item.bottom, guide.bottomFollowsTop ? owner.top : bottom, -insets.bottom, of: item, .guide(guide)),
            ].compactMap { $0 }
        }
    }

    /// The bottom edge of the window; nil if the engine's root isn't one.
    private var windowBottom: ConstraintSolver.Variable? { (system.root as? UIWindow)?.layoutItem?.bottom }

    /// Adds the guide of scrolled content: its corner follows the scroll view's offset, and its size results from the
    /// views that are pinned to it.
    private func addScrollContent(_ guide: UILayoutGuide, _ item: LayoutItem, of view: UIView, _ owner: LayoutItem) {
        let offset = view.childOffset
        item.placement = [
            difference(item.left, owner.left, offset.x, of: item, .guide(guide)),
            difference(item.top, owner.top, offset.y, of: item, .guide(guide)),
        ].compactMap { $0 }
        addSizes(item)
    }

    /// Enters the required constraint `a == b + constant`.
    private func difference(
        _ a: ConstraintSolver.Variable, _ b: ConstraintSolver.Variable, _ constant: CGFloat, of item: LayoutItem,
        _ origin: ConstraintSystem.Origin
    ) -> ConstraintSolver.ConstraintID? {
        system.enter(
            ConstraintSolver.Constraint(
                [.init(a), .init(b, -1)], constant: -Double(constant), .equal, provenance: .system,
                order: ActivationOrder.row(of: item.order, .position)),
            origin)
    }

    // MARK: Changes

    func placementDidChange(of view: UIView, item: LayoutItem) {
        // An item of an earlier gathering refers to constraints of a solver that no longer exists.
        guard system.current(item) != nil else { return }
        if view === system.root {
            if rootHasSize { fixRootSize() }
        } else if view.translatesAutoresizingMaskIntoConstraints, item.placement.count == 4,
            let parent = view.storedSuperview
        {
            let offset = parent.childOffset
            let placement = AutoresizingPlacement(of: view, in: parent, childOffset: offset)
            let constants = [
                placement.horizontal.start, placement.vertical.start, placement.horizontal.end, placement.vertical.end,
            ]
            move(item, to: constants)
        }
        if let content = system.current(view.reservedGuides.scrollContent?.layoutItem), content.placement.count == 2 {
            let offset = view.childOffset
            move(content, to: [offset.x, offset.y])
        }
    }

    /// Sets the constants of the constraints that fix an item, in points.
    private func move(_ item: LayoutItem, to constants: [CGFloat]) {
        system.reportingErrors { () throws(SolverError) in
            for index in item.placement.indices {
                try system.solver.setConstant(-Double(constants[index]), of: item.placement[index])
            }
        }
    }

    /// Updates the items that are positioned in a view's own coordinates after the origin of these moved.
    func originDidChange(of view: UIView) {
        guard let parentItem = system.item(of: view) else { return }
        for subview in view.storedSubviews {
            guard let item = system.item(of: subview) else { continue }
            if subview.translatesAutoresizingMaskIntoConstraints {
                placementDidChange(of: subview, item: item)
            } else {
                rest(item, in: view, parentItem)
            }
        }
        for guide in view.ownLayoutGuides {
            if let item = system.current(guide.layoutItem) { rest(item, in: view, parentItem) }
        }
        // Positions with a multiplier are measured from this origin.
        for constraint in view.heldConstraints
        where constraint.multiplier != 1 && constraint.firstAttribute.isPosition {
            update(constraint)
        }
    }

    func insetsDidChange(of view: UIView) {
        for guide in view.reservedGuides.all {
            guard let item = system.current(guide.layoutItem), item.placement.count == 4 else { continue }
            let insets = guide.insets(in: view)
            move(item, to: [insets.left, insets.top, -insets.right, -insets.bottom])
        }
        for constraint in view.referencingConstraints where constraint.usesMargins { update(constraint) }
    }
}

extension UILayoutPriority {
    /// The priority in the solver's range: above 0, at most 1000.
    var solverValue: Double {
        rawValue.isFinite ? min(max(Double(rawValue), 0.001), ConstraintSolver.required) : ConstraintSolver.required
    }
}
