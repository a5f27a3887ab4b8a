extension ConstraintSolver {
    /// Brings every variable's value up to date. Costs nothing when nothing has changed.
    ///
    /// - Returns: What was done, and which conflicts are new.
    /// - Throws: ``SolverError/overflow`` or ``SolverError/tooManySteps(_:)``. All other groups are then up to date,
    ///   the
    ///   one that failed keeps its values, and is tried again by the next `solve()` after a change.
    @discardableResult
    public mutating func solve() throws(SolverError) -> Report {
        var report = Report()
        guard groups.hasChanges else { return report }
        var touched: [Int32] = []
        var oldConflicts: Set<Conflict> = []
        joinPendingRows()
        let (followed, moved) = followChanges()
        if groups.hasStructuralChanges { (touched, oldConflicts) = gatherTouchedGroups() }
        report.solvedGroups = touched.count + followed + moved.count
        work.groups += touched.count + moved.count
        for group in moved {
            oldConflicts.formUnion(groups.groups[Int(group)].conflicts)
            groups.groups[Int(group)].conflicts = []
        }
        touched += moved
        guard !touched.isEmpty else { return report }

        var failure: SolverError?
        do throws(SolverError) {
            // All at once: independent parts don't disturb each other, and one pass over flat arrays is quickest.
            try solveTogether(touched)
        } catch {
            // Somewhere is a contradiction or a failure. Find out where, group by group.
            for group in touched {
                do throws(SolverError) {
                    try solveAlone(group)
                } catch {
                    groups.groups[Int(group)].failures = .max
                    failure = error
                }
            }
        }
        for group in touched { makeTableau(of: group) }
        var newConflicts: [Conflict] = []
        for group in touched {
            for conflict in groups.groups[Int(group)].conflicts where !oldConflicts.contains(conflict) {
                newConflicts.append(conflict)
            }
        }
        report.newConflicts = newConflicts.sorted { $0.newest < $1.newest }
        if let failure { throw failure }
        return report
    }

    private mutating func solveTogether(_ touched: [Int32]) throws(SolverError) {
        var slots: [Int] = []
        var locals: [Int32] = []
        for group in touched {
            slots += groups.groups[Int(group)].rows
            locals += groups.groups[Int(group)].variables
        }
        var worker = ProblemSolver(problem: makeProblem(rows: slots, variables: locals), shortcuts: shortcuts)
        let isSolved = try worker.solve()
        work.add(worker.work)
        guard isSolved else { throw .overflow }
        store(worker.values, of: locals)
    }

    private mutating func solveAlone(_ group: Int32) throws(SolverError) {
        let locals = groups.groups[Int(group)].variables
        let solvable = makeProblem(rows: groups.groups[Int(group)].rows, variables: locals)
        var worker = ProblemSolver(problem: solvable, shortcuts: shortcuts)
        if try worker.solve() {
            work.add(worker.work)
            store(worker.values, of: locals)
            return
        }
        work.add(worker.work)
        let slots = inEntryOrder(groups.groups[Int(group)].rows)
        let problem = makeProblem(rows: slots, variables: locals)
        var search = ConflictSearch(problem: problem, shortcuts: shortcuts)
        let found = try search.run()
        work.add(search.work)
        groups.groups[Int(group)].conflicts = found.map { conflict(from: $0, slots: slots) }
        var rest = ProblemSolver(problem: problem.without(search.broken), shortcuts: shortcuts)
        let isSolved = try rest.solve()
        work.add(rest.work)
        guard isSolved else { throw .overflow }
        // What was refused leaves the others where they were, whatever way led to their values.
        for local in locals.indices {
            let variable = Int(locals[local])
            let (old, new) = (variables.values[variable], rest.values[local])
            if (old - new).magnitude > 1e-9 * max(1, new.magnitude) { variables.values[variable] = new }
        }
    }

    /// The order in which contradicting rows get their chance, see ``entersByJoining``.
    private func inEntryOrder(_ slots: [Int]) -> [Int] {
        guard entersByJoining else { return slots }
        let (isUser, orders, numbers) = (rows.isUser, rows.orders, rows.numbers)
        return slots.sorted { first, second in
            if isUser[first] != isUser[second] { return !isUser[first] }
            return orders[first] != orders[second]
                ? orders[first] < orders[second] : numbers[first] < numbers[second]
        }
    }

    private mutating func store(_ values: [Double], of locals: [Int32]) {
        for local in locals.indices { variables.values[Int(locals[local])] = values[local] }
    }

    private func conflict(from found: ConflictSearch.Found, slots: [Int]) -> Conflict {
        func id(_ row: Int) -> ConstraintID { ConstraintID(number: rows.numbers[slots[row]], slot: slots[row]) }
        var members: [Conflict.Member] = []
        var sizes: [Conflict.Member] = []
        var fixed: Set<Int32> = []
        for row in found.rows {
            let slot = slots[row]
            if rows.kinds[slot] == .size {
                sizes.append(.size(SizeID(number: rows.numbers[slot], slot: slot)))
            } else {
                members.append(.constraint(id(row)))
            }
            for position in rows.ranges[slot] where variables.isFixed(rows.terms[position].variable) {
                fixed.insert(rows.terms[position].variable)
            }
        }
        let roots = fixed.sorted().map { Conflict.Member.fixed(Variable(index: $0)) }
        return Conflict(broken: id(found.broken), newest: id(found.newest), members: members + sizes + roots)
    }
}
