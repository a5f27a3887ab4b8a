import Testing

@testable import LayoutSolver

/// 2,000 systems of many kinds against HiGHS: what stays out, and the sum of errors at every priority.
@Suite struct ConstraintSolverVectorTests {
    @Test(arguments: SolverVector.kinds) func agreesWithHiGHS(_ kind: String) throws {
        let vectors = try SolverVector.load(kind)
        #expect(vectors.count == 125)
        for (number, vector) in vectors.enumerated() {
            var built = try vector.system.build()
            try built.solver.solve()
            let point = built.values
            #expect(built.broken == vector.refused, "\(kind) \(number)")
            let error = vector.system.requiredError(point, without: Set(vector.refused))
            #expect(error <= 1e-9, "\(kind) \(number): a required row misses by \(error)")
            let levels = vector.system.levels(point)
            #expect(levels.count == vector.levels.count)
            for (mine, least) in zip(levels, vector.levels) {
                #expect(
                    (mine - least).magnitude <= 1e-6 * max(1, least), "\(kind) \(number): \(levels), \(vector.levels)")
            }
            if let answer = vector.point {
                let isClose = zip(point, answer).allSatisfy { ($0 - $1).magnitude <= 1e-5 * max(1, $1.magnitude) }
                #expect(isClose && point.count == answer.count, "\(kind) \(number): \(point), \(answer)")
            }
            for conflict in built.solver.conflicts {
                ConflictCheck(conflict, built, vector.system).expectMinimal("\(kind) \(number)")
            }
        }
    }

    @Test func thereAreTwoThousand() {
        #expect(SolverVector.kinds.count * 125 == 2000)
    }

    /// The plain simplex method for everything gives the same; a few systems are enough for that.
    @Test(arguments: SolverVector.kinds) func agreesWithoutReductions(_ kind: String) throws {
        for (number, vector) in try SolverVector.load(kind).enumerated() where number % 20 == 0 {
            var built = try vector.system.build([])
            try built.solver.solve()
            #expect(built.broken == vector.refused, "\(kind) \(number)")
            for (mine, least) in zip(vector.system.levels(built.values), vector.levels) {
                #expect((mine - least).magnitude <= 1e-6 * max(1, least), "\(kind) \(number)")
            }
        }
    }
}

/// Looks at one conflict with a method of its own.
struct ConflictCheck {
    let conflict: ConstraintSolver.Conflict
    let system: RandomSystem
    let rows: [Int]
    let sizes: [Int]
    let fixed: [Int]

    init(_ conflict: ConstraintSolver.Conflict, _ built: RandomSystem.Built, _ system: RandomSystem) {
        self.conflict = conflict
        self.system = system
        rows = conflict.constraints.compactMap { built.ids.firstIndex(of: $0) }
        var sizes: [Int] = []
        var fixed: [Int] = []
        for member in conflict.members {
            switch member {
            case .constraint: continue
            case .size(let id): sizes += built.sizes.indices.filter { built.sizes[$0] == id }
            case .fixed(let variable): fixed += built.variables.indices.filter { built.variables[$0] == variable }
            }
        }
        self.sizes = sizes
        self.fixed = fixed
    }

    /// The members can't hold together, and would without any one of them.
    func expectMinimal(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            rows.count + sizes.count + fixed.count == conflict.members.count, "\(name)", sourceLocation: sourceLocation)
        #expect(rows == rows.sorted(), "\(name)", sourceLocation: sourceLocation)
        #expect(
            conflict.constraints.contains(conflict.broken) && conflict.constraints.contains(conflict.newest),
            "\(name)", sourceLocation: sourceLocation)
        #expect(rows.allSatisfy { system.rows[$0].priority >= 1000 }, "\(name)", sourceLocation: sourceLocation)
        #expect(
            !Feasibility(system, rows: rows, sizes: sizes).canHold(), "\(name): no contradiction",
            sourceLocation: sourceLocation)
        for row in rows {
            let others = rows.filter { $0 != row }
            #expect(
                Feasibility(system, rows: others, sizes: Array(system.sizes.indices)).canHold(),
                "\(name): \(row) of \(rows) isn't needed", sourceLocation: sourceLocation)
        }
        for size in sizes {
            #expect(
                Feasibility(system, rows: rows, sizes: sizes.filter { $0 != size }).canHold(),
                "\(name): size \(size) isn't needed", sourceLocation: sourceLocation)
        }
        let mentioned = Set(rows.flatMap { system.rows[$0].terms.map(\.variable) }).union(
            sizes.flatMap { [system.sizes[$0].high, system.sizes[$0].low] })
        #expect(
            fixed == system.fixed.map(\.variable).filter { mentioned.contains($0) }.sorted(), "\(name)",
            sourceLocation: sourceLocation)
    }
}
