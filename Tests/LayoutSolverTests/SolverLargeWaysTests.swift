import RandomNumbers
import Testing

@testable import LayoutSolver

/// The ways that only large systems take, against the ways of small ones: the numbers must be the same.
@Suite struct SolverLargeWaysTests {
    /// No system is large.
    static let never = Thresholds(shearedRows: .max, sharingRows: .max, namingRows: .max, denseCells: .max)

    private func expectSame(
        _ system: RandomSystem, _ thresholds: Thresholds, and other: Thresholds = never, _ name: String
    ) throws -> (large: ConstraintSolver.Work, small: ConstraintSolver.Work) {
        var large = try system.build(thresholds: thresholds)
        var small = try system.build(thresholds: other)
        try large.solver.solve()
        try small.solver.solve()
        #expect(large.broken == small.broken, "\(name)")
        let isClose = zip(large.values, small.values).allSatisfy {
            ($0 - $1).magnitude <= 1e-9 * max(1, $1.magnitude)
        }
        #expect(isClose, "\(name): \(large.values), \(small.values)")
        return (large.solver.work, small.solver.work)
    }

    /// More than 128 rows over places in a row and one shared gap, which some distances take once, twice or half, each
    /// wished by several; some rows speak of three places, or of the gap alone.
    private static func sharedGap(_ seed: UInt64, required: Int) -> RandomSystem {
        var random = SplitMix(seed &+ 900)
        let count = 36
        var system = RandomSystem(variableCount: count + 1)
        let gap = count
        let shares: [Double] = [1, 1, 2, 0.5, 0]
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
        for place in 1..<count {
            let share: Double = shares.randomElement(using: &random) ?? 1
            for wish in 0..<5 {
                let isLast = wish == 4
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
                        joined: Int.random(in: 0...2, using: &random)))
            }
            if place % 2 == 1 { system.sizes.append((place, place - 1)) }
        }
        system.rows.append(.init(terms: [(0, 1)], constant: -8, relation: .equal, priority: 1000))
        system.rows.append(.init(terms: [(gap, 1)], constant: -4, relation: .greaterOrEqual, priority: 1000))
        if seed % 2 == 0 {
            system.rows.append(.init(terms: [(count - 1, 1)], constant: -500, relation: .equal, priority: 999))
        }
        system.rests = [(gap, nil), (count - 1, 0)]
        return system
    }

    /// With the thresholds of every day; the simplex takes other steps where places were sheared.
    @Test(arguments: [0, 2]) func shearedPlacesAreTheSame(_ required: Int) throws {
        var unsheared = Thresholds()
        unsheared.shearedRows = .max
        for seed in 0..<4 as Range<UInt64> {
            let system = Self.sharedGap(seed, required: required)
            #expect(system.rows.count > 128)
            let (large, small) = try expectSame(system, Thresholds(), and: unsheared, "seed \(seed), \(required)")
            #expect(large.tableauCells != small.tableauCells, "seed \(seed): it went the same way")
        }
    }

    /// Kernels that nothing makes smaller.
    @Test(arguments: RandomSystem.Style.allCases) func sparseSimplexIsTheSame(_ style: RandomSystem.Style) throws {
        for seed in 0..<12 as Range<UInt64> {
            let system = RandomSystem(
                seed: seed &+ 3000, variables: 5...12, rows: 10...30, style: style, required: Int(seed) % 3)
            _ = try expectSame(system, .none, "seed \(seed), \(style)")
        }
    }

    /// Equalities of four variables with a difference in common.
    @Test func namedDifferencesAreTheSame() throws {
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
            _ = try expectSame(system, .none, "seed \(seed)")
        }
    }
}
