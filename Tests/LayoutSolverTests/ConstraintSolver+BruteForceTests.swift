import Testing

@testable import LayoutSolver

/// 10,000 random systems of at most five variables against brute force over bases: what stays out and why, and the sum
/// of errors at every priority.
@Suite struct ConstraintSolverBruteForceTests {
    static let blockCount = 20
    static let blockLength = 500

    @Test(arguments: 0..<blockCount) func agreesWithBruteForce(_ block: Int) throws {
        for seed in UInt64(block * Self.blockLength)..<UInt64((block + 1) * Self.blockLength) {
            let system = Self.system(seed)
            let oracle = SolverOracle(system: system, isWhole: false)
            let refused = oracle.rejectedRows()
            var built = try system.build()
            // Every fourth one by the simplex method alone.
            if seed % 4 == 1 { built.solver.reductions = [] }
            try built.solver.solve()
            let point = built.values
            #expect(built.broken == refused, "seed \(seed)")
            #expect(system.requiredError(point, without: Set(refused)) <= 1e-9, "seed \(seed)")
            let levels = system.levels(point)
            let least = oracle.levels(refused: refused)
            let isClose = zip(levels, least).allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $1) }
            #expect(isClose && levels.count == least.count, "seed \(seed): \(levels), \(least)")
            for conflict in built.solver.conflicts {
                let check = ConflictCheck(conflict, built, system)
                #expect(!oracle.canHold(check.rows, sizes: check.sizes), "seed \(seed)")
                for row in check.rows {
                    #expect(oracle.canHold(check.rows.filter { $0 != row }), "seed \(seed)")
                }
                for size in check.sizes {
                    #expect(oracle.canHold(check.rows, sizes: check.sizes.filter { $0 != size }), "seed \(seed)")
                }
            }
        }
    }

    /// One to five variables, of all styles; with fewer rows the more variables there are.
    private static func system(_ seed: UInt64) -> RandomSystem {
        let count = Int(seed % 5) + 1
        let styles = RandomSystem.Style.allCases
        let style = styles[Int(seed / 5) % styles.count]
        var system = RandomSystem(
            seed: seed &+ 50_000, variables: count...count, rows: 1...(count < 4 ? 9 : 8), style: style,
            required: Int(seed / 35) % 5)
        if seed % 4 == 0 { system.fixed = [(count - 1, Double(seed % 90))] }
        return system
    }
}
