import Foundation
import Render

/// The constraint system of one layout root: gathers what the views below say, solves it and gives frames back.
@MainActor
final class LayoutEngine {
    /// What decides the root's own size.
    enum RootSize {
        /// The root's bounds.
        case bounds
        /// The constraints below; targets for width and height at priorities of their own.
        case fitting(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    unowned let root: UIView
    let rootSize: RootSize
    var solver = ConstraintSolver()
    var explicitIDs: [ObjectIdentifier: ConstraintSolver.ConstraintID] = [:]
    /// What a solver's constraint came from. Kept only while a conflict is put into words.
    var origins: [ConstraintSolver.ConstraintID: Origin] = [:]
    private(set) var recordsOrigins = false
    /// Views and guides with items, in tree order. The root owns its engine, so the engine must not own it back.
    var views: [Weak<UIView>] = []
    var guides: [Weak<UILayoutGuide>] = []
    /// Text whose height depends on its width.
    var textViews: [Weak<UIView>] = []
    var pendingContentViews: [Weak<UIView>] = []
    /// Views whose baselines stand in constraints, see `TextBaselines`.
    var baselineViews: [Weak<UIView>] = []
    private var hasGathered = false
    private var reportedConflicts: Set<ConstraintSolver.ConstraintID> = []
    private var lastOrder = 0

    /// How often text was measured anew because its width was not the one assumed; for tests of promises about work.
    private(set) var secondPassMeasurements = 0

    enum Origin {
        case explicit(NSLayoutConstraint)
        case generated(GeneratedConstraint)
        case autoresizing(UIView)
        case content(UIView, NSLayoutConstraint.Axis)
        case guide(UILayoutGuide)
        case fitting
    }

    init(root: UIView, rootSize: RootSize = .bounds) {
        self.root = root
        self.rootSize = rootSize
    }

    func nextOrder() -> Int {
        lastOrder += 1
        return lastOrder
    }

    // MARK: Solving

    /// Brings the values up to date: gathers anew if views came or went, measures what changed, solves, lets text
    /// take the widths found and solves again.
    func update() {
        gatherIfNeeded()
        applyPendingContentSizes()
        gatherIfNeeded()
        guard solver.needsSolving else { return }
        solve()
        var passes = 0
        while passes < 6, measureText() || adjustBaselines() {
            solve()
            passes += 1
        }
        markViewsWhoseFramesDiffer()
    }

    private func gatherIfNeeded() {
        guard !hasGathered || (!isFitting && root.layoutFlags.contains(.structureChanged)) else { return }
        gather()
        hasGathered = true
        reportedConflicts = []
    }

    private func solve() {
        do {
            _ = try solver.solve()
        } catch {
            LayoutDiagnostics.report(.solver(view: root.describeBriefly(), reason: "\(error)"))
        }
    }

    /// Gives text the width that layout found. True when a height changed.
    private func measureText() -> Bool {
        var changed = false
        for reference in textViews {
            guard let view = reference.object, let item = view.layoutItem, item.engine === self else { continue }
            let width = CGFloat(solver.value(of: item.right) - solver.value(of: item.left))
            let natural = item.content.size.width
            let isNarrower = width < natural - 1e-4
            let known = item.content.measuredWidth
            if isNarrower ? known.map({ abs($0 - width) <= 1e-4 }) ?? false : known == nil { continue }
            view.automaticLayoutWidth = isNarrower ? max(width, 0.01) : 0
            item.content.measuredWidth = isNarrower ? width : nil
            secondPassMeasurements += 1
            let height = view.intrinsicContentSize.height
            if abs(height - item.content.size.height) > 1e-6 {
                item.content.size.height = height
                setContentConstraints(of: view, item, axis: .vertical)
                (view.superview as? UIStackView)?.arrangedTextDidWrap()
                changed = true
            }
        }
        return changed
    }

    private func markViewsWhoseFramesDiffer() {
        guard case .bounds = rootSize else { return }
        for reference in views {
            guard let view = reference.object, !view.translatesAutoresizingMaskIntoConstraints else { continue }
            guard let frame = frame(of: view) else { continue }
            if view.differs(fromUntransformed: frame) { (view.superview ?? view).setNeedsLayout() }
        }
        for reference in guides {
            guard let guide = reference.object, guide.role == .custom || guide.role == .scrollContent else { continue }
            guard let frame = frame(of: guide), frame != guide.storedFrame else { continue }
            guide.storedFrame = frame
            guide.owningView?.setNeedsLayout()
        }
    }

    // MARK: Results

    /// The frame that the engine gives a view, in its superview's coordinates, with edges on whole pixels, in points;
    /// nil for views that it does not place.
    func frame(of view: UIView) -> CGRect? {
        guard let item = view.layoutItem, item.engine === self else { return nil }
        var origin = CGPoint.zero
        if let parent = view.superview, view !== root {
            guard let parentItem = parent.layoutItem, parentItem.engine === self else { return nil }
            origin = childOrigin(of: parent, parentItem)
        }
        return view.frame(forAlignmentRect: rounded(rect(of: item, from: origin)))
    }

    func frame(of guide: UILayoutGuide) -> CGRect? {
        guard let item = guide.layoutItem, item.engine === self, let owner = guide.owningView,
            let ownerItem = owner.layoutItem, ownerItem.engine === self
        else { return nil }
        return rounded(rect(of: item, from: childOrigin(of: owner, ownerItem)))
    }

    /// The unrounded size of the root, in points.
    var solvedRootSize: CGSize {
        guard let item = root.layoutItem else { return .zero }
        return CGSize(
            width: solver.value(of: item.right) - solver.value(of: item.left),
            height: solver.value(of: item.bottom) - solver.value(of: item.top))
    }

    private func rect(of item: LayoutItem, from origin: CGPoint) -> CGRect {
        let minX = CGFloat(solver.value(of: item.left)) - origin.x
        let minY = CGFloat(solver.value(of: item.top)) - origin.y
        let maxX = CGFloat(solver.value(of: item.right)) - origin.x
        let maxY = CGFloat(solver.value(of: item.bottom)) - origin.y
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Where the origin of a view's own coordinates lies in the root's.
    private func childOrigin(of view: UIView, _ item: LayoutItem) -> CGPoint {
        let offset = Self.childOffset(of: view, isRoot: view === root)
        return CGPoint(
            x: CGFloat(solver.value(of: item.left)) + offset.x, y: CGFloat(solver.value(of: item.top)) + offset.y)
    }

    /// From a view's alignment rectangle to the origin of its own coordinates.
    static func childOffset(of view: UIView, isRoot: Bool) -> CGPoint {
        let insets = isRoot ? .zero : view.alignmentRectInsets
        return CGPoint(x: -insets.left - view.bounds.minX, y: -insets.top - view.bounds.minY)
    }

    /// Rounds each edge to the nearest pixel, half up, as measured on iOS; sizes are differences of edges.
    private func rounded(_ rect: CGRect) -> CGRect {
        let scale = root.layoutScale
        func edge(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.5 + 1e-5).rounded(.down) / scale }
        let minX = edge(rect.minX)
        let minY = edge(rect.minY)
        return CGRect(x: minX, y: minY, width: edge(rect.maxX) - minX, height: edge(rect.maxY) - minY)
    }

    // MARK: Messages

    /// Reports the conflicts that remain when layout has come to rest, each once. (On the way there views may be too
    /// small for what they hold.)
    func reportConflicts() {
        let conflicts = solver.conflicts
        guard conflicts.contains(where: { !reportedConflicts.contains($0.broken) }) else { return }
        recordsOrigins = true
        root.layoutFlags.insert(.structureChanged)
        update()
        for conflict in solver.conflicts { report(conflict) }
        reportedConflicts = Set(solver.conflicts.map(\.broken))
        recordsOrigins = false
        origins = [:]
    }

    private func report(_ conflict: ConstraintSolver.Conflict) {
        var texts: [String] = []
        var involvesAutoresizing = false
        for id in conflict.constraints {
            guard let origin = origins[id] else { continue }
            if case .autoresizing = origin { involvesAutoresizing = true }
            texts.append(text(of: origin))
        }
        let broken = origins[conflict.broken].map { text(of: $0) } ?? "(a constraint that has gone)"
        LayoutDiagnostics.report(
            .unsatisfiable(constraints: texts, broken: broken, involvesAutoresizing: involvesAutoresizing))
    }

    func text(of origin: Origin) -> String {
        switch origin {
        case .explicit(let constraint): constraint.describeBriefly()
        case .generated(let constraint): constraint.text
        case .autoresizing(let view):
            "<NSAutoresizingMaskLayoutConstraint \(ConstraintText.name(of: view)) at "
                + "(\(view.frame.minX), \(view.frame.minY), \(view.frame.width), \(view.frame.height))   (active)>"
        case .content(let view, let axis):
            "<NSContentSizeLayoutConstraint \(ConstraintText.name(of: view))"
                + ".\(axis == .horizontal ? "width" : "height")   (active)>"
        case .guide(let guide):
            "<NSLayoutConstraint 'UIView-guide-constraint' \(ConstraintText.name(of: guide))   (active)>"
        case .fitting: "<NSLayoutConstraint 'fittingSizeTarget'   (active)>"
        }
    }
}

extension UIView {
    /// Pixels for each point, for rounding edges.
    var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Whether the rectangle before any transform is another than `frame`.
    func differs(fromUntransformed frame: CGRect) -> Bool {
        let size = bounds.size
        let place = center
        let anchor = layer.anchorPoint
        return abs(size.width - frame.width) > 1e-6 || abs(size.height - frame.height) > 1e-6
            || abs(place.x - (frame.minX + anchor.x * frame.width)) > 1e-6
            || abs(place.y - (frame.minY + anchor.y * frame.height)) > 1e-6
    }

    /// The rectangle in the superview's coordinates before any transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Sets the rectangle before any transform.
    func setUntransformedFrame(_ frame: CGRect) {
        guard differs(fromUntransformed: frame) else { return }
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds.size = frame.size }
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// Gives the subviews that constraints place the frames that the engine found.
    func applyEngineFramesToSubviews() {
        let known = layoutItem?.engine
        guard let engine = known ?? (layoutFlags.contains(.structureChanged) ? layoutRoot.engine : nil) else { return }
        engine.update()
        for subview in storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
            if let frame = engine.frame(of: subview) { subview.setUntransformedFrame(frame) }
        }
    }

    func dropEngineState() {
        if layoutItem != nil { layoutFlags.insert(.structureChanged) }
        walk { view in
            view.engine = nil
            view.layoutItem = nil
            for guide in view.ownLayoutGuides + view.reservedGuides.all { guide.layoutItem = nil }
            return view.storedSubviews.filter { $0.layoutItem != nil }
        }
    }
}
