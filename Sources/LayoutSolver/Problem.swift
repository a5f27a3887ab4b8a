/// One system to be solved, in local numbers and flat arrays: rows `Σ coefficient · variable + constant` (=, ≤, ≥) 0.
struct Problem: Sendable {
    enum Role: UInt8, Sendable { case required, optional, size, rest }

    var variableCount = 0
    /// Where the terms of each row are.
    private(set) var ranges: [Range<Int>] = []
    var termVariables: [Int32] = []
    var termCoefficients: [Double] = []
    var constants: [Double] = []
    var relations: [ConstraintSolver.Relation] = []
    var roles: [Role] = []
    var isUser: [Bool] = []
    /// How much an error of a row matters: the tier, and the place within it (see ``Slope``).
    var tiers: [Int32] = []
    var keys: [Int32] = []
    /// How much slack in a satisfied inequality matters, or a size's length.
    var slackKeys: [Int32] = []
    /// Rests, in the order in which they count.
    var rests: [Int32] = []
    /// The tiers of sizes and of slack, below all optional ones.
    var sizeTier: Int32 = 1
    var slackTier: Int32 { sizeTier + 1 }

    var rowCount: Int { constants.count }

    func range(_ row: Int) -> Range<Int> { ranges[row] }

    mutating func reserve(rows: Int, terms: Int) {
        ranges.reserveCapacity(rows)
        termVariables.reserveCapacity(terms)
        termCoefficients.reserveCapacity(terms)
        constants.reserveCapacity(rows)
        relations.reserveCapacity(rows)
        roles.reserveCapacity(rows)
        isUser.reserveCapacity(rows)
        tiers.reserveCapacity(rows)
        keys.reserveCapacity(rows)
        slackKeys.reserveCapacity(rows)
    }

    mutating func endRow(_ constant: Double, _ relation: ConstraintSolver.Relation, _ role: Role, isUser user: Bool) {
        ranges.append((ranges.last?.upperBound ?? 0)..<termVariables.count)
        constants.append(constant)
        relations.append(relation)
        roles.append(role)
        isUser.append(user)
        tiers.append(0)
        keys.append(Int32(constants.count))
        slackKeys.append(0)
    }

    /// The same problem with some rows only. Keys are kept, so they still compare as they did.
    ///
    /// - Parameter compact: Whether to leave out the variables that are not mentioned; the cost is then that of the
    ///   chosen rows alone.
    func selecting(_ rows: [Int], compact: Bool) -> Problem {
        var result = Problem()
        result.sizeTier = sizeTier
        var numbers: [Int32: Int32] = [:]
        var newRows: [Int: Int32] = [:]
        for row in rows {
            for position in ranges[row] {
                var variable = termVariables[position]
                if compact {
                    if let known = numbers[variable] {
                        variable = known
                    } else {
                        let new = Int32(numbers.count)
                        numbers[variable] = new
                        variable = new
                    }
                }
                result.termVariables.append(variable)
                result.termCoefficients.append(termCoefficients[position])
            }
            result.endRow(constants[row], relations[row], roles[row], isUser: isUser[row])
            let new = result.rowCount - 1
            result.tiers[new] = tiers[row]
            result.keys[new] = keys[row]
            result.slackKeys[new] = slackKeys[row]
            if roles[row] == .rest { newRows[row] = Int32(new) }
        }
        for rest in rests {
            if let new = newRows[Int(rest)] { result.rests.append(new) }
        }
        result.variableCount = compact ? numbers.count : variableCount
        return result
    }

    /// The same problem without some rows.
    func without(_ rows: Set<Int>) -> Problem {
        selecting((0..<rowCount).filter { !rows.contains($0) }, compact: false)
    }
}
