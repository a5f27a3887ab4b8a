import Foundation
import LayoutSolver

/// The layout of one root, which updates its parts one after another until the frames are found.
///
/// Each part has a state of its own, and refers only to those before it: `ConstraintSystem` solves, `Baselines` and
/// `ConstraintRows` convert constraints to rows, `PendingChanges` collects changes, `ContentSizing` measures content
/// and performs passes over text, `LayoutTree` gathers views. `LayoutReporter` reads all of them.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    nonisolated(unsafe) private let reference = ZeroingReference<LayoutEngine>()
    let system: ConstraintSystem
    let rows: ConstraintRows
    let changes: PendingChanges
    let sizes: ContentSizing
    let tree: LayoutTree
    private(set) lazy var reporter = LayoutReporter(engine: self)
    var marginUpdates = MarginUpdates()
    private var hasGathered = false
    private var isUpdating = false

    init(root: UIView, rootSize: ConstraintSystem.RootSize = .bounds) {
        self.root = root
        system = ConstraintSystem(root: root, rootSize: rootSize, engineReference: reference)
        let baselines = Baselines(system: system)
        rows = ConstraintRows(system: system, baselines: baselines)
        changes = PendingChanges(system: system)
        sizes = ContentSizing(system: system, rows: rows, baselines: baselines, changes: changes)
        tree = LayoutTree(system: system, rows: rows, baselines: baselines, sizes: sizes, changes: changes)
        reference.refer(to: self)
    }

    deinit { reference.empty() }

    /// The work done so far, for performance tests.
    struct Work: Equatable {
        /// The number of times that the whole tree was gathered.
        var gatherings = 0
        /// The number of entered constraints.
        var entered = 0
        /// The number of requested content sizes.
        var measured = 0
    }

    var work: Work { Work(gatherings: system.generation, entered: system.enteredCount, measured: sizes.measuredCount) }

    // MARK: Updating

    /// Updates the values: processes added and removed views, measures changed content, solves, measures text at the
    /// solved widths and solves again.
    func update() {
        // A view that lays itself out in `intrinsicContentSize` calls this while its size is being measured.
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        takeStructure()
        sizes.applyPendingContentSizes()
        takeStructure()
        guard system.solver.needsSolving else { return }
        sizes.beginUpdate()
        sizes.restartTouchedText()
        tree.takeChanges()
        system.solve()
        var insetUpdates = 0
        while insetUpdates < 3, updateInsets() {
            insetUpdates += 1
            tree.takeChanges()
            system.solve()
        }
        passOverText()
        sizes.forgetHandedSizes()
        markViewsWhoseFramesDiffer()
    }

    /// Measures text at the solved widths and heights, and solves again until these are stable.
    private func passOverText() {
        // The counts are separate, since the number of text measurements depends on the sizes that were known before.
        var (measurings, adjustings) = (0, 0)
        while true {
            if measurings < 6, sizes.measureText() {
                measurings += 1
                tree.takeChanges()
                sizes.restartTouchedText()
            } else if adjustings < 6, sizes.baselines.adjust() {
                adjustings += 1
            } else {
                return
            }
            tree.takeChanges()
            system.solve()
        }
    }

    private func takeStructure() {
        guard hasGathered else {
            tree.expectFrames(below: root)
            return gatherAnew()
        }
        guard !system.isFitting else { return }
        if !root.layoutFlags.contains(.structureChanged) { tree.takeChanges() }
        if root.layoutFlags.contains(.structureChanged) { gatherAnew() }
    }

    private func gatherAnew() {
        tree.gather()
        hasGathered = true
        reporter.reset()
    }

    private func markViewsWhoseFramesDiffer() {
        guard case .bounds = system.rootSize else { return }
        for reference in tree.views {
            guard let view = reference.object, !view.translatesAutoresizingMaskIntoConstraints else { continue }
            guard let frame = system.frame(of: view) else { continue }
            if view.differs(fromUntransformed: frame) { (view.storedSuperview ?? view).setNeedsLayout() }
        }
        for reference in tree.guides {
            guard let guide = reference.object, guide.role == .custom || guide.role == .scrollContent else { continue }
            guard let frame = system.frame(of: guide), frame != guide.storedFrame else { continue }
            guide.storedFrame = frame
            guide.owningView?.setNeedsLayout()
        }
    }
}
