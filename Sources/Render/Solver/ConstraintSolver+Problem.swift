extension ConstraintSolver {
    /// Copies rows into a problem of their own: fixed variables become part of the constants, and what matters more
    /// than what becomes a pair of numbers for each row.
    mutating func makeProblem(rows slots: [Int], variables locals: [Int32]) -> Problem {
        var problem = Problem()
        problem.variableCount = locals.count
        problem.reserve(rows: slots.count, terms: slots.count * 2)
        for (local, variable) in locals.enumerated() { variables.numbers[Int(variable)] = Int32(local) }
        for slot in slots {
            var constant = rows.constants[slot]
            for position in rows.range(slot) {
                let variable = rows.termVariables[position]
                let coefficient = rows.termCoefficients[position]
                if let value = variables.fixedValue(variable) {
                    constant += coefficient * value
                } else if coefficient.magnitude >= Self.smallestCoefficient {
                    problem.termVariables.append(variables.numbers[Int(variable)])
                    problem.termCoefficients.append(coefficient)
                }
            }
            problem.endRow(constant, rows.relations[slot], role(of: slot), isUser: rows.isUser[slot])
        }
        rank(&problem, slots: slots)
        return problem
    }

    private func role(of slot: Int) -> Problem.Role {
        switch rows.kinds[slot] {
        case .size: .size
        case .rest: .rest
        case .constraint, .unused: rows.priorities[slot] >= Self.required ? .required : .optional
        }
    }

    /// The one place that says what comes before what (2.2 in Documentation/LayoutRules.md).
    private func rank(_ problem: inout Problem, slots: [Int]) {
        var levels: [Double: [Int32]] = [:]
        var inequalities: [Int32] = []
        var sizes: [Int32] = []
        for row in 0..<problem.rowCount {
            switch problem.roles[row] {
            case .optional:
                levels[rows.priorities[slots[row]], default: []].append(Int32(row))
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
            for (key, row) in sorted.reversed().enumerated() {
                problem.tiers[Int(row)] = tier
                problem.keys[Int(row)] = Int32(key)
            }
            tier += 1
        }
        problem.sizeTier = tier
        for (key, row) in inOrder(sizes, slots).enumerated() { problem.slackKeys[Int(row)] = Int32(key) }
        for (key, row) in inOrder(inequalities, slots).reversed().enumerated() {
            problem.slackKeys[Int(row)] = Int32(key)
        }
        problem.rests = inOrder(problem.rests, slots)
    }

    /// Rows by when they joined (their order), then by number. Mostly they are in that order already.
    private func inOrder(_ list: [Int32], _ slots: [Int]) -> [Int32] {
        // Not by way of `self`, which would be copied for each comparison.
        let (orders, numbers) = (rows.orders, rows.numbers)
        func isBefore(_ first: Int32, _ second: Int32) -> Bool {
            let a = slots[Int(first)]
            let b = slots[Int(second)]
            return orders[a] != orders[b] ? orders[a] < orders[b] : numbers[a] < numbers[b]
        }
        for index in list.indices.dropFirst() where !isBefore(list[index - 1], list[index]) {
            return list.sorted(by: isBefore)
        }
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
