extension ConstraintSolver {
    /// A group is solved anew until it has changed so often; then it is worth a tableau.
    private static let movesBeforeTableau = 2
    /// After so many failures a group gets no tableau any more,
    private static let largestFailures = 3
    /// until it has changed so often.
    private static let changesBeforeNextTry: Int32 = 64

    /// Lets groups follow their changes.
    /// - Returns: How many could, and the groups that have to be solved anew. Groups that have to be gathered anew as
    ///   well are touched.
    mutating func followChanges() -> (count: Int, others: [Int32]) {
        for slot in groups.movedRows where rows.kinds[slot] != .unused {
            let tableau = groups.tableau(of: rows.groups[slot])
            guard tableau >= 0 else { continue }
            let constant = constant(ofRow: slot)
            groups.tableaux[tableau]?.setConstant(constant, ofRow: rows.places[slot])
        }
        groups.movedRows.removeAll(keepingCapacity: true)
        var count = 0
        var others: [Int32] = []
        for group in groups.moved where groups.groups[Int(group)].isMoved && !groups.groups[Int(group)].isTouched {
            groups.groups[Int(group)].isMoved = false
            groups.groups[Int(group)].moves += 1
            if follow(group) {
                count += 1
            } else if groups.groups[Int(group)].isEdited {
                groups.touch(group)
            } else {
                others.append(group)
            }
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
            guard let value = variables.fixedValue(rows.terms[position].variable) else { continue }
            constant += rows.terms[position].coefficient * value
        }
        return constant
    }

    private mutating func follow(_ group: Int32) -> Bool {
        let index = Int(groups.groups[Int(group)].tableau)
        guard index >= 0 else {
            return groups.groups[Int(group)].variables.isEmpty && holdsWithoutVariables(group)
        }
        if groups.groups[Int(group)].hasLostRows, !staysTogether(group) {
            groups.removeTableau(of: group)
            return false
        }
        if groups.tableaux[index]?.settle(&variables.values, &work) ?? false { return true }
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

    /// How often a group that is dissolved has changed, for those that arise from it.
    func changes(of group: GroupStore.Group) -> Int32 {
        if group.failures >= Self.largestFailures { return -Self.changesBeforeNextTry }
        return Int32(clamping: group.moves + 1)
    }

    /// Gives a group that was solved anew, once more, what it needs to follow from now on.
    mutating func makeTableau(of group: Int32) {
        let known = groups.groups[Int(group)]
        guard known.moves >= Self.movesBeforeTableau, known.failures < Self.largestFailures,
            known.conflicts.isEmpty, known.tableau < 0, !known.variables.isEmpty
        else { return }
        let problem = makeProblem(rows: known.rows, variables: known.variables)
        let values = known.variables.map { variables.values[Int($0)] }
        let made = WarmTableau(
            problem: problem, costs: known.rows.map { rows.cost(ofRow: $0) },
            members: known.variables.map { ($0, variables.births[Int($0)]) }, values: values)
        guard var tableau = made else {
            groups.groups[Int(group)].failures = Self.largestFailures
            return
        }
        for (place, slot) in known.rows.enumerated() { rows.places[slot] = Int32(place) }
        for (member, quantity) in zip(tableau.members, tableau.memberQuantities) {
            variables.places[Int(member)] = quantity
        }
        work.add(tableau.work)
        tableau.work = Work()
        groups.insert(tableau, of: group)
    }
}
