@testable import LayoutSolver

/// Views in a root of 375 x 667 at most: four edges each, with the sizes and default positions that a client registers.
struct SolverLayout {
    typealias Solver = ConstraintSolver

    struct Box {
        var left: Solver.Variable
        var top: Solver.Variable
        var right: Solver.Variable
        var bottom: Solver.Variable

        var width: [Solver.Term] { [.init(right), .init(left, -1)] }
        var height: [Solver.Term] { [.init(bottom), .init(top, -1)] }
    }

    var solver = Solver()
    var root: Box
    private var order = 0

    init(width: Double = 375, height: Double = 667) throws {
        root = Box(
            left: solver.makeVariable(), top: solver.makeVariable(), right: solver.makeVariable(),
            bottom: solver.makeVariable())
        try fix(root, [0, 0, width, height])
    }

    mutating func fix(_ box: Box, _ edges: [Double]) throws {
        for (variable, value) in zip([box.left, box.top, box.right, box.bottom], edges) {
            try solver.fix(variable, at: value)
        }
    }

    mutating func box(in parent: Box? = nil) throws -> Box {
        let box = Box(
            left: solver.makeVariable(), top: solver.makeVariable(), right: solver.makeVariable(),
            bottom: solver.makeVariable())
        let parent = parent ?? root
        order += 1
        _ = try solver.addSize(high: box.right, low: box.left, order: order)
        _ = try solver.addSize(high: box.bottom, low: box.top, order: order)
        try solver.setDefaultPosition(of: box.left, at: parent.left, order: order)
        try solver.setDefaultPosition(of: box.top, at: parent.top, order: order)
        return box
    }

    /// `left (relation) multiplier * right + constant`.
    @discardableResult
    mutating func add(
        _ left: [Solver.Term], _ relation: Solver.Relation, _ right: [Solver.Term] = [], times multiplier: Double = 1,
        plus constant: Double = 0, priority: Double = 1000, provenance: Solver.Provenance = .user, order: Int = 0
    ) throws -> Solver.ConstraintID {
        let terms = left + right.map { Solver.Term($0.variable, -multiplier * $0.coefficient) }
        return try solver.add(
            .init(terms, constant: -constant, relation, priority: priority, provenance: provenance, order: order))
    }

    @discardableResult
    mutating func add(
        _ left: Solver.Variable, _ relation: Solver.Relation, _ right: Solver.Variable, plus constant: Double = 0,
        priority: Double = 1000, provenance: Solver.Provenance = .user
    ) throws -> Solver.ConstraintID {
        try add([.init(left)], relation, [.init(right)], plus: constant, priority: priority, provenance: provenance)
    }

    /// What a label's intrinsic size adds on one axis.
    mutating func content(
        _ size: [Solver.Term], _ length: Double, hugging: Double = 250, compression: Double = 750, order: Int
    ) throws {
        try add(size, .lessOrEqual, plus: length, priority: hugging, provenance: .system, order: order)
        try add(size, .greaterOrEqual, plus: length, priority: compression, provenance: .system, order: order)
    }

    /// x, y, width, height in the root.
    func frame(_ box: Box) -> [Double] {
        let (left, top) = (solver.value(of: box.left), solver.value(of: box.top))
        return [left, top, solver.value(of: box.right) - left, solver.value(of: box.bottom) - top]
    }
}
