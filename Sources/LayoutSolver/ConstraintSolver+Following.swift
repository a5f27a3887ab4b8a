extension ConstraintSolver {
    /// A group is solved anew until its numbers have changed this often; then a tableau is kept.
    private static let movesBeforeTableau = 2
    /// After this many failures no tableau is kept.
    private static let largestFailureCount = 3
    /// Groups with more variables have no tableau kept: making one takes longer than solving anew many times.
    private static let largestKeptGroup = 256
    /// After this many changes all positions of a kept tableau are computed anew.
    private static let refreshInterval = 128

    /// Lets kept tableaux follow changed constants.
    /// - Returns: The number of groups that were brought up to date, and those that have to be solved anew.
    mutating func followChanges() -> (count: Int, others: [Int32]) {
        for slot in groups.movedRows where rows.slots[slot].kind != .unused {
            let group = rows.slots[slot].group
            guard group >= 0, groups.tableaux[group] != nil else { continue }
            let breakpoint = -constant(ofRow: slot)
            groups.tableaux[group]?.setBreakpoint(breakpoint, ofRow: Int(rows.slots[slot].tableauRow))
        }
        groups.movedRows.removeAll(keepingCapacity: true)
        var count = 0
        var others: [Int32] = []
        for group in groups.moved where groups.groups[Int(group)].isMoved && !groups.groups[Int(group)].isTouched {
            groups.groups[Int(group)].isMoved = false
            groups.groups[Int(group)].moves += 1
            if follow(group) {
                count += 1
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
        let isRefreshed = groups.groups[Int(group)].moves % Self.refreshInterval == 0
        do throws(SolverError) {
            guard try groups.tableaux[group]?.reoptimize(isRefreshed: isRefreshed) != nil else { return false }
            let locals = groups.groups[Int(group)].variables
            if let tableau = groups.tableaux[group], let values = tableau.values(count: locals.count) {
                work.add(tableau.work)
                store(values, of: locals)
                groups.tableaux[group]?.work = Work()
                return true
            }
        } catch {}
        groups.tableaux[group] = nil
        groups.groups[Int(group)].failures += 1
        return false
    }

    /// Keeps a tableau for a group that was solved anew once more.
    mutating func keepTableau(of group: Int32) {
        let known = groups.groups[Int(group)]
        guard known.moves >= Self.movesBeforeTableau, known.failures < Self.largestFailureCount,
            known.conflicts.isEmpty, 1...Self.largestKeptGroup ~= known.variables.count
        else { return }
        let problem = makeProblem(rows: known.rows, variables: known.variables)
        let births = known.variables.map { variables.births[Int($0)] }
        let values = known.variables.map { variables.values[Int($0)] }
        do throws(SolverError) {
            let tableau = try Tableau(problem, births: births, values: values)
            work.add(tableau.work)
            for (row, slot) in known.rows.enumerated() { rows.slots[slot].tableauRow = Int32(row) }
            groups.tableaux[group] = tableau
            groups.tableaux[group]?.work = Work()
        } catch {
            groups.groups[Int(group)].failures = Self.largestFailureCount
        }
    }
}
