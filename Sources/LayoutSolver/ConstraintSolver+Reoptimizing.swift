extension ConstraintSolver {
    /// A group is solved anew until its numbers have changed this often; then a tableau is kept.
    private static let changesBeforeTableau = 2
    /// Groups with more variables have no tableau kept: making one takes longer than solving anew many times.
    private static let largestKeptGroup = 256

    /// Updates kept tableaux for changed constants.
    /// - Returns: The number of groups that were brought up to date, and those that have to be solved anew.
    mutating func followChanges() -> (count: Int, others: [Int32]) {
        var count = 0
        var others: [Int32] = []
        for group in groups.withChangedConstants
        where groups.groups[Int(group)].hasChangedConstants && !groups.groups[Int(group)].isTouched {
            groups.groups[Int(group)].hasChangedConstants = false
            groups.groups[Int(group)].constantChangeCount += 1
            if follow(group) { count += 1 } else { others.append(group) }
        }
        groups.withChangedConstants.removeAll(keepingCapacity: true)
        work.groups += count
        work.followed += count
        return (count, others)
    }

    /// A row's constant together with its fixed variables.
    private func constant(ofRow slot: Int) -> Double {
        var constant = rows.slots[slot].constant
        for position in rows.slots[slot].range {
            guard let value = variables.fixedValue(rows.terms[position].variable) else { continue }
            constant += rows.terms[position].coefficient * value
        }
        return constant
    }

    /// - Returns: `false` if the group has to be solved anew: it has no tableau, required rows contradict each other,
    ///   or the numbers don't allow it.
    private mutating func follow(_ group: Int32) -> Bool {
        guard groups.tableaux[group] != nil else { return false }
        let known = groups.groups[Int(group)]
        let breakpoints = known.rows.map { -constant(ofRow: $0) }
        let values = try? groups.tableaux[group]?.follow(breakpoints, variableCount: known.variables.count)
        guard let values = values ?? nil else {
            groups.discardTableau(group)
            return false
        }
        takeWork(ofTableau: group)
        store(values, of: known.variables)
        return true
    }

    /// Keeps a tableau for a group that was solved anew once more.
    mutating func keepTableau(of group: Int32) {
        let known = groups.groups[Int(group)]
        guard known.constantChangeCount >= Self.changesBeforeTableau, known.conflicts.isEmpty,
            1...Self.largestKeptGroup ~= known.variables.count
        else { return }
        let problem = makeProblem(rows: known.rows, variables: known.variables)
        let creationOrder = known.variables.map { variables.creationOrder[Int($0)] }
        let values = known.variables.map { variables.values[Int($0)] }
        guard let tableau = try? Tableau(problem, creationOrder: creationOrder, values: values) else {
            return groups.discardTableau(group)
        }
        groups.tableaux[group] = tableau
        takeWork(ofTableau: group)
    }

    private mutating func takeWork(ofTableau group: Int32) {
        work.add(groups.tableaux[group]?.work ?? Work())
        groups.tableaux[group]?.work = Work()
    }
}
