/// Reductions of a problem before the simplex method. All give the same result; tests turn them off.
struct Reductions: OptionSet, Sendable {
    let rawValue: Int

    /// Required equalities are substituted.
    static let elimination = Reductions(rawValue: 1)
    /// Variables of degree one and two are eliminated, and biconnected components are solved apart.
    static let graph = Reductions(rawValue: 2)

    static let all: Reductions = [.elimination, .graph]
}

/// Solves one problem: required equalities by substitution, then costs, then default positions.
///
/// Not copyable, like all that works on large lists: code that isn't optimized copies a copyable struct (retains each
/// of its lists) for each call of a method that only reads it. That alone made tests and debug builds a third slower.
struct ProblemSolver: ~Copyable, Sendable {
    let problem: Problem
    let reductions: Reductions
    /// The value of each variable, once solved.
    private(set) var values: [Double] = []
    private(set) var work = ConstraintSolver.Work()

    private var elimination: Elimination
    /// The costs that are left after substitution, over nodes: the free variables, numbered from 0.
    private var reduced = Problem()
    /// The node of each free root, and back.
    private var nodeOfRoot: [Int32]
    private var rootOfNode: [Int32] = []
    private var isSatisfiable = true

    init(problem: Problem, reductions: Reductions) {
        self.problem = problem
        self.reductions = reductions
        elimination = Elimination(count: problem.variableCount)
        nodeOfRoot = [Int32](repeating: -1, count: problem.variableCount)
    }

    /// Solves.
    /// - Returns: `false` if the required rows contradict each other. There are no values then.
    mutating func solve() throws(SolverError) -> Bool {
        if reductions.contains(.elimination) { substituteEqualities() }
        if elimination.hasOverflowed { throw .overflow }
        guard isSatisfiable else { return false }
        reduceRows()
        if elimination.hasOverflowed { throw .overflow }
        guard isSatisfiable else { return false }
        if !rootOfNode.isEmpty { try solveNodes() }
        let open = elimination.freeCount
        useDefaultPositions()
        work.eliminated += max(0, open - elimination.freeCount)
        evaluate()
        if elimination.hasOverflowed { throw .overflow }
        return isSatisfied()
    }

    // MARK: Required equalities

    private func isEquality(_ row: Int) -> Bool {
        problem.rows[row].role == .required && problem.rows[row].relation == .equal
    }

    private mutating func substituteEqualities() {
        // Short ones first: they keep the others short.
        var long: [Int] = []
        for row in problem.rows.indices where isEquality(row) {
            if problem.rows[row].range.count > 2 { long.append(row) } else { substitute(row) }
        }
        // The others are counted by the variables that are left: a pivot is best where few rows are concerned.
        for row in long {
            load(row)
            for root in elimination.roots { elimination.countUse(of: root) }
        }
        for row in long { substitute(row) }
        work.eliminated += problem.variableCount - elimination.freeCount
    }

    /// Expresses a row by the free variables.
    private mutating func load(_ row: Int) {
        elimination.begin(problem.rows[row].constant)
        for position in problem.rows[row].range {
            elimination.add(problem.termVariables[position], problem.termCoefficients[position])
        }
        elimination.end()
    }

    private mutating func substitute(_ row: Int) {
        load(row)
        if !elimination.useAsEquality() { isSatisfiable = false }
    }

    // MARK: Costs

    private mutating func reduceRows() {
        for row in problem.rows.indices where problem.rows[row].role != .defaultPosition {
            guard !reductions.contains(.elimination) || !isEquality(row) else { continue }
            load(row)
            if elimination.roots.isEmpty {
                check(row)
                continue
            }
            for root in elimination.roots {
                if nodeOfRoot[Int(root)] < 0 {
                    nodeOfRoot[Int(root)] = Int32(rootOfNode.count)
                    rootOfNode.append(root)
                }
                reduced.termVariables.append(nodeOfRoot[Int(root)])
                reduced.termCoefficients.append(elimination.coefficient(root))
            }
            var row = problem.rows[row]
            row.constant = elimination.constant
            reduced.append(row)
        }
    }

    /// Checks a row in which no free variable is left.
    private mutating func check(_ row: Int) {
        guard problem.rows[row].role != .optional else { return }
        if !problem.allows(elimination.constant, magnitude: elimination.magnitude, row: row) { isSatisfiable = false }
    }

    private mutating func solveNodes() throws(SolverError) {
        let isReduced = reductions.contains(.graph)
        var graph = GraphReduction(reduced, roots: rootOfNode, isReduced: isReduced)
        graph.reduce()
        try graph.solve(isSplit: isReduced, &elimination)
        work.add(graph.work)
    }

    // MARK: Undetermined variables

    private mutating func useDefaultPositions() {
        guard elimination.freeCount > 0 else { return }
        let rows = problem.rows
        let defaults = rows.indices.filter { rows[$0].role == .defaultPosition }
        for row in defaults.sorted(by: { rows[$0].error < rows[$1].error }) where elimination.freeCount > 0 {
            load(row)
            elimination.useAsEquality()
        }
        for variable in 0..<Int32(problem.variableCount) where elimination.freeCount > 0 {
            elimination.begin(0)
            elimination.add(variable, 1)
            elimination.end()
            elimination.useAsEquality()
        }
    }

    private mutating func evaluate() {
        values = [Double](repeating: 0, count: problem.variableCount)
        for variable in 0..<problem.variableCount {
            elimination.begin(0)
            elimination.add(Int32(variable), 1)
            // No -0: it would make equal results differ in their bits.
            values[variable] = elimination.constant + 0
            if !values[variable].isFinite { values[variable] = 0 }
        }
    }

    private func isSatisfied() -> Bool {
        for row in problem.rows.indices where problem.rows[row].isRequired {
            let (sum, magnitude) = problem.sum(ofRow: row, values)
            if !problem.allows(sum, magnitude: magnitude, row: row) { return false }
        }
        return true
    }
}
