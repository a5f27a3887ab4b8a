import RandomNumbers

@testable import LayoutSolver

/// A system, as numbers: the same one can be given to the solver and to an oracle.
struct RandomSystem {
    struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: ConstraintSolver.Relation
        var priority: Double
        var provenance: ConstraintSolver.Provenance = .user
        var order = 0

        func value(_ point: [Double]) -> Double {
            var sum = constant
            for index in terms.indices { sum += terms[index].coefficient * point[terms[index].variable] }
            return sum
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
        /// With every variable in every row.
        case dense
        /// Rows that repeat each other and meet in few points, at two priorities.
        case degenerate
        /// Mostly inequalities; priorities with fractions, close to each other.
        case fractions
    }

    var variableCount: Int
    var rows: [Row] = []
    var sizes: [(high: Int, low: Int)] = []
    var defaultPositions: [(variable: Int, reference: Int?)] = []
    var fixed: [(variable: Int, value: Double)] = []

    init(variableCount: Int) { self.variableCount = variableCount }

    init(seed: UInt64, variables: ClosedRange<Int>, rows rowRange: ClosedRange<Int>, style: Style, required: Int = 3) {
        var random = SplitMix(seed)
        variableCount = Int.random(in: variables, using: &random)
        let priorities: [Double] =
            switch style {
            case .degenerate: [250, 750]
            case .fractions: [999.5, 999.25, 250.25, 250, 0.5]
            default: [250, 250, 750, 750, 999, 500.5]
            }
        let multiples: [Double] = [1, 1, 2, -1, 0.5, -2, 3]
        let relations: [ConstraintSolver.Relation] =
            style == .fractions
            ? [.equal, .lessOrEqual, .lessOrEqual, .greaterOrEqual, .greaterOrEqual]
            : [.equal, .lessOrEqual, .greaterOrEqual]
        for _ in 0..<Int.random(in: rowRange, using: &random) {
            var terms: [(Int, Double)] = []
            let first = Int.random(in: 0..<variableCount, using: &random)
            let second = Int.random(in: 0..<variableCount, using: &random)
            let isSingle = first == second || Int.random(in: 0..<5, using: &random) == 0
            var a = 1.0
            var b = -1.0
            if style != .differences, style != .degenerate {
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
            if style == .dense {
                terms = (0..<variableCount).map { ($0, Double(Int.random(in: -2...2, using: &random))) }
            }
            if style == .degenerate, let last = rows.last, Int.random(in: 0..<3, using: &random) == 0 {
                let factor = multiples.prefix(4).randomElement(using: &random) ?? 1
                terms = last.terms.map { ($0.variable, $0.coefficient * factor) }
            }
            var merged: [Int: Double] = [:]
            for term in terms { merged[term.0, default: 0] += term.1 }
            merged = merged.filter { $0.value != 0 }
            if merged.isEmpty { merged[first] = 1 }
            let relation = relations.randomElement(using: &random) ?? .equal
            let isRequired = Int.random(in: 0..<10, using: &random) < required
            rows.append(
                Row(
                    terms: merged.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
                    constant: Double(Int.random(in: -20...20, using: &random)) * (style == .degenerate ? 0 : 5),
                    relation: relation,
                    priority: isRequired ? 1000 : priorities.randomElement(using: &random) ?? 250,
                    provenance: .user, order: Int.random(in: 0...2, using: &random)))
        }
        for index in 0..<(variableCount / 2) where Bool.random(using: &random) {
            sizes.append((2 * index + 1, 2 * index))
        }
        for index in 0..<variableCount where Int.random(in: 0..<3, using: &random) == 0 {
            defaultPositions.append((index, index > 0 && Bool.random(using: &random) ? index - 1 : nil))
        }
    }

    /// A solver with the system in it, and its identifiers of the parts.
    struct Built {
        var solver = ConstraintSolver()
        var variables: [ConstraintSolver.Variable] = []
        var ids: [ConstraintSolver.ConstraintID] = []
        var sizes: [ConstraintSolver.ConstraintID] = []

        var values: [Double] { variables.map { solver.value(of: $0) } }

        /// The rows that stay out, in the order in which they were to enter.
        var broken: [Int] { solver.conflicts.compactMap { ids.firstIndex(of: $0.broken) } }

        func constraint(_ row: Row) -> ConstraintSolver.Constraint {
            .init(
                row.terms.map { .init(variables[$0.variable], $0.coefficient) }, constant: row.constant, row.relation,
                priority: row.priority, provenance: row.provenance, order: row.order)
        }

        mutating func add(_ row: Row) throws { try ids.append(solver.add(constraint(row))) }
    }

    func build(_ reductions: Reductions = .all) throws -> Built {
        var built = Built()
        built.solver.reductions = reductions
        built.variables = (0..<variableCount).map { _ in built.solver.makeVariable() }
        for (variable, value) in fixed { try built.solver.fix(built.variables[variable], at: value) }
        for (order, size) in sizes.enumerated() {
            try built.sizes.append(
                built.solver.addSize(high: built.variables[size.high], low: built.variables[size.low], order: order))
        }
        for (order, position) in defaultPositions.enumerated() {
            try built.solver.setDefaultPosition(
                of: built.variables[position.variable], at: position.reference.map { built.variables[$0] }, order: order
            )
        }
        for row in rows { try built.add(row) }
        return built
    }

    func makeSolver(_ reductions: Reductions = .all) throws -> (
        ConstraintSolver, [ConstraintSolver.Variable], [ConstraintSolver.ConstraintID]
    ) {
        let built = try build(reductions)
        return (built.solver, built.variables, built.ids)
    }
}

extension RandomSystem {
    /// For each optional priority, from high to low, the sum of the errors at a point.
    func levels(_ point: [Double]) -> [Double] {
        var sums: [Double: Double] = [:]
        for row in rows where row.priority < ConstraintSolver.required {
            sums[row.priority, default: 0] += row.error(point)
        }
        return sums.sorted { $0.key > $1.key }.map(\.value)
    }

    /// The worst error of required rows, sizes and fixed variables at a point, next to the largest number in them.
    func requiredError(_ point: [Double], without broken: Set<Int>) -> Double {
        var worst = 0.0
        for (index, row) in rows.enumerated() where row.priority >= ConstraintSolver.required && !broken.contains(index)
        {
            let magnitude = row.terms.reduce(row.constant.magnitude) {
                max($0, ($1.coefficient * point[$1.variable]).magnitude)
            }
            worst = max(worst, row.error(point) / max(1, magnitude))
        }
        for size in sizes {
            let magnitude = max(1, point[size.high].magnitude, point[size.low].magnitude)
            worst = max(worst, (point[size.low] - point[size.high]) / magnitude)
        }
        for (variable, value) in fixed { worst = max(worst, (point[variable] - value).magnitude) }
        return worst
    }
}
