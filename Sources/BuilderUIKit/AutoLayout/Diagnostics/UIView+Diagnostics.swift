import Foundation

extension UIView {
    /// The diagnosis of the layout of this view and its descendants, after a layout pass.
    ///
    /// ```swift
    /// print(label.layoutDiagnostics.frame)                       // explains the label's frame
    /// #expect(screen.view.layoutDiagnostics.conflicts.isEmpty)
    /// ```
    ///
    /// The property performs several layouts of the tree: it is for tests and tools.
    public var layoutDiagnostics: LayoutDiagnostics {
        layoutIfNeeded()
        let explainer = LayoutExplainer(for: self)
        return LayoutDiagnostics(
            conflicts: explainer.conflicts(), ambiguities: explainer.ambiguities(),
            frame: explainer.explanations(of: [self])[0])
    }

    /// Returns the value of ``hasAmbiguousLayout``, after a layout pass.
    func isAmbiguous() -> Bool {
        layoutIfNeeded()
        return isAmbiguousAsLaidOut
    }

    private var isAmbiguousAsLaidOut: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let item = layoutItem, let engine = item.engine else {
            return false
        }
        let parent = self === engine.root ? nil : storedSuperview?.layoutItem
        let found = engine.reporter.ambiguities(of: [(item, parent)])[0]
        return found.horizontal || found.vertical
    }

    /// Moves a view with an ambiguous layout to another position, or back.
    func moveToOtherPosition() {
        if let engine = layoutItem?.engine, isAmbiguousAsLaidOut, let frame = engine.system.frame(of: self),
            differs(fromUntransformed: frame)
        {
            for view in engine.tree.views.compactMap(\.object) where !view.translatesAutoresizingMaskIntoConstraints {
                if let frame = engine.system.frame(of: view) { view.setUntransformedFrame(frame) }
            }
            return
        }
        guard hasAmbiguousLayout, let engine = layoutItem?.engine else { return }
        let limit = max(20, (storedSuperview?.bounds.width ?? 0) / 4)
        for (view, frame) in engine.reporter.alternativeFrames(moving: self, limit: limit) ?? [] {
            view.setUntransformedFrame(frame)
        }
    }

    /// Returns the active constraints that reference the view, then those that affect its edges through other views.
    func determiningConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutIfNeeded()
        var result = referencingConstraints.filter { $0.axis == axis && $0.isActive }
        let explanation = LayoutExplainer(for: self).explanations(of: [self])[0]
        for name in (axis == .horizontal ? LayoutAxis.horizontal : .vertical).names {
            for constraint in explanation[name]?.reasons.compactMap(\.constraint) ?? []
            where !result.contains(where: { $0 === constraint }) {
                result.append(constraint)
            }
        }
        return result
    }
}

extension UILayoutGuide {
    /// Returns the value of ``hasAmbiguousLayout``, after a layout pass.
    func isAmbiguous() -> Bool {
        owningView?.layoutIfNeeded()
        // A tree in which no constraint references a view has no engine.
        guard let item = layoutItem, let engine = item.engine else { return role == .custom && owningView != nil }
        let found = engine.reporter.ambiguities(of: [(item, owningView?.layoutItem)])[0]
        return found.horizontal || found.vertical
    }
}

/// Collects the diagnostics of a tree's engines.
@MainActor
struct LayoutExplainer {
    private let root: UIView
    /// The view and its descendants, in tree order.
    let views: [UIView]
    private let members: Set<ObjectIdentifier>

    init(for root: UIView) {
        self.root = root
        var views: [UIView] = []
        var pending = [root]
        while let view = pending.popLast() {
            views.append(view)
            pending.append(contentsOf: view.storedSubviews.reversed())
        }
        self.views = views
        members = Set(views.map(ObjectIdentifier.init))
    }

    /// The engines that place these views, in tree order and without duplicates.
    private var engines: [LayoutEngine] {
        var seen: Set<ObjectIdentifier> = []
        return views.compactMap(\.layoutItem?.engine).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    func conflicts() -> [LayoutConflict] {
        engines.flatMap { engine in
            engine.reporter.withOrigins { engine.reporter.conflicts().filter(concernsUs) }
        }
    }

    /// Returns whether a conflict of the surrounding tree counts: one of its constraints references the view or a
    /// descendant.
    private func concernsUs(_ conflict: LayoutConflict) -> Bool {
        guard root.superview != nil else { return true }
        return conflict.constraints.contains { constraint in
            guard let own = constraint.constraint else { return false }
            return ConstraintActivation.items(of: own).contains { item in
                members.contains(ObjectIdentifier(item))
                    || (item as? UILayoutGuide)?.owningView.map { members.contains(ObjectIdentifier($0)) } ?? false
            }
        }
    }

    func ambiguities() -> [LayoutAmbiguity] {
        var found: [ObjectIdentifier: (horizontal: Bool, vertical: Bool)] = [:]
        for engine in engines {
            let placed = engine.tree.views.compactMap(\.object).filter {
                members.contains(ObjectIdentifier($0)) && !$0.translatesAutoresizingMaskIntoConstraints
            }
            let items = placed.compactMap { view in
                view.layoutItem.map { (item: $0, parent: view === engine.root ? nil : view.superview?.layoutItem) }
            }
            guard items.count == placed.count else { continue }
            for (view, axes) in zip(placed, engine.reporter.ambiguities(of: items)) {
                found[ObjectIdentifier(view)] = axes
            }
        }
        return views.compactMap { view in
            guard let axes = found[ObjectIdentifier(view)], axes.horizontal || axes.vertical else { return nil }
            return LayoutAmbiguity(
                view: view, name: ConstraintText.name(of: view, .brief), frame: view.frame,
                isHorizontal: axes.horizontal, isVertical: axes.vertical)
        }
    }

    /// Returns explanations of the frames of some views, in the given order.
    func explanations(of wanted: [UIView]) -> [FrameExplanation] {
        var found: [ObjectIdentifier: FrameExplanation] = [:]
        for engine in engines {
            let here = wanted.filter { $0.layoutItem?.engine === engine }
            guard !here.isEmpty else { continue }
            found.merge(engine.reporter.withOrigins { engine.reporter.explanations(of: here) }) { first, _ in first }
        }
        return wanted.map { view in
            found[ObjectIdentifier(view)]
                ?? FrameExplanation(
                    view: view, name: ConstraintText.name(of: view, .brief), frame: view.frame, edges: [],
                    violatedConstraints: [])
        }
    }
}
