import Testing

@testable import LayoutSolver

/// Random systems: against brute force, and with every way around the simplex method on and off.
@Suite struct ConstraintSolverPropertyTests {
    static let styles = RandomSystem.Style.allCases
    private static let ways: [Reductions] = [.all, .elimination, .graph, []]

    @Test(arguments: styles) func agreesWithBruteForce(_ style: RandomSystem.Style) throws {
        for seed in 0..<80 as Range<UInt64> {
            let system = RandomSystem(seed: seed, variables: 1...3, rows: 1...6, style: style)
            let expected = SolverOracle(system: system).solve()
            for (place, way) in Self.ways.enumerated() {
                var (solver, variables, ids) = try system.makeSolver(way)
                try solver.solve()
                let broken = solver.conflicts.map(\.broken)
                #expect(broken == expected.broken.map { ids[$0] }, "seed \(seed), \(style), way \(place)")
                let point = variables.map { solver.value(of: $0) }
                #expect(
                    isClose(point, expected.point), "seed \(seed), \(style), way \(place), \(point), \(expected)")
            }
        }
    }

    @Test(arguments: styles) func reductionsChangeNothing(_ style: RandomSystem.Style) throws {
        for seed in 1000..<1030 as Range<UInt64> {
            let system = RandomSystem(seed: seed, variables: 4...16, rows: 4...30, style: style, required: 2)
            var results: [[Double]] = []
            var broken: [[ConstraintSolver.ConstraintID]] = []
            for way in Self.ways {
                var (solver, variables, _) = try system.makeSolver(way)
                try solver.solve()
                results.append(variables.map { solver.value(of: $0) })
                broken.append(solver.conflicts.map(\.broken))
            }
            for index in 1..<Self.ways.count {
                #expect(broken[index] == broken[0], "seed \(seed), \(style), \(index)")
                #expect(
                    isClose(results[index], results[0]),
                    "seed \(seed), \(style), \(index), \(results[0]) \(results[index])")
            }
        }
    }

    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $0.magnitude) }
    }
}
