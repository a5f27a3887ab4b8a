/// One system to be solved, in local numbers and flat arrays: rows `Σ coefficient · variable + constant` (=, ≤, ≥) 0.
struct Problem: Sendable {
    enum Role: UInt8, Sendable { case required, optional, size, defaultPosition }

    var variableCount = 0
    /// The terms of each row, by their indices in the lists that follow.
    private(set) var ranges: [Range<Int>] = []
    var termVariables: [Int32] = []
    var termCoefficients: [Double] = []
    private(set) var constants: [Double] = []
    private(set) var relations: [ConstraintSolver.Relation] = []
    private(set) var roles: [Role] = []
    private(set) var isUser: [Bool] = []
    /// The importance of each row's error, and of its slack or length.
    private(set) var errorRanks: [Rank] = []
    private(set) var slackRanks: [Rank] = []

    var rowCount: Int { constants.count }

    mutating func reserve(rows: Int, terms: Int) {
        ranges.reserveCapacity(rows)
        termVariables.reserveCapacity(terms)
        termCoefficients.reserveCapacity(terms)
        constants.reserveCapacity(rows)
        relations.reserveCapacity(rows)
        roles.reserveCapacity(rows)
        isUser.reserveCapacity(rows)
        errorRanks.reserveCapacity(rows)
        slackRanks.reserveCapacity(rows)
    }

    /// Ends the row whose terms were appended.
    mutating func endRow(
        _ constant: Double, _ relation: ConstraintSolver.Relation, _ role: Role, isUser user: Bool, error: Rank,
        slack: Rank
    ) {
        ranges.append((ranges.last?.upperBound ?? 0)..<termVariables.count)
        constants.append(constant)
        relations.append(relation)
        roles.append(role)
        isUser.append(user)
        errorRanks.append(error)
        slackRanks.append(slack)
    }

    /// The cost of a row as a function of a number `d` of which the row is `factor · d + constant`.
    func hinge(ofRow row: Int, factor: Double, constant: Double) -> ConvexFunction.Hinge {
        let breakpoint = -constant / factor
        let error =
            roles[row] == .defaultPosition
            ? LexicographicCost.tieBreak(errorRanks[row])
            : LexicographicCost.error(errorRanks[row], rate: factor.magnitude)
        if relations[row] == .equal { return .init(breakpoint: breakpoint, left: error.negated, right: error) }
        let slack = LexicographicCost.tieBreak(slackRanks[row])
        return (relations[row] == .lessOrEqual) == (factor > 0)
            ? .init(breakpoint: breakpoint, left: slack.negated, right: error)
            : .init(breakpoint: breakpoint, left: error.negated, right: slack)
    }

    /// A row's sum, and the largest number in it.
    func sum(ofRow row: Int, _ values: [Double]) -> (sum: Double, magnitude: Double) {
        var sum = constants[row]
        var magnitude = sum.magnitude
        for position in ranges[row] {
            let product = termCoefficients[position] * values[Int(termVariables[position])]
            sum += product
            magnitude = max(magnitude, product.magnitude)
        }
        return (sum, magnitude)
    }

    /// How far a sum is from what a row's relation allows; negative or 0 if it is allowed.
    func violation(ofRow row: Int, _ sum: Double) -> Double {
        switch relations[row] {
        case .equal: sum.magnitude
        case .lessOrEqual: sum
        case .greaterOrEqual: -sum
        }
    }

    /// The same problem with some rows only.
    ///
    /// - Parameter isCompact: Whether to leave out the variables that no row contains; the cost is then that of the
    ///   chosen rows alone.
    func selecting(_ rows: [Int], isCompact: Bool) -> Problem {
        var result = Problem()
        var numbers: [Int32: Int32] = [:]
        for row in rows {
            for position in ranges[row] {
                var variable = termVariables[position]
                if isCompact {
                    let known = numbers[variable] ?? Int32(numbers.count)
                    numbers[variable] = known
                    variable = known
                }
                result.termVariables.append(variable)
                result.termCoefficients.append(termCoefficients[position])
            }
            result.endRow(
                constants[row], relations[row], roles[row], isUser: isUser[row], error: errorRanks[row],
                slack: slackRanks[row])
        }
        result.variableCount = isCompact ? numbers.count : variableCount
        return result
    }
}
