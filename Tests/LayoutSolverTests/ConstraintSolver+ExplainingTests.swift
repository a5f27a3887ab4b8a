import Testing

@testable import LayoutSolver

/// What fixes a variable, and what is free: on random systems, by what the words promise.
@Suite struct ConstraintSolverExplainingTests {
    typealias Solver = ConstraintSolver
    static let styles = RandomSystem.Style.allCases

    /// The reasons hold exactly, and with them alone the value can't be another.
    @Test(arguments: styles) func reasonsFixTheValue(_ style: RandomSystem.Style) throws {
        var explained = 0
        for seed in 0..<80 as Range<UInt64> {
            let system = RandomSystem(seed: seed, variables: 2...8, rows: 2...14, style: style, required: 2)
            var (solver, variables, _) = try system.makeSolver()
            try solver.solve()
            let sums = variables.map { [Solver.Term($0)] }
            for (variable, explanation) in zip(variables, solver.explain(sums)) {
                #expect(explanation.reasons.allSatisfy { $0.isTight }, "seed \(seed), \(style)")
                if explanation.isUndetermined { continue }
                explained += 1
                var trial = Solver()
                var copies: [Solver.Variable: Solver.Variable] = [:]
                for each in variables { copies[each] = trial.makeVariable() }
                for reason in explanation.reasons {
                    let terms = reason.terms.map { Solver.Term(copies[$0.variable]!, $0.coefficient) }
                    let sum = reason.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
                    _ = try trial.add(.init(terms, constant: -sum, .equal))
                }
                let wanted = solver.value(of: variable) + 7
                _ = try trial.add(.init([.init(copies[variable]!)], constant: -wanted, .equal, priority: 500))
                try trial.solve()
                #expect(
                    (trial.value(of: copies[variable]!) - solver.value(of: variable)).magnitude < 1e-5,
                    "seed \(seed), \(style)")
                #expect(trial.conflicts.isEmpty)
            }
        }
        #expect(explained > 300)
    }

    /// What is called free has another solution that is as good; what has another solution as good is called free.
    @Test(arguments: styles) func freeIsWhatCanMove(_ style: RandomSystem.Style) throws {
        var freeCount = 0
        for seed in 0..<20 as Range<UInt64> {
            var system = RandomSystem(seed: seed, variables: 2...6, rows: 2...10, style: style, required: 2)
            var (solver, variables, ids) = try system.makeSolver()
            try solver.solve()
            let broken = Set(solver.conflicts.map(\.broken))
            let point = variables.map { solver.value(of: $0) }
            let sums = variables.map { [Solver.Term($0)] }
            let free = solver.ambiguousSums(among: sums)
            for (index, isFree) in free.enumerated() {
                let alternative = solver.alternative(moving: sums[index], limit: 10)
                #expect((alternative != nil) == isFree, "seed \(seed), \(style), \(index)")
                guard let alternative else { continue }
                freeCount += 1
                let moved = variables.map { alternative[$0] ?? solver.value(of: $0) }
                #expect((moved[index] - point[index]).magnitude > 1e-6, "seed \(seed), \(style), \(index)")
                for size in system.sizes { #expect(moved[size.high] - moved[size.low] > -1e-5) }
                let (before, after) = (errors(system, ids, broken, point), errors(system, ids, broken, moved))
                for (priority, error) in after {
                    #expect(error <= (before[priority] ?? 0) + 1e-4, "seed \(seed), \(style), \(priority)")
                }
            }
            // The other way around: another rule for ties finds another solution.
            for index in system.rows.indices { system.rows[index].order = 100 - index }
            system.defaultPositions = []
            var (other, others, otherIDs) = try system.makeSolver()
            try other.solve()
            guard
                Set(other.conflicts.map { otherIDs.firstIndex(of: $0.broken) })
                    == Set(solver.conflicts.map { ids.firstIndex(of: $0.broken) })
            else { continue }
            let moved = others.map { other.value(of: $0) }
            let (before, after) = (errors(system, ids, broken, point), errors(system, ids, broken, moved))
            guard before.allSatisfy({ ($0.value - (after[$0.key] ?? 0)).magnitude < 1e-6 }) else { continue }
            for index in variables.indices where (moved[index] - point[index]).magnitude > 1e-4 {
                #expect(free[index], "seed \(seed), \(style), \(index): \(point) \(moved)")
            }
        }
        #expect(freeCount > 20)
    }

    private func errors(
        _ system: RandomSystem, _ ids: [Solver.ConstraintID], _ broken: Set<Solver.ConstraintID>, _ point: [Double]
    ) -> [Double: Double] {
        var result: [Double: Double] = [:]
        for (row, id) in zip(system.rows, ids) where !broken.contains(id) {
            result[row.priority, default: 0] += row.error(point)
        }
        return result
    }

    @Test func theNearestAndStrongestComeFirst() throws {
        var solver = Solver()
        let root = solver.makeVariable()
        try solver.fix(root, at: 300)
        let chain = (0..<4).map { _ in solver.makeVariable() }
        let weak = try solver.add(.init([.init(chain[3])], constant: -40, .equal, priority: 100))
        var links = [try solver.add(.init([.init(chain[0]), .init(root, -1)], constant: 10, .equal))]
        for (low, high) in zip(chain, chain.dropFirst()) {
            links.append(try solver.add(.init([.init(high), .init(low, -1)], constant: -5, .equal)))
        }
        try solver.solve()
        let explanation = solver.explain([[.init(chain[3])]])[0]
        #expect(explanation.reasons.map(\.source) == links.reversed().map { .constraint($0) })
        #expect(explanation.directCount == 1)
        #expect(solver.violatedConstraints(on: chain[3]).map(\.source) == [.constraint(weak)])
        #expect(solver.violatedConstraints(on: chain[3]).first?.violation == 265)
        #expect(solver.explain([[.init(root)]])[0].reasons.isEmpty)
    }

    @Test func brokenConstraintsExplainNothing() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let first = try solver.add(.init([.init(x)], constant: -50, .equal))
        _ = try solver.add(.init([.init(x)], constant: -60, .equal))
        try solver.solve()
        #expect(solver.explain([[.init(x)]])[0].reasons.map(\.source) == [.constraint(first)])
        #expect(solver.ambiguousSums(among: [[.init(x)]]) == [false])
    }

    /// Of two equal optional constraints one is met; the rule for ties decides which.
    @Test func tiesAreFree() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try solver.add(.init([.init(x), .init(y)], constant: -100, .equal))
        _ = try solver.add(.init([.init(x)], constant: -30, .equal, priority: 250))
        let preference = try solver.add(.init([.init(y)], constant: -30, .equal, priority: 250))
        try solver.solve()
        #expect(solver.ambiguousSums(among: [[.init(x)], [.init(y)], [.init(x), .init(y)]]) == [true, true, false])
        try solver.setPriority(251, of: preference)
        try solver.solve()
        #expect(solver.ambiguousSums(among: [[.init(x)], [.init(y)]]) == [false, false])
    }

    /// A long row of views whose content sizes are met needs no linear program.
    @Test func longChainsNeedNoSearch() throws {
        var solver = Solver()
        let start = solver.makeVariable()
        try solver.fix(start, at: 0)
        var previous = start
        var sums: [[Solver.Term]] = []
        for index in 0..<150 {
            let (low, high) = (solver.makeVariable(), solver.makeVariable())
            _ = try solver.addSize(high: high, low: low, order: index)
            _ = try solver.add(.init([.init(low), .init(previous, -1)], constant: -8, .equal))
            for relation in [Solver.Relation.lessOrEqual, .greaterOrEqual] {
                _ = try solver.add(
                    .init(
                        [.init(high), .init(low, -1)], constant: -20, relation,
                        priority: relation == .lessOrEqual ? 250 : 750))
            }
            sums += [[.init(low), .init(previous, -1)], [.init(high), .init(low, -1)]]
            previous = high
        }
        try solver.solve()
        #expect(solver.ambiguousSums(among: sums).allSatisfy { !$0 })
        #expect(solver.explain([sums[299]])[0].reasons.count == 1)
        #expect(solver.explain([[.init(previous)]])[0].reasons.count == 300)
    }
}
