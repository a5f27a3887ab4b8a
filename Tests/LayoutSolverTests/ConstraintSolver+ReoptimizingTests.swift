import Testing

@testable import LayoutSolver

/// Systems in which following changes is easily wrong.
@Suite struct ConstraintSolverReoptimizingTests {
    typealias Solver = ConstraintSolver

    /// No row fixes the positions, so the first is nonbasic; the second follows it by the shared gap.
    @Test func placesWithoutGround() throws {
        var solver = Solver()
        let places = (0...130).map { _ in solver.makeVariable() }
        let gap = solver.makeVariable()
        for index in 0..<130 {
            _ = try solver.add(
                .init([.init(places[index]), .init(places[index + 1], -1), .init(gap)], .equal, priority: 500))
        }
        _ = try solver.add(.init([.init(gap)], constant: -8, .equal, priority: 600))
        try solver.solve()
        let start = solver.value(of: places[0])
        for (index, place) in places.enumerated() {
            #expect((solver.value(of: place) - start - 8 * Double(index)).magnitude < 1e-6)
        }
    }

    /// A group that has a tableau, because one of its constants has changed often.
    private func followed(
        _ make: (inout Solver, Solver.Variable, Solver.Variable) throws -> Void
    ) throws -> (solver: Solver, x: Solver.Variable, y: Solver.Variable) {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(.init([.init(x), .init(y, -1)], .equal, priority: 100))
        let moving = try solver.add(.init([.init(x)], constant: -1e6, .equal, priority: 400))
        try make(&solver, x, y)
        try solver.solve()
        for step in 0..<4 {
            try solver.setConstant(-1e6 - Double(step), of: moving)
            try solver.solve()
        }
        #expect(solver.work.followed > 0)
        return (solver, x, y)
    }

    @Test func aLargeNumberElsewhereDoesNotHideAConflict() throws {
        var second: Solver.ConstraintID?
        var (solver, _, _) = try followed { solver, _, y in
            _ = try solver.add(.init([.init(y)], constant: -10, .equal))
            second = try solver.add(.init([.init(y)], constant: -10, .equal))
        }
        #expect(solver.conflicts.isEmpty)
        try solver.setConstant(-10.00005, of: #require(second))
        try solver.solve()
        #expect(solver.conflicts.count == 1)
    }

    @Test func whatCancelsOutIsStillRequired() throws {
        var empty: Solver.ConstraintID?
        var (solver, _, _) = try followed { solver, x, y in
            empty = try solver.add(
                .init([.init(x), .init(x, -1), .init(y), .init(y, -1)], constant: 5, .greaterOrEqual))
        }
        #expect(solver.conflicts.isEmpty)
        try solver.setConstant(-10, of: #require(empty))
        try solver.solve()
        #expect(solver.conflicts.count == 1)
    }

    @Test func whatIsAddedTouchesItsGroup() throws {
        var (solver, x, y) = try followed { _, _, _ in }
        #expect(!solver.isTouched(x))
        _ = try solver.add(.init([.init(y)], constant: -3, .equal, priority: 300))
        #expect(solver.isTouched(x))
        try solver.solve()
        #expect(!solver.isTouched(x))
    }

    /// Nothing grows with the number of edits.
    @Test func manyEditsLeaveNothingBehind() throws {
        var (solver, x, _) = try followed { _, _, _ in }
        for step in 0..<400 {
            let other = solver.makeVariable()
            _ = try solver.add(.init([.init(other), .init(x, -1)], constant: -10, .equal))
            let preference = try solver.add(
                .init([.init(other)], constant: -3, .equal, priority: 200 + Double(step) / 7))
            try solver.solve()
            #expect((solver.value(of: other) - solver.value(of: x) - 10).magnitude < 1e-3)
            solver.remove(preference)
            try solver.solve()
            solver.remove(other)
        }
        try solver.solve()
        #expect(solver.groups.groups.allSatisfy { $0.variables.count < 20 && $0.rows.count < 40 })
    }
}
