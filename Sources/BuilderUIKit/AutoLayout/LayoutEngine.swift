import Foundation
import LayoutSolver

/// The layout of one root: brings its parts up to date, one after the other, until the frames are found.
///
/// Each part has a state of its own, and refers only to those before it: `ConstraintSystem` solves, `Baselines` and
/// `ConstraintRows` turn constraints into rows, `PendingChanges` collects what changed, `ContentSizing` measures
/// content and passes over text, `LayoutTree` gathers views. `LayoutReporter` reads all of them.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    nonisolated(unsafe) private let handle = ZeroingReference<LayoutEngine>()
    let system: ConstraintSystem
    let rows: ConstraintRows
    let changes: PendingChanges
    let sizes: ContentSizing
    let tree: LayoutTree
    private(set) lazy var reporter = LayoutReporter(engine: self)
    var marginSettling = MarginSettling()
    private var hasGathered = false
    private var isUpdating = false

    init(root: UIView, rootSize: ConstraintSystem.RootSize = .bounds) {
        self.root = root
        system = ConstraintSystem(root: root, rootSize: rootSize, engineHandle: handle)
        let baselines = Baselines(system: system)
        rows = ConstraintRows(system: system, baselines: baselines)
        changes = PendingChanges(system: system)
        sizes = ContentSizing(system: system, rows: rows, baselines: baselines, changes: changes)
        tree = LayoutTree(system: system, rows: rows, baselines: baselines, sizes: sizes, changes: changes)
        handle.refer(to: self)
    }

    deinit { handle.empty() }

    /// The work done so far, for tests of promises about it.
    struct Work: Equatable {
        /// The number of times the whole tree was read.
        var gatherings = 0
        /// The number of constraints that were entered.
        var entered = 0
        /// The number of content sizes that were requested.
        var measured = 0
    }

    var work: Work { Work(gatherings: system.generation, entered: system.enteredCount, measured: sizes.measuredCount) }

    // MARK: Updating

    /// Brings the values up to date: takes what came and went, measures what changed, solves, lets text take the widths
    /// found and solves again.
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
        var settlings = 0
        while settlings < 3, settleInsets() {
            settlings += 1
            tree.takeChanges()
            system.solve()
        }
        passOverText()
        sizes.forgetHandedSizes()
        markViewsWhoseFramesDiffer()
    }

    /// Lets text take the widths and heights found, and solves again until they stay.
    private func passOverText() {
        // Counted apart: how often text had to be measured depends on what was known of it before.
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
            if view.differs(fromUntransformed: frame) { (view.superview ?? view).setNeedsLayout() }
        }
        for reference in tree.guides {
            guard let guide = reference.object, guide.role == .custom || guide.role == .scrollContent else { continue }
            guard let frame = system.frame(of: guide), frame != guide.storedFrame else { continue }
            guide.storedFrame = frame
            guide.owningView?.setNeedsLayout()
        }
    }
}
