extension ConstraintSolver {
    /// Indicates, for each of several sums, whether it is ambiguous: whether another value is possible with every
    /// constraint, of whatever priority, satisfied equally well, so that the rule for ties decided it.
    ///
    /// The result is exact. It is found by linear programs over the directions in which the solution could move: along
    /// such a direction no required constraint and no size may be violated, and within each priority the sum of the
    /// errors must not grow. (So a tie that a lower priority decides is not ambiguous.) Constraints that are left out
    /// don't count.
    ///
    /// Requires a few solves of each connected part that contains one of the sums.
    public func ambiguousSums(among sums: [[Term]]) -> [Bool] {
        var result = [Bool](repeating: false, count: sums.count)
        var waiting = sums.indices.filter { index in sums[index].contains { isFree($0.variable) } }
        while let first = waiting.first {
            let part = ConnectedPart(of: self, around: sums[first].map(\.variable))
            let covered = waiting.filter { index in
                index == first || sums[index].allSatisfy { !isFree($0.variable) || part.contains($0.variable) }
            }
            for index in moving(covered, of: sums, in: part) { result[index] = true }
            let done = Set(covered)
            waiting.removeAll { done.contains($0) }
        }
        return result
    }

    /// Returns values as good as the solution's in which a sum differs, by as much as possible but at most `limit`.
    ///
    /// Variables that are missing in the result keep their values.
    /// - Returns: `nil` if the sum is not ambiguous.
    public func alternative(moving sum: [Term], limit: Double) -> [Variable: Double]? {
        guard sum.contains(where: { isFree($0.variable) }) else { return nil }
        let part = ConnectedPart(of: self, around: sum.map(\.variable))
        for sign in [1.0, -1.0] {
            let directions = directions(of: [sum], sign: sign, in: part)
            let speed = Self.value(of: sum, directions).magnitude
            guard speed > Tolerance.speed else { continue }
            var step = limit / speed
            for statement in part.statements where !statement.isTight {
                if case .defaultPosition = statement.source { continue }
                let slope = Self.value(of: statement.terms, directions)
                // At a sum of 0 the slope of its error changes.
                if slope * statement.residual < -Tolerance.unmoved {
                    step = min(step, statement.residual.magnitude / slope.magnitude)
                }
            }
            var values: [Variable: Double] = [:]
            for (variable, direction) in directions where direction != 0 {
                values[variable] = value(of: variable) + step * direction
            }
            return values
        }
        return nil
    }

    // MARK: Directions

    private func moving(_ candidates: [Int], of sums: [[Term]], in part: ConnectedPart) -> Set<Int> {
        var found: Set<Int> = []
        while true {
            // Done when none of the remaining sums moves either way.
            let open = candidates.filter { !found.contains($0) }
            if open.isEmpty { return found }
            let count = found.count
            for sign in [1.0, -1.0] where found.count == count {
                let directions = directions(of: open.map { sums[$0] }, sign: sign, in: part)
                found.formUnion(open.filter { Self.value(of: sums[$0], directions).magnitude > Tolerance.speed })
            }
            if found.count == count { return found }
        }
    }

    private static func value(of sum: [Term], _ directions: [Variable: Double]) -> Double {
        sum.reduce(0) { $0 + $1.coefficient * (directions[$1.variable] ?? 0) }
    }

    /// A direction in which a random mixture of some sums grows most (or shrinks, for a negative sign), each by at most
    /// 1.
    ///
    /// When any of the sums can move, almost every mixture grows or shrinks. Empty where there is no direction, or
    /// where the program can't be solved.
    private func directions(of wanted: [[Term]], sign: Double, in part: ConnectedPart) -> [Variable: Double] {
        var program = ConstraintSolver()
        var speeds: [Variable: Variable] = [:]
        for variable in part.variables { speeds[variable] = program.makeVariable() }
        func speed(_ terms: [Term], _ factor: Double = 1) -> [Term] {
            terms.compactMap { term in speeds[term.variable].map { Term($0, factor * term.coefficient) } }
        }
        do throws(SolverError) {
            var levels: [Double: [Statement]] = [:]
            for statement in part.statements {
                switch statement.source {
                case .defaultPosition: continue
                case .constraint where statement.priority < Self.required:
                    levels[statement.priority, default: []].append(statement)
                case .size, .constraint:
                    guard statement.isTight || statement.relation == .equal else { continue }
                    try program.require(speed(statement.terms), statement.relation)
                }
            }
            for (_, statements) in levels.sorted(by: { $0.key > $1.key }) {
                try program.keepErrors(of: statements, speed: { speed($0.terms) })
            }
            var mixture: [Term] = []
            var random = UInt64(wanted.count)
            for sum in wanted {
                for (bound, relation) in [(-1.0, Relation.lessOrEqual), (1.0, .greaterOrEqual)] {
                    _ = try program.add(Constraint(speed(sum), constant: bound, relation))
                }
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let weight = 1 + Double(random >> 40) / Double(1 << 24)
                mixture += speed(sum, random & (1 << 33) == 0 ? weight : -weight)
            }
            let tooMuch = -sign * 4 * Double(wanted.count)
            _ = try program.add(Constraint(mixture, constant: tooMuch, .equal, priority: 500))
            try program.solve()
        } catch {
            return [:]
        }
        return speeds.mapValues { program.value(of: $0) }
    }

    private mutating func require(_ terms: [Term], _ relation: Relation) throws(SolverError) {
        guard terms.contains(where: { $0.coefficient.magnitude >= Tolerance.smallestCoefficient }) else { return }
        _ = try add(Constraint(terms, relation))
    }

    /// Requires that the sum of the errors of one priority doesn't grow.
    private mutating func keepErrors(
        of statements: [Statement], speed: (Statement) -> [Term]
    ) throws(SolverError) {
        let violated = statements.filter { $0.violation > 0 }
        let tight = statements.filter(\.isTight)
        guard !violated.isEmpty else {
            // None has an error: none may get one.
            for statement in tight { try require(speed(statement), statement.relation) }
            return
        }
        var sum: [Term] = []
        for statement in violated {
            let sign = statement.residual > 0 ? 1.0 : -1.0
            sum += speed(statement).map { Term($0.variable, sign * $0.coefficient) }
        }
        for statement in tight {
            let terms = speed(statement)
            guard !terms.isEmpty else { continue }
            let growth = makeVariable()
            sum.append(Term(growth))
            try require([Term(growth)], .greaterOrEqual)
            if statement.relation != .greaterOrEqual {
                try require([Term(growth)] + terms.map { Term($0.variable, -$0.coefficient) }, .greaterOrEqual)
            }
            if statement.relation != .lessOrEqual { try require([Term(growth)] + terms, .greaterOrEqual) }
        }
        try require(sum, .lessOrEqual)
    }
}
