import Foundation
import LayoutSolver
import Render

/// The constraint system of one layout root: gathers what the views below say, solves it and gives frames back.
@MainActor
final class LayoutEngine {
    /// The origin of the root's own size.
    enum RootSize {
        /// The root's bounds.
        case bounds
        /// The constraints below; targets for width and height at priorities of their own.
        case fitting(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    unowned let root: UIView
    /// The reference by which items find the engine without keeping it alive.
    nonisolated(unsafe) let handle = ZeroingReference<LayoutEngine>()
    let rootSize: RootSize
    var solver = ConstraintSolver()
    var explicitIDs: [ObjectIdentifier: ConstraintSolver.ConstraintID] = [:]
    /// The origins of the solver's constraints. Kept only while constraints are described.
    var origins: [ConstraintSolver.ConstraintID: Origin] = [:]
    var recordsOrigins = false
    /// A Boolean value that indicates whether text need not be asked for what a fitting has found out (see
    /// `ContentMemo`); a fitting itself asks.
    var takesHandedSizes = true
    /// Views and guides with items, in tree order. The root owns its engine, so the engine must not own it back.
    var views: [ZeroingReference<UIView>] = []
    var guides: [ZeroingReference<UILayoutGuide>] = []
    /// Text whose height depends on its width.
    var textViews: [ZeroingReference<UIView>] = []
    var pendingContentViews: [ZeroingReference<UIView>] = []
    /// Views whose baselines stand in constraints, see `TextBaselines`.
    var baselineViews: [ZeroingReference<UIView>] = []
    /// Roots of subtrees that came, active constraints that speak of views without items, and containers that have
    /// something else to generate: all since the last layout.
    var joiningViews: [ZeroingReference<UIView>] = []
    var waitingConstraints: [Weak<NSLayoutConstraint>] = []
    var changedContainers: [ZeroingReference<UIView>] = []
    /// The positions of subviews, while changes are processed.
    var siblings: [ObjectIdentifier: SiblingPlaces] = [:]
    /// Stacks whose baselines may be another view's now.
    var changedCarriers: [ZeroingReference<UIView>] = []
    /// The measures of stacks while nothing changes: during a gathering, or while changes are processed.
    var stackMeasures: StackMeasures?
    /// Items whose text has started anew in the present update (serial numbers).
    var settledItems: Set<Int> = []
    var marginSettling = MarginSettling()
    /// A Boolean value that indicates whether lists hold views that have left.
    var hasStaleViews = false
    private var hasGathered = false
    private var isUpdating = false
    var reportedConflicts: Set<ConstraintSolver.ConstraintID> = []
    var reportedIssues: Set<LayoutDiagnostic> = []
    /// A Boolean value that indicates whether a content size was ever asked for at priority 1000.
    var hasRequiredContentSizes = false
    private var lastSerial = 0

    /// The work done so far, for tests of promises about it.
    struct Work: Equatable {
        /// The number of times the whole tree was read.
        var gatherings = 0
        /// Constraints that went to the solver.
        var entered = 0
        /// Content sizes that were asked for: of text its length on one line and, where it wrapped before, its height
        /// at the width that it had. Its letters are shaped once for both.
        var measured = 0
    }
    var work = Work()

    /// The number of solutions that were requested from the solver; for tests of promises about work.
    private(set) var solutions = 0
    /// The number of repeated text measurements, because the width wasn't the assumed one; for tests of promises about
    /// work.
    private(set) var secondPassMeasurements = 0

    enum Origin {
        case explicit(NSLayoutConstraint)
        case generated(GeneratedConstraint)
        case autoresizing(UIView)
        case content(UIView, NSLayoutConstraint.Axis)
        case guide(UILayoutGuide)
        case fitting(UIView, NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)
    }

    init(root: UIView, rootSize: RootSize = .bounds) {
        self.root = root
        self.rootSize = rootSize
        takesHandedSizes = !isFitting
        handle.refer(to: self)
    }

    deinit {
        handle.empty()
    }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    // MARK: Solving

    /// Brings the values up to date: takes what came and went, measures what changed, solves, lets text take the widths
    /// found and solves again.
    func update() {
        // A view that lays itself out in `intrinsicContentSize` asks for this while its size is being taken.
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        takeStructure()
        applyPendingContentSizes()
        takeStructure()
        guard solver.needsSolving else { return }
        settledItems = []
        resetTouchedBaselines()
        takeChanges()
        solve()
        var settlings = 0
        while settlings < 3, settleInsets() {
            settlings += 1
            takeChanges()
            solve()
        }
        // Counted apart: how often text had to be measured depends on what was known of it before.
        var (measurings, adjustings) = (0, 0)
        while true {
            if measurings < 6, measureText() {
                measurings += 1
                takeChanges()
                resetTouchedBaselines()
            } else if adjustings < 6, adjustBaselines() {
                adjustings += 1
            } else {
                break
            }
            takeChanges()
            solve()
        }
        forgetHandedSizes()
        markViewsWhoseFramesDiffer()
    }

    func countSecondPassMeasurement() { secondPassMeasurements += 1 }

    private func takeStructure() {
        guard hasGathered else {
            expectFrames(below: root)
            return gatherAnew()
        }
        guard !isFitting else { return }
        if !root.layoutFlags.contains(.structureChanged) { takeChanges() }
        if root.layoutFlags.contains(.structureChanged) { gatherAnew() }
    }

    private func gatherAnew() {
        gather()
        hasGathered = true
        reportedConflicts = []
    }

    private func solve() {
        solutions += 1
        reportingErrors { () throws(SolverError) in _ = try solver.solve() }
    }

    /// Tells the solver something. What it refuses (a number beyond its range) is reported and stays as it was.
    /// - Parameter subject: what the message names; the root unless given.
    func reportingErrors(of subject: @autoclosure () -> String? = nil, _ body: () throws(SolverError) -> Void) {
        do throws(SolverError) {
            try body()
        } catch {
            LayoutDiagnostics.report(.solver(view: subject() ?? root.describeBriefly(), reason: "\(error)"))
        }
    }

    /// Gives text the width that layout found. True when a height changed.
    private func measureText() -> Bool {
        var changed = false
        for reference in textViews {
            guard let view = reference.object, let item = item(of: view), item.content.isText else { continue }
            let width = CGFloat(solver.value(of: item.right) - solver.value(of: item.left))
            let natural = item.content.size.width
            let isNarrower = width < natural - 1e-4
            let known = item.content.measuredWidth
            if isNarrower ? known.map({ abs($0 - width) <= 1e-4 }) ?? false : known == nil { continue }
            item.content.measuredWidth = isNarrower ? width : nil
            let height = height(of: view, item, atWidth: isNarrower ? max(width, 0.01) : nil)
            if abs(height - item.content.size.height) > 1e-6 {
                item.content.size.height = height
                setContentConstraints(of: view, item, axis: .vertical)
                heightDidChange(of: view)
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
        guard let item = item(of: view) else { return nil }
        var origin = CGPoint.zero
        if let parent = view.superview, view !== root {
            guard let parentItem = self.item(of: parent) else { return nil }
            origin = childOrigin(of: parent, parentItem)
        }
        let scale = root.layoutScale
        let frame = view.frame(forAlignmentRect: rounded(rect(of: item, from: origin), scale: scale))
        // Adding insets may have cost the last bit.
        func exact(_ value: CGFloat) -> CGFloat {
            let nearest = (value * scale).rounded() / scale
            return abs(value - nearest) < 1e-9 ? nearest : value
        }
        return CGRect(
            x: exact(frame.minX), y: exact(frame.minY), width: exact(frame.width), height: exact(frame.height))
    }

    func frame(of guide: UILayoutGuide) -> CGRect? {
        guard let item = current(guide.layoutItem), let owner = guide.owningView, let ownerItem = self.item(of: owner)
        else { return nil }
        return rounded(rect(of: item, from: childOrigin(of: owner, ownerItem)), scale: root.layoutScale)
    }

    /// The unrounded size of the root's frame, in points.
    var solvedRootSize: CGSize {
        guard let item = root.layoutItem else { return .zero }
        return root.frame(forAlignmentRect: rect(of: item, from: .zero)).size
    }

    private func rect(of item: LayoutItem, from origin: CGPoint) -> CGRect {
        let minX = CGFloat(solver.value(of: item.left)) - origin.x
        let minY = CGFloat(solver.value(of: item.top)) - origin.y
        let maxX = CGFloat(solver.value(of: item.right)) - origin.x
        let maxY = CGFloat(solver.value(of: item.bottom)) - origin.y
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns the origin of a view's own coordinates in the root's.
    private func childOrigin(of view: UIView, _ item: LayoutItem) -> CGPoint {
        let offset = Self.childOffset(of: view)
        return CGPoint(
            x: CGFloat(solver.value(of: item.left)) + offset.x, y: CGFloat(solver.value(of: item.top)) + offset.y)
    }

    /// From a view's alignment rectangle to the origin of its own coordinates.
    static func childOffset(of view: UIView) -> CGPoint {
        let start = alignmentRectInside(view).origin
        return CGPoint(x: -start.x - view.bounds.minX, y: -start.y - view.bounds.minY)
    }

    /// From a view's alignment rectangle's right edge to where its own coordinates end, and begin for those who read
    /// from right to left: at its width.
    static func childEndOffset(of view: UIView) -> CGFloat {
        view.bounds.width - alignmentRectInside(view).maxX - view.bounds.minX
    }

    /// The alignment rectangle of a view whose frame begins at (0, 0).
    static func alignmentRectInside(_ view: UIView) -> CGRect {
        // Subclasses may override the insets, or the methods that convert whole rectangles.
        view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
    }

    /// Rounds each edge to the nearest pixel, half up, as measured on iOS; sizes are differences of edges (2.3 in
    /// Documentation/LayoutRules.md).
    func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        func pixels(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.5 + 1e-5).rounded(.down) }
        let (minX, minY) = (pixels(rect.minX), pixels(rect.minY))
        return CGRect(
            x: minX / scale, y: minY / scale, width: (pixels(rect.maxX) - minX) / scale,
            height: (pixels(rect.maxY) - minY) / scale)
    }
}
