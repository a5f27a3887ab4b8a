extension ConstraintSolver {
    /// A group is solved anew until its constants have changed so often; then it is worth a tableau.
    private static let movesBeforeTableau = 2
    /// After so many failures a group gets no tableau any more.
    private static let largestFailures = 3

    /// Lets groups of which only constants have changed follow them.
    /// - Returns: How many could, and the groups that have to be solved anew.
    mutating func followChanges() -> (count: Int, others: [Int32]) {
        for slot in groups.movedRows where rows.kinds[slot] != .unused && rows.groups[slot] >= 0 {
            let tableau = groups.groups[Int(rows.groups[slot])].tableau
            guard tableau >= 0 else { continue }
            let constant = constant(ofRow: slot)
            groups.tableaux[Int(tableau)]?.setConstant(constant, ofRow: Int(rows.places[slot]))
        }
        groups.movedRows.removeAll(keepingCapacity: true)
        var count = 0
        var others: [Int32] = []
        for group in groups.moved where groups.groups[Int(group)].isMoved {
            groups.groups[Int(group)].isMoved = false
            groups.groups[Int(group)].moves += 1
            if follow(group) { count += 1 } else { others.append(group) }
        }
        groups.moved.removeAll(keepingCapacity: true)
        work.groups += count
        work.followed += count
        return (count, others)
    }

    /// A row's constant together with its fixed variables.
    private func constant(ofRow slot: Int) -> Double {
        var constant = rows.constants[slot]
        for position in rows.ranges[slot] {
            guard let value = variables.fixedValue(rows.termVariables[position]) else { continue }
            constant += rows.termCoefficients[position] * value
        }
        return constant
    }

    private mutating func follow(_ group: Int32) -> Bool {
        let members = groups.groups[Int(group)].variables
        let index = Int(groups.groups[Int(group)].tableau)
        guard index >= 0 else { return members.isEmpty && holdsWithoutVariables(group) }
        if groups.tableaux[index]?.settle(members, in: &variables.values, &work) ?? false { return true }
        groups.removeTableau(of: group)
        groups.groups[Int(group)].failures += 1
        return false
    }

    /// Whether rows that mention nothing but fixed variables hold, as they did before.
    private func holdsWithoutVariables(_ group: Int32) -> Bool {
        guard groups.groups[Int(group)].conflicts.isEmpty else { return false }
        for slot in groups.groups[Int(group)].rows where rows.priorities[slot] >= Self.required {
            let constant = constant(ofRow: slot)
            let error = ProblemSolver.violation(constant, rows.relations[slot])
            if error > 0 { return false }
        }
        return true
    }

    /// Gives a group that was solved anew, once more, what it needs to follow from now on.
    mutating func makeTableau(of group: Int32) {
        let known = groups.groups[Int(group)]
        guard known.moves >= Self.movesBeforeTableau, known.failures < Self.largestFailures,
            known.conflicts.isEmpty, known.tableau < 0, !known.variables.isEmpty,
            known.rows.count * known.variables.count <= WarmTableau.largestTableau
        else { return }
        let problem = makeProblem(rows: known.rows, variables: known.variables)
        let values = known.variables.map { variables.values[Int($0)] }
        if var tableau = WarmTableau(problem: problem, values: values) {
            work.add(tableau.work)
            tableau.work = Work()
            groups.insert(tableau, of: group)
        } else {
            groups.groups[Int(group)].failures += 1
        }
    }
}
