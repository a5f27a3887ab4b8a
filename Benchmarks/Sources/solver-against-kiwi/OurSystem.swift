import LayoutSolver

/// A described system in our solver.
struct OurSystem {
    var solver = ConstraintSolver()
    var variables: [ConstraintSolver.Variable] = []
    /// The constraints that determine the edit variables.
    var edits: [ConstraintSolver.ConstraintID] = []

    /// Creates and solves a system.
    ///
    /// - Parameters:
    ///   - priorities: Our priority for each of kiwi's strengths.
    ///   - fixesEdits: Indicates whether edit variables are fixed rather than constrained.
    init(_ description: SystemDescription, _ priorities: [Double: Double], fixesEdits: Bool = false) throws {
        variables.reserveCapacity(description.variableCount)
        for _ in 0..<description.variableCount { variables.append(solver.makeVariable()) }
        for edit in description.edits {
            let variable = variables[edit.variable]
            if fixesEdits {
                try solver.fix(variable, at: 0)
            } else {
                edits.append(
                    try solver.add(.init([.init(variable)], .equal, priority: priorities[edit.strength] ?? 1000)))
            }
        }
        for row in description.rows {
            var terms: [ConstraintSolver.Term] = []
            terms.reserveCapacity(row.terms.count)
            for term in row.terms { terms.append(.init(variables[term.variable], term.coefficient)) }
            let relation: ConstraintSolver.Relation =
                row.relation == "=" ? .equal : row.relation == "<" ? .lessOrEqual : .greaterOrEqual
            _ = try solver.add(
                .init(terms, constant: row.constant, relation, priority: priorities[row.strength] ?? 1000))
        }
        try solver.solve()
    }

    /// Returns a priority for each strength, in the same order.
    static func priorities(of description: SystemDescription) -> [Double: Double] {
        let strengths = Set(description.rows.map(\.strength) + description.edits.map(\.strength))
        var result: [Double: Double] = [:]
        for (place, strength) in strengths.filter({ $0 < SystemDescription.required }).sorted().enumerated() {
            result[strength] = Double(100 + 100 * place)
        }
        result[SystemDescription.required] = ConstraintSolver.required
        return result
    }
}
