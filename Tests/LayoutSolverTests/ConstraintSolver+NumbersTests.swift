import Testing

@testable import LayoutSolver

/// NaN, infinity and numbers beyond all layouts are refused wherever a number comes in, and leave nothing behind.
@Suite struct ConstraintSolverNumbersTests {
    typealias Solver = ConstraintSolver

    private static let bad: [(number: Double, error: SolverError)] = [
        (.nan, .notFinite), (.signalingNaN, .notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
        (1.0000001e12, .outOfRange(1.0000001e12)), (-1e200, .outOfRange(-1e200)),
        (.greatestFiniteMagnitude, .outOfRange(.greatestFiniteMagnitude)),
    ]

    private static let entries: [String] = ["coefficient", "constant", "fix", "defaultPosition", "setConstant"]

    @Test(arguments: entries) func badNumbersLeaveNothing(_ entry: String) throws {
        for (number, error) in Self.bad {
            var solver = Solver()
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            try solver.setDefaultPosition(of: x, at: nil, offset: 3, order: 0)
            let id = try solver.add(.init([.init(y), .init(x, -1)], constant: -4, .equal))
            try solver.solve()
            let work = solver.work
            #expect(throws: error) {
                switch entry {
                case "coefficient": _ = try solver.add(.init([.init(x), .init(y, number)], .equal))
                case "constant": _ = try solver.add(.init([.init(x)], constant: number, .equal))
                case "fix": try solver.fix(x, at: number)
                case "defaultPosition": try solver.setDefaultPosition(of: x, at: y, offset: number, order: 0)
                default: try solver.setConstant(number, of: id)
                }
            }
            #expect(!solver.needsSolving)
            #expect(try solver.solve() == 0)
            #expect(solver.work == work)
            #expect(solver.value(of: x) == 3 && solver.value(of: y) == 7)
            // The old default position and constant are still there.
            try solver.setConstant(-5, of: id)
            try solver.solve()
            #expect(solver.value(of: x) == 3 && solver.value(of: y) == 8)
        }
    }

    @Test func badPrioritiesLeaveNothing() throws {
        let bad: [(Double, SolverError)] = [
            (.nan, .notFinite), (.infinity, .notFinite), (-.infinity, .notFinite), (0, .priority(0)),
            (-0.0, .priority(0)), (-1, .priority(-1)), (1000.001, .priority(1000.001)),
        ]
        for (priority, error) in bad {
            var solver = Solver()
            let x = solver.makeVariable()
            let id = try solver.add(.init([.init(x)], constant: -4, .equal, priority: 250))
            try solver.solve()
            #expect(throws: error) { try solver.add(.init([.init(x)], .equal, priority: priority)) }
            #expect(throws: error) { try solver.setPriority(priority, of: id) }
            #expect(!solver.needsSolving)
            #expect(solver.value(of: x) == 4)
        }
    }

    @Test func theLargestNumbersAreLegal() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add(.init([.init(x)], constant: -Solver.largestNumber, .equal))
        try solver.solve()
        #expect(solver.value(of: x) == Solver.largestNumber)
        try solver.setConstant(Solver.largestNumber, of: id)
        try solver.solve()
        #expect(solver.value(of: x) == -Solver.largestNumber)
        solver.remove(id)
        _ = try solver.add(.init([.init(x, Double.leastNonzeroMagnitude), .init(x, 2)], constant: -4, .equal))
        #expect(throws: SolverError.noVariables) {
            try solver.add(.init([.init(x, Double.leastNonzeroMagnitude)], constant: -4, .equal))
        }
        try solver.solve()
        #expect(solver.value(of: x) == 2)
    }

    /// Terms that cancel each other out leave a row without variables, true or false by its constant.
    @Test func cancelingTerms() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add(.init([.init(x)], constant: -4, .equal))
        _ = try solver.add(.init([.init(x, 3), .init(x, -3)], constant: 0, .equal))
        let wrong = try solver.add(.init([.init(x, 3), .init(x, -3)], constant: 1, .equal))
        _ = try solver.add(.init([.init(x, 3), .init(x, -3), .init(y)], constant: -9, .lessOrEqual, priority: 300))
        _ = try solver.add(.init([.init(y), .init(y, -1)], constant: 1, .equal, priority: 300))
        try solver.solve()
        #expect(solver.conflicts.map(\.broken) == [wrong])
        #expect(solver.conflicts.map(\.constraints) == [[wrong]])
        #expect(solver.value(of: x) == 4 && solver.value(of: y) == 9)
    }
}
