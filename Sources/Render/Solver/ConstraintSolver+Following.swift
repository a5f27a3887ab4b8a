extension ConstraintSolver {
    /// A group is solved anew until its constants have changed so often; then it is worth a tableau.
    private static let movesBeforeTableau = 2
    /// After so many failures a group gets no tableau any more.
    private static let largestFailures = 3

    /// Lets groups of which only constants have changed follow them.
    /// - Returns: How many could, and the groups that have to be solved anew.
    mutating func followChanges() -> (count: Int, others: [Int32]) {
        for slot in groups.movedRows where rows.isUsed(slot) && rows.groups[slot] >= 0 {
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
        for position in rows.range(slot) {
            guard let value = variables.fixedValue(rows.termVariables[position]) else { continue }
            constant += rows.termCoefficients[position] * value
        }
        return constant
    }

    private mutating func follow(_ group: Int32) -> Bool {
        let index = Int(groups.groups[Int(group)].tableau)
        guard index >= 0 else { return false }
        let before = (groups.tableaux[index]?.work.pivots ?? 0, groups.tableaux[index]?.work.tableauCells ?? 0)
        let isSettled = groups.tableaux[index]?.settle() ?? false
        work.pivots += (groups.tableaux[index]?.work.pivots ?? 0) - before.0
        work.tableauCells += (groups.tableaux[index]?.work.tableauCells ?? 0) - before.1
        if isSettled, storeValues(of: group, index) { return true }
        groups.removeTableau(of: group)
        groups.groups[Int(group)].failures += 1
        return false
    }

    private mutating func storeValues(of group: Int32, _ index: Int) -> Bool {
        var isFinite = true
        let members = groups.groups[Int(group)].variables
        for local in members.indices {
            let value = groups.tableaux[index]?.value(of: local) ?? 0
            isFinite = isFinite && value.isFinite
            variables.values[Int(members[local])] = value.isFinite ? value : 0
        }
        return isFinite
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
        if let tableau = WarmTableau(problem: problem, values: values) {
            groups.insert(tableau, of: group)
        } else {
            groups.groups[Int(group)].failures += 1
        }
    }
}
