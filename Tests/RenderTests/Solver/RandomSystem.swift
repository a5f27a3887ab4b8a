@testable import Render

/// A small generator of numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

/// A random system, as numbers: the same one can be given to the solver and to an oracle.
struct RandomSystem {
    struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: ConstraintSolver.Relation
        var priority: Double
        var keeping: ConstraintSolver.Keeping = .user
        var joined = 0

        func value(_ point: [Double]) -> Double {
            terms.reduce(constant) { $0 + $1.coefficient * point[$1.variable] }
        }

        func error(_ point: [Double]) -> Double {
            let value = value(point)
            return switch relation {
            case .equal: value.magnitude
            case .lessOrEqual: max(0, value)
            case .greaterOrEqual: max(0, -value)
            }
        }
    }

    enum Style: CaseIterable {
        /// Differences and single variables, as most layouts have.
        case differences
        /// With multipliers.
        case multiples
        /// With three or four terms in a row.
        case general
    }

    var variableCount: Int
    var rows: [Row] = []
    var sizes: [(high: Int, low: Int)] = []
    var rests: [(variable: Int, reference: Int?)] = []

    init(seed: UInt64, variables: ClosedRange<Int>, rows rowRange: ClosedRange<Int>, style: Style, required: Int = 3) {
        var random = SplitMix(seed)
        variableCount = Int.random(in: variables, using: &random)
        let priorities = [250, 250, 750, 750, 999, 500.5]
        let multiples = [1, 1, 2, -1, 0.5, -2, 3]
        for _ in 0..<Int.random(in: rowRange, using: &random) {
            var terms: [(Int, Double)] = []
            let first = Int.random(in: 0..<variableCount, using: &random)
            let second = Int.random(in: 0..<variableCount, using: &random)
            let isSingle = first == second || Int.random(in: 0..<5, using: &random) == 0
            var a = 1.0
            var b = -1.0
            if style != .differences {
                a = multiples.randomElement(using: &random) ?? 1
                b = -(multiples.randomElement(using: &random) ?? 1)
            }
            terms.append((first, a))
            if !isSingle { terms.append((second, b)) }
            if style == .general, variableCount > 2, Bool.random(using: &random) {
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    terms.append(
                        (
                            Int.random(in: 0..<variableCount, using: &random),
                            multiples.randomElement(using: &random) ?? 1
                        ))
                }
            }
            var merged: [Int: Double] = [:]
            for term in terms { merged[term.0, default: 0] += term.1 }
            merged = merged.filter { $0.value != 0 }
            if merged.isEmpty { merged[first] = 1 }
            let relation: ConstraintSolver.Relation =
                [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random) ?? .equal
            let isRequired = Int.random(in: 0..<10, using: &random) < required
            rows.append(
                Row(
                    terms: merged.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
                    constant: Double(Int.random(in: -20...20, using: &random)) * 5, relation: relation,
                    priority: isRequired ? 1000 : priorities.randomElement(using: &random) ?? 250,
                    keeping: .user, joined: Int.random(in: 0...2, using: &random)))
        }
        for index in 0..<(variableCount / 2) where Bool.random(using: &random) {
            sizes.append((2 * index + 1, 2 * index))
        }
        for index in 0..<variableCount where Int.random(in: 0..<3, using: &random) == 0 {
            rests.append((index, index > 0 && Bool.random(using: &random) ? index - 1 : nil))
        }
    }

    func makeSolver(_ shortcuts: Shortcuts = .all) throws -> (
        ConstraintSolver, [ConstraintSolver.Variable], [ConstraintSolver.ConstraintID]
    ) {
        var solver = ConstraintSolver()
        solver.shortcuts = shortcuts
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        for (order, size) in sizes.enumerated() {
            _ = try solver.addSize(high: variables[size.high], low: variables[size.low], order: order)
        }
        for (order, rest) in rests.enumerated() {
            try solver.setRest(of: variables[rest.variable], at: rest.reference.map { variables[$0] }, order: order)
        }
        let ids = try rows.map { row in
            try solver.add(
                .init(
                    row.terms.map { .init(variables[$0.variable], $0.coefficient) }, constant: row.constant,
                    row.relation, priority: row.priority, keeping: row.keeping, joined: row.joined))
        }
        return (solver, variables, ids)
    }
}
