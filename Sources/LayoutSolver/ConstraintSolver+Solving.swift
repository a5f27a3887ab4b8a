extension ConstraintSolver {
    /// Brings every variable's value up to date. Costs nothing when nothing has changed.
    ///
    /// - Returns: The number of groups of variables that were computed; 0 if nothing had changed.
    /// - Throws: ``SolverError/overflow`` or ``SolverError/tooManySteps(_:)``. All other groups are then up to date,
    ///   the failed one keeps its values, and is tried again by the next `solve()` after a change.
    @discardableResult
    public mutating func solve() throws(SolverError) -> Int {
        guard groups.hasChanges else { return 0 }
        let (followed, moved) = followChanges()
        for group in moved { groups.groups[Int(group)].conflicts = [] }
        let touched = (groups.hasStructuralChanges ? gatherTouchedGroups() : []) + moved
        work.groups += touched.count
        guard !touched.isEmpty else { return followed }
        var failure: SolverError?
        do throws(SolverError) {
            // All at once: independent groups don't disturb each other, and one pass over flat arrays is quickest.
            try solveTogether(touched)
        } catch {
            // One of them has a contradiction or fails. Find out which, group by group.
            for group in touched {
                do throws(SolverError) {
                    try solveAlone(group)
                } catch {
                    groups.discardTableau(group)
                    failure = error
                }
            }
        }
        for group in touched { keepTableau(of: group) }
        if let failure { throw failure }
        return followed + touched.count
    }

    private mutating func solveTogether(_ touched: [Int32]) throws(SolverError) {
        var slots: [Int] = []
        var locals: [Int32] = []
        for group in touched {
            slots += groups.groups[Int(group)].rows
            locals += groups.groups[Int(group)].variables
        }
        guard let values = try solve(makeProblem(rows: slots, variables: locals), reductions) else { throw .overflow }
        store(values, of: locals)
    }

    private mutating func solveAlone(_ group: Int32) throws(SolverError) {
        let locals = groups.groups[Int(group)].variables
        if let values = try solve(makeProblem(rows: groups.groups[Int(group)].rows, variables: locals), reductions) {
            return store(values, of: locals)
        }
        let slots = inEntryOrder(groups.groups[Int(group)].rows)
        let problem = makeProblem(rows: slots, variables: locals)
        var search = ConflictSearch(problem)
        let found = try search.run()
        work.add(search.tableau.work)
        groups.groups[Int(group)].conflicts = found.map { conflict(from: $0, slots: slots) }
        let kept = slots.indices.filter { search.tableau.isImposed[$0] }.map { slots[$0] }
        let rest = makeProblem(rows: kept, variables: locals)
        var solution = try solve(rest, reductions)
        // Rounding errors of substitution may look like a contradiction where multipliers differ a lot.
        if solution == nil { solution = try solve(rest, reductions.subtracting(.elimination)) }
        guard let values = solution else { throw .overflow }
        // A constraint that is left out doesn't move the others, whatever path led to their values.
        for local in locals.indices {
            let variable = Int(locals[local])
            let (old, new) = (variables.values[variable], values[local])
            if (old - new).magnitude > Tolerance.unmoved * max(1, new.magnitude) { variables.values[variable] = new }
        }
    }

    /// Solves a problem.
    /// - Returns: `nil` if its required rows contradict each other.
    private mutating func solve(_ problem: Problem, _ reductions: Reductions) throws(SolverError) -> [Double]? {
        var solver = ProblemSolver(problem: problem, reductions: reductions)
        let isSolved = try solver.solve()
        work.add(solver.work)
        return isSolved ? solver.values : nil
    }

    mutating func store(_ values: [Double], of locals: [Int32]) {
        for local in locals.indices { variables.values[Int(locals[local])] = values[local] }
    }

    // MARK: Problems

    /// Copies rows into a problem of their own: fixed variables become part of the constants.
    mutating func makeProblem(rows slots: [Int], variables locals: [Int32]) -> Problem {
        var problem = Problem()
        problem.variableCount = locals.count
        problem.reserve(rows: slots.count, terms: slots.count * 2)
        for local in locals.indices { variables.numbers[Int(locals[local])] = Int32(local) }
        for slot in slots {
            let row = rows.slots[slot]
            var constant = row.constant
            for position in row.range {
                let variable = rows.terms[position].variable
                let coefficient = rows.terms[position].coefficient
                if variables.states[Int(variable)] == .fixed {
                    constant += coefficient * variables.values[Int(variable)]
                } else if coefficient.magnitude >= Tolerance.smallestCoefficient {
                    problem.termVariables.append(variables.numbers[Int(variable)])
                    problem.termCoefficients.append(coefficient)
                }
            }
            let role: Problem.Role
            var error = Rank.error(priority: row.priority, order: row.order, number: row.number)
            var slack = Rank.slack(order: row.order, number: row.number)
            switch row.kind {
            case .size:
                role = .size
                slack = .length(order: row.order, number: row.number)
            case .defaultPosition:
                role = .defaultPosition
                error = .defaultPosition(order: row.order, number: row.number)
            case .constraint, .unused: role = row.priority >= Self.required ? .required : .optional
            }
            problem.append(
                .init(
                    constant: constant, relation: row.relation, role: role, isUser: row.isUser, error: error,
                    slack: slack))
        }
        return problem
    }

    // MARK: Conflicts

    /// The order in which required rows enter, see ``entersInOrder``.
    private func inEntryOrder(_ slots: [Int]) -> [Int] {
        guard entersInOrder else { return slots }
        let known = rows.slots
        return slots.sorted { first, second in
            if known[first].isUser != known[second].isUser { return !known[first].isUser }
            return (known[first].order, known[first].number) < (known[second].order, known[second].number)
        }
    }

    private func conflict(from found: ConflictSearch.Conflict, slots: [Int]) -> Conflict {
        func id(_ row: Int) -> ConstraintID { ConstraintID(number: rows.slots[slots[row]].number, slot: slots[row]) }
        let sizes = found.rows.filter { rows.slots[slots[$0]].kind == .size }
        let constraints = found.rows.filter { rows.slots[slots[$0]].kind != .size }
        let terms = found.rows.flatMap { rows.terms[rows.slots[slots[$0]].range] }
        let fixed = Set(terms.map(\.variable).filter { variables.isFixed($0) }).sorted()
        return Conflict(
            broken: id(found.broken), newest: id(found.newest),
            members: constraints.map { .constraint(id($0)) } + sizes.map { .size(id($0)) }
                + fixed.map { .fixed(Variable(index: $0)) })
    }
}
