import RandomNumbers
import Testing

@testable import LayoutSolver

/// Systems with a shared number, solved with every reduction and by the simplex method alone: the numbers are the same.
@Suite struct ConstraintSolverSharedGapTests {
    private func expectSame(_ system: RandomSystem, _ name: String) throws {
        var quick = try system.build()
        var slow = try system.build([])
        try quick.solver.solve()
        try slow.solver.solve()
        #expect(quick.broken == slow.broken, "\(name)")
        let isClose = zip(quick.values, slow.values).allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, $1.magnitude) }
        #expect(isClose, "\(name): \(quick.values), \(slow.values)")
    }

    /// More than 128 rows over places in a row and one shared gap, which some distances contain once, twice or half,
    /// each in several rows; some rows contain three positions, or the gap alone.
    private static func sharedGap(_ seed: UInt64, required: Int) -> RandomSystem {
        var random = SplitMix(seed &+ 900)
        let count = 36
        var system = RandomSystem(variableCount: count + 1)
        let gap = count
        let shares: [Double] = [1, 1, 2, 0.5, 0]
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
        for place in 1..<count {
            let share: Double = shares.randomElement(using: &random) ?? 1
            for repetition in 0..<5 {
                let isLast = repetition == 4
                // Now and then one that doesn't go with the others.
                let own: Double = isLast && Int.random(in: 0..<6, using: &random) == 0 ? share + 1 : share
                var terms: [(variable: Int, coefficient: Double)] = [(place, 1), (place - 1, -1)]
                if own != 0 { terms.append((gap, -own)) }
                if isLast, place > 5, Int.random(in: 0..<8, using: &random) == 0 { terms[1].variable = place - 4 }
                let isRequired = Int.random(in: 0..<100, using: &random) < required
                system.rows.append(
                    RandomSystem.Row(
                        terms: terms.sorted { $0.variable < $1.variable }, constant: -number(0...12),
                        relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random) ?? .equal,
                        priority: isRequired ? 1000 : [250, 750, 749.5].randomElement(using: &random) ?? 250,
                        order: Int.random(in: 0...2, using: &random)))
            }
            if place % 2 == 1 { system.sizes.append((place, place - 1)) }
        }
        system.rows.append(.init(terms: [(0, 1)], constant: -8, relation: .equal, priority: 1000))
        system.rows.append(.init(terms: [(gap, 1)], constant: -4, relation: .greaterOrEqual, priority: 1000))
        if seed % 2 == 0 {
            system.rows.append(.init(terms: [(count - 1, 1)], constant: -500, relation: .equal, priority: 999))
        }
        system.defaultPositions = [(gap, nil), (count - 1, 0)]
        return system
    }

    @Test(arguments: [0, 2]) func sharedGapsAreTheSame(_ required: Int) throws {
        for seed in 0..<4 as Range<UInt64> {
            let system = Self.sharedGap(seed, required: required)
            #expect(system.rows.count > 128)
            try expectSame(system, "seed \(seed), \(required)")
        }
    }

    /// Equalities of four variables with a difference in common.
    @Test func commonDifferencesAreTheSame() throws {
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix(seed &+ 700)
            let factors: [Double] = [1, 1, -1, 2]
            var system = RandomSystem(seed: seed, variables: 12...12, rows: 8...14, style: .differences, required: 0)
            for place in stride(from: 2, to: 11, by: Int.random(in: 1...3, using: &random)) {
                let factor: Double = factors.randomElement(using: &random) ?? 1
                system.rows.append(
                    RandomSystem.Row(
                        terms: [(0, factor), (1, -factor), (place, -1), (place + 1, 1)],
                        constant: Double(Int.random(in: 0...2, using: &random)), relation: .equal, priority: 1000))
            }
            try expectSame(system, "seed \(seed)")
        }
    }
}
