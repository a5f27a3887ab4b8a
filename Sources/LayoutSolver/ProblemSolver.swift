/// Solves one problem from beginning to end: equalities, costs, rests.
///
/// Not copyable, like all that works on large lists: code that isn't optimised copies a copyable struct (retains each of
/// its lists) for each call of a method that only reads it. That alone made tests and debug builds a third slower.
struct ProblemSolver: ~Copyable, Sendable {
    let problem: Problem
    let shortcuts: Shortcuts
    /// The value of each variable, once solved.
    private(set) var values: [Double] = []
    private(set) var work = ConstraintSolver.Work()

    private var elimination: Elimination
    private var reduced = ReducedRows()
    /// The node of each free root, and back.
    private var nodeOfRoot: [Int32]
    private var rootOfNode: [Int32] = []
    /// A node's number is its root's value times this.
    private var scales: [Double] = []
    private var isSatisfiable = true

    init(problem: Problem, shortcuts: Shortcuts) {
        self.problem = problem
        self.shortcuts = shortcuts
        elimination = Elimination(count: problem.variableCount)
        nodeOfRoot = [Int32](repeating: -1, count: problem.variableCount)
    }

    /// Solves.
    /// - Returns: Whether the required rows can hold together. If not, there are no values.
    mutating func solve() throws(SolverError) -> Bool {
        useEqualities()
        if elimination.hasOverflowed { throw .overflow }
        guard isSatisfiable else { return false }
        reduceRows()
        if elimination.hasOverflowed { throw .overflow }
        guard isSatisfiable else { return false }
        try solveNodes()
        let open = elimination.freeCount
        useRests()
        work.eliminated += max(0, open - elimination.freeCount)
        evaluate()
        if elimination.hasOverflowed { throw .overflow }
        return holds()
    }

    // MARK: Equalities

    private func isEquality(_ row: Int) -> Bool {
        problem.roles[row] == .required && problem.relations[row] == .equal
    }

    private mutating func useEqualities() {
        guard shortcuts.contains(.elimination) else { return }
        // Short ones first: they keep the others short.
        var long: [Int] = []
        for row in 0..<problem.rowCount where isEquality(row) {
            if problem.ranges[row].count > 2 { long.append(row) } else { use(row) }
        }
        // Then by what they have become, the shortest first; a pivot is best where few others are concerned.
        for row in long {
            load(row)
            for root in elimination.roots { elimination.uses[Int(root)] += 1 }
        }
        for row in long { use(row) }
        work.eliminated += problem.variableCount - elimination.freeCount
    }

    private mutating func load(_ row: Int) {
        elimination.begin(problem.constants[row])
        for position in problem.ranges[row] {
            elimination.add(problem.termVariables[position], problem.termCoefficients[position])
        }
        elimination.end()
    }

    private mutating func use(_ row: Int) {
        load(row)
        if elimination.useAsEquality() == .contradiction { isSatisfiable = false }
    }

    // MARK: Rows over what is left

    private mutating func reduceRows() {
        for row in 0..<problem.rowCount {
            guard problem.roles[row] != .rest, !shortcuts.contains(.elimination) || !isEquality(row) else { continue }
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
                reduced.nodes.append(nodeOfRoot[Int(root)])
                reduced.coefficients.append(elimination.coefficient(root))
            }
            reduced.endRow(elimination.constant, source: row)
        }
        reduced.nodeCount = rootOfNode.count
    }

    /// Checks a row in which no free variable is left.
    private mutating func check(_ row: Int) {
        guard problem.roles[row] != .optional else { return }
        let error = Self.violation(elimination.constant, problem.relations[row])
        if error > Elimination.tolerance(elimination.magnitude) { isSatisfiable = false }
    }

    static func violation(_ sum: Double, _ relation: ConstraintSolver.Relation) -> Double {
        switch relation {
        case .equal: sum.magnitude
        case .lessOrEqual: sum
        case .greaterOrEqual: -sum
        }
    }

    private mutating func solveNodes() throws(SolverError) {
        guard reduced.nodeCount > 0 else { return }
        var builder = NetworkBuilder(problem: problem, rows: reduced)
        builder.build(allGeneral: !shortcuts.contains(.reduction))
        scales = builder.scales
        var network = builder.network
        network.reduce()
        let places = try network.places(general: builder.general, isSplit: shortcuts.contains(.reduction))
        work.add(network.work)
        for node in 0..<Int32(reduced.nodeCount) { use(places, node) }
    }

    /// Lets a node follow from what it depends on.
    private mutating func use(_ places: Network.Places, _ node: Int32) {
        guard !places.isKnown[Int(node)] else {
            return elimination.assign(rootOfNode[Int(node)], places.values[Int(node)] / scales[Int(node)])
        }
        let open = places.open[node] ?? []
        if open.count == 1, open[0].node == node { return }
        elimination.begin(-places.values[Int(node)])
        for (each, factor) in [(node, 1.0)] + open.map({ ($0.node, -$0.coefficient) }) {
            elimination.add(rootOfNode[Int(each)], factor * scales[Int(each)])
        }
        elimination.end()
        _ = elimination.useAsEquality()
    }

    // MARK: What is still open

    private mutating func useRests() {
        for row in problem.rests where elimination.freeCount > 0 {
            load(Int(row))
            _ = elimination.useAsEquality()
        }
        guard elimination.freeCount > 0 else { return }
        for variable in 0..<Int32(problem.variableCount) where elimination.freeCount > 0 {
            elimination.begin(0)
            elimination.add(variable, 1)
            elimination.end()
            _ = elimination.useAsEquality()
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

    /// Whether all required rows hold.
    private func holds() -> Bool {
        for row in 0..<problem.rowCount where problem.roles[row] == .required || problem.roles[row] == .size {
            var sum = problem.constants[row]
            var magnitude = sum.magnitude
            for position in problem.ranges[row] {
                let product = problem.termCoefficients[position] * values[Int(problem.termVariables[position])]
                sum += product
                magnitude = max(magnitude, product.magnitude)
            }
            if Self.violation(sum, problem.relations[row]) > Elimination.tolerance(magnitude) { return false }
        }
        return true
    }
}
