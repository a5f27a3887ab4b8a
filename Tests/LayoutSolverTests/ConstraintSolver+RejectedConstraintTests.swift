import RandomNumbers
import Testing

@testable import LayoutSolver

/// A constraint that is refused leaves the solver as it was: random systems, and contradictions made from them.
@Suite struct ConstraintSolverRejectedConstraintTests {
    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, $0.magnitude) }
    }

    /// A system whose required rows can hold together.
    private func feasibleSystem(_ seed: UInt64, required: Int = 4) throws -> RandomSystem {
        let styles = RandomSystem.Style.allCases
        var system = RandomSystem(
            seed: seed &+ 900_000, variables: 2...9, rows: 4...18, style: styles[Int(seed) % styles.count],
            required: required)
        if seed % 3 == 0 { system.fixed = [(0, 40)] }
        var built = try system.build()
        try built.solver.solve()
        let broken = Set(built.broken)
        system.rows = system.rows.enumerated().filter { !broken.contains($0.offset) }.map(\.element)
        return system
    }

    /// A row that contradicts some of the required rows and sizes: by these a sum of multiples of them is at most
    /// zero, by the row it is more.
    private func contradiction(to system: RandomSystem, _ random: inout SplitMix) -> RandomSystem.Row? {
        var coefficients: [Int: Double] = [:]
        var constant = 0.0
        func take(_ terms: [(variable: Int, coefficient: Double)], _ number: Double, _ factor: Double) {
            for term in terms { coefficients[term.variable, default: 0] += factor * term.coefficient }
            constant += factor * number
        }
        var chosen = 0
        for row in system.rows.shuffled(using: &random) where row.priority >= 1000 && chosen < 3 {
            let factor: Double = [1.0, 2, 0.5].randomElement(using: &random) ?? 1
            switch row.relation {
            case .equal: take(row.terms, row.constant, Bool.random(using: &random) ? factor : -factor)
            case .lessOrEqual: take(row.terms, row.constant, factor)
            case .greaterOrEqual: take(row.terms, row.constant, -factor)
            }
            chosen += 1
            if Bool.random(using: &random) { break }
        }
        for size in system.sizes.shuffled(using: &random) where chosen < 3 {
            take([(size.high, 1), (size.low, -1)], 0, -1)
            chosen += 1
            if Bool.random(using: &random) { break }
        }
        for (variable, value) in system.fixed {
            // Fixed variables may be left over; what they are worth goes without saying.
            if let factor = coefficients.removeValue(forKey: variable) { constant += factor * value }
        }
        let terms = coefficients.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        guard !terms.isEmpty else { return nil }
        let excess = Double(Int.random(in: 1...60, using: &random))
        return RandomSystem.Row(
            terms: terms.map { ($0.key, $0.value) }, constant: constant - excess,
            relation: Bool.random(using: &random) ? .equal : .greaterOrEqual, priority: 1000)
    }

    @Test(arguments: 0..<6) func theSolverStaysAsItWas(_ block: Int) throws {
        var contradictions = 0
        for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
            var random = SplitMix(seed)
            let system = try feasibleSystem(seed)
            guard let row = contradiction(to: system, &random) else { continue }
            contradictions += 1
            var built = try system.build()
            try built.solver.solve()
            #expect(built.solver.conflicts.isEmpty)
            let before = built.values

            try built.add(row)
            try built.solver.solve()
            let id = built.ids[system.rows.count]
            #expect(built.solver.conflicts.count == 1, "seed \(seed)")
            let conflict = try #require(built.solver.conflicts.first)
            #expect(conflict.broken == id && conflict.newest == id)
            var both = system
            both.rows.append(row)
            ConflictCheck(conflict, built, both).expectMinimal("seed \(seed)")
            #expect(isClose(built.values, before), "seed \(seed): \(built.values), \(before)")

            built.solver.remove(id)
            try built.solver.solve()
            #expect(built.solver.conflicts.isEmpty)
            #expect(isClose(built.values, before), "seed \(seed): removed again, \(built.values), \(before)")
        }
        #expect(contradictions > 25)
    }

    @Test func whatComesLaterDoesNotNoticeIt() throws {
        for seed in 0..<25 as Range<UInt64> {
            var random = SplitMix(seed &+ 5)
            let system = try feasibleSystem(seed)
            guard let row = contradiction(to: system, &random) else { continue }
            var more = RandomSystem(
                seed: seed &+ 33, variables: system.variableCount...system.variableCount, rows: 3...8, style: .general,
                required: 3)
            more.sizes = []
            var with = try system.build()
            try with.solver.solve()
            try with.add(row)
            try with.solver.solve()
            let refused = with.ids.removeLast()
            var without = try system.build()
            for row in more.rows {
                try with.add(row)
                try with.solver.solve()
                try without.add(row)
                try without.solver.solve()
                #expect(isClose(with.values, without.values), "seed \(seed): \(with.values), \(without.values)")
                #expect(with.broken == without.broken, "seed \(seed)")
            }
            #expect(with.solver.conflicts.contains { $0.broken == refused })
        }
    }

    @Test func aGeneratedConstraintOnlyBorrowsThePlace() throws {
        for seed in 0..<25 as Range<UInt64> {
            var random = SplitMix(seed &+ 11)
            let system = try feasibleSystem(seed, required: 6)
            guard var row = contradiction(to: system, &random) else { continue }
            row.provenance = .system
            var built = try system.build()
            try built.solver.solve()
            let before = built.values
            try built.add(row)
            try built.solver.solve()
            let broken = Set(built.broken)
            #expect(!broken.isEmpty)
            var both = system
            both.rows.append(row)
            for conflict in built.solver.conflicts {
                ConflictCheck(conflict, built, both).expectMinimal("seed \(seed)")
                #expect(conflict.newest == built.ids[system.rows.count])
            }
            // As if those that gave way had never been.
            var remaining = both
            remaining.rows = both.rows.enumerated().filter { !broken.contains($0.offset) }.map(\.element)
            var fresh = try remaining.build()
            try fresh.solver.solve()
            #expect(fresh.solver.conflicts.isEmpty && isClose(built.values, fresh.values), "seed \(seed)")
            // And they come back.
            built.solver.remove(built.ids[system.rows.count])
            try built.solver.solve()
            #expect(built.solver.conflicts.isEmpty && isClose(built.values, before), "seed \(seed)")
        }
    }
}
