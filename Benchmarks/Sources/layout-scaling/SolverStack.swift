import LayoutSolver
import Measuring

/// The constraints of a vertical stack of labels, solved without any views.
enum SolverStack {
    /// Returns the time of adding and solving the constraints of `count` labels with a height of 20 units, in
    /// milliseconds.
    static func time(_ count: Int) throws -> Double {
        var solver = ConstraintSolver()
        var last: ConstraintSolver.Variable?
        let time = try Stopwatch.milliseconds {
            last = try fill(&solver, count)
            _ = try solver.solve()
        }
        guard let last, solver.value(of: last) == Double(count * 24 - 4) else { throw NotSolved() }
        return time
    }

    private static func fill(_ solver: inout ConstraintSolver, _ count: Int) throws -> ConstraintSolver.Variable {
        typealias Term = ConstraintSolver.Term
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        let top = solver.makeVariable()
        try solver.fix(left, at: 0)
        try solver.fix(right, at: 390)
        try solver.fix(top, at: 0)
        var previous = top
        for index in 0..<count {
            let labelLeft = solver.makeVariable()
            let labelRight = solver.makeVariable()
            let labelTop = solver.makeVariable()
            let labelBottom = solver.makeVariable()
            _ = try solver.addSize(high: labelRight, low: labelLeft, order: 2 * index)
            _ = try solver.addSize(high: labelBottom, low: labelTop, order: 2 * index + 1)
            let gap = index == 0 ? 0.0 : 4
            let width = [Term(labelRight), Term(labelLeft, -1)]
            let height = [Term(labelBottom), Term(labelTop, -1)]
            _ = try solver.add(.init([Term(labelLeft), Term(left, -1)], .equal))
            _ = try solver.add(.init([Term(labelRight), Term(right, -1)], .equal))
            _ = try solver.add(.init([Term(labelTop), Term(previous, -1)], constant: -gap, .equal))
            for (terms, length) in [(width, 100.0), (height, 20)] {
                _ = try solver.add(.init(terms, constant: -length, .lessOrEqual, priority: 250, order: index))
                _ = try solver.add(.init(terms, constant: -length, .greaterOrEqual, priority: 750, order: index))
            }
            previous = labelBottom
        }
        return previous
    }

    struct NotSolved: Error, CustomStringConvertible {
        var description: String { "The solver gave other values than it should: nothing was measured." }
    }
}
