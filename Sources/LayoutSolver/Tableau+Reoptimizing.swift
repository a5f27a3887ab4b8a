/// A tableau of a whole problem, kept so that changed constants are followed from one solution to the next.
///
/// Its rows are those of the problem, default positions included, then one for each variable, which is 0 if nothing
/// else decides. Every row has one breakpoint, the negated constant. While no row crosses its breakpoint, a changed
/// constant moves the basic rows along one column, and the basis remains.
extension Tableau {
    /// Creates a tableau for variables, given the order of their creation, with a first basis near their values.
    /// - Throws: A ``SolverError`` when another solution is found: numbers that differ too much in size.
    init(_ problem: Problem, creationOrder: [Int], values: [Double]) throws(SolverError) {
        var rows = problem.rows.indices.map { row in
            Row(terms: problem.terms(ofRow: row), cost: ConvexFunction(problem.hinge(ofRow: row, factor: 1)))
        }
        for (column, creation) in creationOrder.enumerated() {
            let slope = LexicographicCost.tieBreak(.variable(number: creation))
            let cost = ConvexFunction(breakpoints: [0], slopes: [slope.negated, slope])
            rows.append(Row(terms: [(column, 1)], cost: cost))
        }
        self.init(columnCount: creationOrder.count, rows: rows)
        try minimize(startingWith: Self.preferredRows(of: problem, values) + (problem.rows.count..<rows.count))
        guard let found = self.values(count: creationOrder.count) else { throw .overflow }
        for (mine, value) in zip(found, values)
        where (mine - value).magnitude > Tolerance.keptValue * max(1, value.magnitude) { throw .overflow }
    }

    /// The rows that are 0 at the solution, the most important first, equalities before inequalities, short ones before
    /// long ones.
    private static func preferredRows(of problem: Problem, _ values: [Double]) -> [Int] {
        let tight = problem.rows.indices.filter { row in
            let (sum, magnitude) = problem.sum(ofRow: row, values)
            return sum.magnitude <= Tolerance.equation(magnitude)
        }
        func key(_ row: Int) -> (Double, Int, Int, Int) {
            let isEquality = problem.rows[row].relation == .equal
            return (problem.rows[row].error.level, isEquality ? 0 : 1, problem.rows[row].range.count, row)
        }
        return tight.sorted { key($0) < key($1) }
    }

    /// Follows new breakpoints of the problem's rows from the present basis.
    /// - Returns: The variables' values; `nil` if one is no finite number, or if a required row is violated.
    mutating func follow(_ reals: [Double], variableCount: Int) throws(SolverError) -> [Double]? {
        for (row, real) in reals.enumerated() { breakpoints[starts[row]].real = real }
        computePositions()
        for matrixRow in basicRows.indices where isLive[matrixRow] { correctSegment(matrixRow) }
        try optimize()
        return values(count: variableCount)
    }

    private func values(count: Int) -> [Double]? {
        let firstVariable = matrixIndices.count - count
        // No -0: it would make equal results differ in their bits.
        let values = (firstVariable..<matrixIndices.count).map { value(ofRow: $0) + 0 }
        guard values.allSatisfy(\.isFinite) else { return nil }
        for index in basicRows.indices
        where isLive[index] && pricing.isViolation(segment: segmentIndex(ofMatrixRow: index)) {
            let row = Int(basicRows[index])
            let breakpoint = breakpoints[starts[row]].real
            var magnitude = breakpoint.magnitude
            for term in terms[row] { magnitude = max(magnitude, (term.coefficient * values[term.column]).magnitude) }
            if (positions[index].real - breakpoint).magnitude > Tolerance.equation(magnitude) { return nil }
        }
        return values
    }
}
