import Foundation
import LayoutSolver
import Render

/// The solver of one layout root: its variables, the entered rows with their origins, and the solved values.
///
/// This is the lowest part of a `LayoutEngine`; the other parts enter rows and read values.
@MainActor
final class ConstraintSystem {
    /// The origin of the root's own size.
    enum RootSize {
        /// The root's bounds.
        case bounds
        /// The constraints below the root, with targets for its width and height at priorities of their own.
        case fitting(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    enum Origin {
        case explicit(NSLayoutConstraint)
        case generated(GeneratedConstraint)
        case autoresizing(UIView)
        case content(UIView, NSLayoutConstraint.Axis)
        case guide(UILayoutGuide)
        case fitting(UIView, NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)
    }

    unowned let root: UIView
    let rootSize: RootSize
    /// The reference through which items access the engine without retaining it.
    let engineReference: ZeroingReference<LayoutEngine>
    var solver = ConstraintSolver()
    /// The number of times that the system was reset; items of an earlier generation refer to a solver that no longer
    /// exists.
    private(set) var generation = 0
    /// The origins of the solver's constraints, recorded only while constraints are described.
    private(set) var origins: [ConstraintSolver.ConstraintID: Origin] = [:]
    var recordsOrigins = false { didSet { if !recordsOrigins { origins = [:] } } }
    private var lastSerial = 0

    // MARK: Work counters, for performance tests

    /// The number of entered constraints.
    private(set) var enteredCount = 0
    /// The number of solutions requested from the solver.
    private(set) var solutionCount = 0

    init(root: UIView, rootSize: RootSize, engineReference: ZeroingReference<LayoutEngine>) {
        self.root = root
        self.rootSize = rootSize
        self.engineReference = engineReference
    }

    /// A Boolean value that indicates whether the system computes a fitting size in addition to the real layout.
    var isFitting: Bool {
        if case .fitting = rootSize { return true }
        return false
    }

    /// Replaces the solver with an empty one.
    func reset() {
        solver = ConstraintSolver()
        solver.entersInOrder = true
        origins = [:]
        generation += 1
    }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    func solve() {
        solutionCount += 1
        reportingErrors { () throws(SolverError) in _ = try solver.solve() }
    }

    // MARK: Items

    /// Returns a view's item in this engine; nil if the last gathering created none.
    func item(of view: UIView) -> LayoutItem? { current(view.layoutItem) }

    func current(_ item: LayoutItem?) -> LayoutItem? {
        guard let item, item.belongs(to: self), item.generation == generation else { return nil }
        return item
    }

    /// Returns the views that have items, without duplicates.
    func current(_ references: [ZeroingReference<UIView>]) -> [ZeroingReference<UIView>] {
        var seen: Set<ObjectIdentifier> = []
        return references.filter { reference in
            guard let view = reference.object, item(of: view) != nil else { return false }
            return seen.insert(ObjectIdentifier(view)).inserted
        }
    }

    // MARK: Rows

    /// Enters a constraint; returns nil for one without variables, and for one that the solver rejects, which is
    /// reported.
    @discardableResult
    func enter(_ constraint: ConstraintSolver.Constraint, _ origin: Origin) -> ConstraintSolver.ConstraintID? {
        do {
            let id = try solver.add(constraint)
            enteredCount += 1
            if recordsOrigins { origins[id] = origin }
            return id
        } catch .noVariables {
            return nil
        } catch {
            LayoutDiagnostics.report(.solver(view: text(of: origin), reason: "\(error)"))
            return nil
        }
    }

    /// Removes a constraint.
    func remove(_ id: ConstraintSolver.ConstraintID) {
        solver.remove(id)
        origins[id] = nil
    }

    /// Runs changes of the solver. A change that the solver rejects (a number beyond its range) is reported and has no
    /// effect.
    ///
    /// - Parameter subject: The name in the message; the root's by default.
    func reportingErrors(of subject: @autoclosure () -> String? = nil, _ body: () throws(SolverError) -> Void) {
        do throws(SolverError) {
            try body()
        } catch {
            LayoutDiagnostics.report(.solver(view: subject() ?? root.describeBriefly(), reason: "\(error)"))
        }
    }

    // MARK: Values

    /// Returns a view's solved frame in its superview's coordinates, in points, with edges on whole pixels; nil for a
    /// view that the engine doesn't place.
    func frame(of view: UIView) -> CGRect? {
        guard let item = item(of: view) else { return nil }
        var origin = CGPoint.zero
        if let parent = view.storedSuperview, view !== root {
            guard let parentItem = self.item(of: parent) else { return nil }
            origin = childOrigin(of: parent, parentItem)
        }
        let scale = root.layoutScale
        let frame = view.frame(forAlignmentRect: rounded(rect(of: item, from: origin), scale: scale))
        // Adding insets may have changed the last bit.
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

    /// Returns the solved length of an item along an axis, in points.
    func length(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let (low, high) = axis == .horizontal ? (item.left, item.right) : (item.top, item.bottom)
        return CGFloat(solver.value(of: high) - solver.value(of: low))
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
        let offset = view.childOffset
        return CGPoint(
            x: CGFloat(solver.value(of: item.left)) + offset.x, y: CGFloat(solver.value(of: item.top)) + offset.y)
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
