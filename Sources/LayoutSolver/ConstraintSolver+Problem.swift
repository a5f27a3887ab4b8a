extension ConstraintSolver {
    /// Copies rows into a problem of their own: fixed variables become part of the constants, and what matters more
    /// than what becomes a pair of numbers for each row.
    mutating func makeProblem(rows slots: [Int], variables locals: [Int32]) -> Problem {
        var problem = Problem()
        problem.variableCount = locals.count
        problem.reserve(rows: slots.count, terms: slots.count * 2)
        for local in locals.indices { variables.numbers[Int(locals[local])] = Int32(local) }
        for slot in slots {
            var constant = rows.constants[slot]
            for position in rows.ranges[slot] {
                let variable = rows.terms[position].variable
                let coefficient = rows.terms[position].coefficient
                if variables.states[Int(variable)] == .fixed {
                    constant += coefficient * variables.values[Int(variable)]
                } else if coefficient.magnitude >= Self.smallestCoefficient {
                    problem.termVariables.append(variables.numbers[Int(variable)])
                    problem.termCoefficients.append(coefficient)
                }
            }
            let role = Self.role(rows.kinds[slot], rows.priorities[slot])
            problem.endRow(constant, rows.relations[slot], role, isUser: rows.isUser[slot])
        }
        rank(&problem, slots: slots)
        return problem
    }

    private static func role(_ kind: RowStore.Kind, _ priority: Double) -> Problem.Role {
        switch kind {
        case .size: .size
        case .rest: .rest
        case .constraint, .unused: priority >= required ? .required : .optional
        }
    }

    /// The one place that says what comes before what (2.2 in Documentation/LayoutRules.md).
    private func rank(_ problem: inout Problem, slots: [Int]) {
        // Here and below not by way of `self`: that copies all its lists for each number that is read, when the code is
        // not optimised.
        let priorities = rows.priorities
        var levels: [Double: [Int32]] = [:]
        var inequalities: [Int32] = []
        var sizes: [Int32] = []
        for row in 0..<problem.rowCount {
            switch problem.roles[row] {
            case .optional:
                levels[priorities[slots[row]], default: []].append(Int32(row))
                if problem.relations[row] != .equal { inequalities.append(Int32(row)) }
            case .required: if problem.relations[row] != .equal { inequalities.append(Int32(row)) }
            case .size: sizes.append(Int32(row))
            case .rest: problem.rests.append(Int32(row))
            }
        }
        // Higher priorities first; within one, who joined later.
        var tier: Int32 = 1
        for priority in levels.keys.sorted(by: >) {
            let sorted = inOrder(levels[priority, default: []], slots)
            for index in sorted.indices {
                problem.tiers[Int(sorted[index])] = tier
                problem.keys[Int(sorted[index])] = Int32(sorted.count - 1 - index)
            }
            tier += 1
        }
        problem.sizeTier = tier
        sizes = inOrder(sizes, slots)
        for index in sizes.indices { problem.slackKeys[Int(sizes[index])] = Int32(index) }
        inequalities = inOrder(inequalities, slots)
        for index in inequalities.indices {
            problem.slackKeys[Int(inequalities[index])] = Int32(inequalities.count - 1 - index)
        }
        problem.rests = inOrder(problem.rests, slots)
    }

    /// Rows by when they joined (their order), then by number. Mostly they are in that order already.
    private func inOrder(_ list: [Int32], _ slots: [Int]) -> [Int32] {
        let (orders, numbers) = (rows.orders, rows.numbers)
        func isBefore(_ first: Int32, _ second: Int32) -> Bool {
            let a = slots[Int(first)]
            let b = slots[Int(second)]
            return orders[a] != orders[b] ? orders[a] < orders[b] : numbers[a] < numbers[b]
        }
        guard list.count > 1 else { return list }
        for index in 1..<list.count where !isBefore(list[index - 1], list[index]) { return list.sorted(by: isBefore) }
        return list
    }
}

extension ConstraintSolver.Work {
    /// Adds the counts of one problem.
    mutating func add(_ other: ConstraintSolver.Work) {
        groups += other.groups
        followed += other.followed
        components += other.components
        eliminated += other.eliminated
        reduced += other.reduced
        segments += other.segments
        pivots += other.pivots
        tableauCells += other.tableauCells
        trials += other.trials
    }
}
