/// One system to be solved, in local numbers: rows `Σ coefficient · variable + constant` (=, ≤, ≥) 0.
struct Problem: Sendable {
    enum Role: UInt8, Sendable { case required, optional, size, defaultPosition }

    struct Row: Sendable {
        var constant: Double
        var relation: ConstraintSolver.Relation
        var role: Role
        var isUser: Bool
        /// The importance of the row's error, and of its slack or length.
        var error: Rank
        var slack: Rank
        /// The terms, by their indices in the problem's lists.
        fileprivate(set) var range = 0..<0

        var isRequired: Bool { role == .required || role == .size }
    }

    var variableCount = 0
    private(set) var rows: [Row] = []
    var termVariables: [Int32] = []
    var termCoefficients: [Double] = []

    mutating func reserve(rows rowCount: Int, terms: Int) {
        rows.reserveCapacity(rowCount)
        termVariables.reserveCapacity(terms)
        termCoefficients.reserveCapacity(terms)
    }

    /// Appends a row whose terms were appended.
    mutating func append(_ row: Row) {
        rows.append(row)
        let start = rows.count > 1 ? rows[rows.count - 2].range.upperBound : 0
        rows[rows.count - 1].range = start..<termVariables.count
    }

    /// A row's terms, by columns of a tableau of all variables.
    func terms(ofRow row: Int) -> [(column: Int, coefficient: Double)] {
        rows[row].range.map { (Int(termVariables[$0]), termCoefficients[$0]) }
    }

    /// The cost of a row as a function of a number of which the terms are `factor` times as much.
    func hinge(ofRow index: Int, factor: Double) -> ConvexFunction.Hinge {
        let row = rows[index]
        let breakpoint = -row.constant / factor
        let error =
            row.role == .defaultPosition
            ? LexicographicCost.tieBreak(row.error) : LexicographicCost.error(row.error, rate: factor.magnitude)
        if row.relation == .equal { return .init(breakpoint: breakpoint, left: error.negated, right: error) }
        let slack = LexicographicCost.tieBreak(row.slack)
        return (row.relation == .lessOrEqual) == (factor > 0)
            ? .init(breakpoint: breakpoint, left: slack.negated, right: error)
            : .init(breakpoint: breakpoint, left: error.negated, right: slack)
    }

    /// A row's sum, and the largest number in it.
    func sum(ofRow row: Int, _ values: [Double]) -> (sum: Double, magnitude: Double) {
        var sum = rows[row].constant
        var magnitude = sum.magnitude
        for position in rows[row].range {
            let product = termCoefficients[position] * values[Int(termVariables[position])]
            sum += product
            magnitude = max(magnitude, product.magnitude)
        }
        return (sum, magnitude)
    }

    /// Indicates whether a row's relation allows a sum, but for rounding errors.
    func allows(_ sum: Double, magnitude: Double, row: Int) -> Bool {
        let violation =
            switch rows[row].relation {
            case .equal: sum.magnitude
            case .lessOrEqual: sum
            case .greaterOrEqual: -sum
            }
        return violation <= Tolerance.equation(magnitude)
    }
}
