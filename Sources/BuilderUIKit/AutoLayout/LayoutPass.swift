import Foundation

/// One layout of a root: constraints from the leaves up, then frames and `layoutSubviews` from the root down, until no
/// view needs layout.
@MainActor
enum LayoutPass {
    /// The number of rounds after which a layout counts as one that never ends. Large forms take two dozen.
    static let maximumRounds = 100

    static func run(from view: UIView) {
        let root = view.layoutRoot
        if root.layoutFlags.contains(.isInLayout) {
            layOutWithin(root, view)
            return
        }
        // A cell without a size is laid out when it gets one.
        if root.layoutFlags.contains(.isEngineBoundary), root.bounds.size == .zero { return }
        root.layoutFlags.insert(.isInLayout)
        defer { root.layoutFlags.remove(.isInLayout) }
        root.updateSafeAreaInsets()
        root.observer?.layoutWillBegin(at: root)
        var rounds = 0
        while true {
            prepare(root)
            guard !root.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) else {
                root.engine?.reporter.reportConflicts()
                return
            }
            guard rounds < maximumRounds else { break }
            sizeUnplacedRoot(root)
            root.engine?.marginUpdates.beginRound()
            layOut(root)
            MarginUpdates.endRound(of: root.engine)
            rounds += 1
        }
        LayoutDiagnostics.report(.unstable(view: root.describeBriefly(), rounds: rounds))
    }

    /// Lays out only the descendants of a view; called from within `layoutSubviews`.
    private static func layOutWithin(_ root: UIView, _ view: UIView) {
        guard NestedLayouts.begin(view) else { return }
        defer { NestedLayouts.end() }
        prepare(root)
        layOut(view)
    }

    private static func prepare(_ root: UIView) {
        root.updateTraitsInSubtree()
        root.updateConstraintsInSubtree()
        // A view whose superview was released has an item without an engine.
        let isLeftBehind = root.layoutItem.map { $0.engine == nil } ?? false
        if root.engine == nil, isLeftBehind || root.layoutFlags.contains(.structureChanged) {
            root.layoutItem = nil
            if LayoutTreeScan(root: root, clearing: .flagsAndItems).isAnythingNeeded {
                root.engine = LayoutEngine(root: root)
            }
        }
        root.engine?.update()
    }

    /// Sets the size of a root that constraints place (a stack without a superview) to the one they determine.
    private static func sizeUnplacedRoot(_ root: UIView) {
        guard root.storedSuperview == nil, root.isConstraintPlaced, let engine = root.engine,
            let frame = engine.system.frame(of: root)
        else { return }
        root.setUntransformedFrame(CGRect(origin: root.frame.origin, size: frame.size))
    }

    /// Lays out a view and its descendants that need layout.
    private static func layOut(_ first: UIView) {
        first.walk { view in
            if view !== first, view.layoutFlags.contains(.isEngineBoundary) {
                run(from: view)
                return []
            }
            if view.layoutFlags.contains(.needsLayout) { view.performLayoutSubviews() }
            guard view.layoutFlags.contains(.descendantNeedsLayout) else { return [] }
            view.layoutFlags.remove(.descendantNeedsLayout)
            return view.storedSubviews
        }
    }
}

/// The sizes that a subtree's constraints determine, computed in addition to the real layout.
@MainActor
enum LayoutFitting {
    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        guard target.width.isFinite, target.height.isFinite else {
            LayoutDiagnostics.report(
                .invalidNumber(
                    view: view.describeBriefly(), property: "targetSize of systemLayoutSizeFitting",
                    value: target.width.isFinite ? target.height : target.width))
            return .zero
        }
        for priority in [horizontal, vertical] where !priority.isLegalForConstraints {
            let text = "The fitting size of \(view)"
            LayoutDiagnostics.report(
                .illegalConstraint(
                    constraint: text, item: view.description, fault: .priorityOutOfRange(priority.rawValue)))
        }
        // `greatestFiniteMagnitude` often means “as large as needed”.
        let target = CGSize(
            width: NSLayoutConstraint.usable(target.width), height: NSLayoutConstraint.usable(target.height))
        view.observer?.layoutWillBegin(at: view)
        view.updateTraitsInSubtree()
        view.updateConstraintsInSubtree()
        let rootSize = ConstraintSystem.RootSize.fitting(target: target, horizontal: horizontal, vertical: vertical)
        let engine = LayoutEngine(root: view, rootSize: rootSize)
        engine.update()
        let size = engine.system.solvedRootSize
        let hasConflicts = !engine.system.solver.conflicts.isEmpty
        giveBack(engine)
        if hasConflicts { reportConflicts(of: view, rootSize) } else { view.reportedFittingIssues = nil }
        view.fittingDidEnd(with: size)
        let scale = view.layoutScale
        // Adding 0 turns a negative zero into zero.
        func up(_ value: CGFloat) -> CGFloat { max(0, ((value * scale) - 1e-4).rounded(.up) / scale) + 0 }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    /// Restores the items of views and guides in the real layout.
    private static func giveBack(_ engine: LayoutEngine) {
        for view in engine.tree.views.compactMap(\.object) {
            view.layoutItem = view.layoutItem?.shadowed
            // The real engine measures text again that was measured here at another width.
            if view.needsSecondLayoutPass { view.automaticLayoutWidth = view.layoutItem?.content.measuredWidth ?? 0 }
        }
        for guide in engine.tree.guides.compactMap(\.object) { guide.layoutItem = guide.layoutItem?.shadowed }
    }

    /// Reports constraints that contradict the target or each other, using a second engine that records the origins of
    /// its constraints.
    ///
    /// Each conflict is reported once for a view, until a fitting has no conflicts. If a layout of the same size
    /// follows at once (a row's content, a rendered view), that layout reports them.
    private static func reportConflicts(of view: UIView, _ rootSize: ConstraintSystem.RootSize) {
        guard !FittingReports.areSilent, !view.isSizedByList else { return }
        let engine = LayoutEngine(root: view, rootSize: rootSize)
        engine.system.recordsOrigins = true
        engine.sizes.reusesFittingSizes = true
        engine.update()
        let issues = engine.reporter.conflicts().map(\.issue)
        giveBack(engine)
        let known = view.reportedFittingIssues ?? []
        for issue in issues where !known.contains(issue) { LayoutDiagnostics.report(issue) }
        view.reportedFittingIssues = known.union(issues)
    }
}

/// The suppression of the reports of conflicts in fittings that are followed by a layout of the same size.
enum FittingReports {
    @TaskLocal static var areSilent = false
}

/// The depth of nested layouts. A `layoutSubviews` that repeatedly requests the layout it is called from ends in a
/// report and not in a stack overflow.
@MainActor
private enum NestedLayouts {
    /// The greatest depth, which is that of nested bodies: a tree whose views lay out their subviews themselves is that
    /// deep.
    ///
    /// A level takes about 2 KB of the main thread's stack in debug builds, in addition to the view's own code.
    static let limit = 500

    private static var depth = 0
    /// Indicates whether the limit was reached, until the outermost layout is done. Without it, two such views would
    /// call each other 2⁵⁰⁰ times.
    private static var areGivenUp = false

    /// Begins a nested layout.
    ///
    /// - Parameter view: The view to lay out, which is named in the report if the depth exceeds the limit.
    /// - Returns: False if too many layouts are nested already; `end` isn't called then.
    static func begin(_ view: UIView) -> Bool {
        guard !areGivenUp else { return false }
        guard depth < limit else {
            areGivenUp = true
            LayoutDiagnostics.report(.nestedTooDeep(view: view.describeBriefly(), depth: limit))
            return false
        }
        depth += 1
        return true
    }

    static func end() {
        depth -= 1
        if depth == 0 { areGivenUp = false }
    }
}
