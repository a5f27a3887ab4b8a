extension ConstraintSolver {
    /// A constraint, size or default position at the solution.
    public struct Statement: Sendable {
        /// The origin of a statement.
        public enum Source: Hashable, Sendable {
            /// A constraint that was added.
            case constraint(ConstraintID)
            /// A size: `high - low` is never negative, and small.
            case size
            /// A default position.
            case defaultPosition
        }

        /// The origin.
        public var source: Source
        /// The variables with their factors.
        public var terms: [Term]
        /// The relation of the sum to 0.
        public var relation: Relation
        /// 1000 for required constraints and sizes, 0 for default positions.
        public var priority: Double
        /// `terms + constant` at the solution.
        public var residual: Double

        /// A Boolean value that indicates whether the sum is 0, so that the statement may be what determines a
        /// variable.
        public var isTight: Bool { residual.magnitude <= Tolerance.residual }

        /// The distance of an optional constraint from being satisfied; 0 when it is.
        public var violation: Double {
            if isTight { return 0 }
            return switch relation {
            case .equal: residual.magnitude
            case .lessOrEqual: max(0, residual)
            case .greaterOrEqual: max(0, -residual)
            }
        }
    }

    /// The reasons for the value of a sum of variables.
    public struct Explanation: Sendable {
        /// The fewest statements that determine the value together, those that contain the variables themselves first,
        /// then those that contain variables of these, and so on up to fixed variables. Empty for a sum of fixed
        /// variables.
        public var reasons: [Statement] = []
        /// The number of reasons that contain the variables themselves.
        public var directCount = 0
        /// A Boolean value that indicates whether the reasons end at a variable that nothing determines, which is 0.
        public var isUndetermined = false
    }

    /// Returns the statements that determine each of several sums: they hold exactly at the solution, and the value
    /// follows from them.
    ///
    /// Required equalities are preferred, then optional ones by priority (two opposite inequalities count as one), then
    /// inequalities by priority, then sizes of 0, then default positions; among equals those nearer to the variables. A
    /// value that several sets determine is explained by one of them. Takes time in proportion to the connected part of
    /// the system.
    /// - Parameters:
    ///   - sums: The sums.
    ///   - own: The variables that count as the variables themselves; those of the sums unless given.
    public func explain(_ sums: [[Term]], own: [Variable]? = nil) -> [Explanation] {
        let all = sums.flatMap { $0.map(\.variable) }
        let part = ConnectedPart(of: self, around: own ?? all, and: all)
        var search = ReasonSearch(part: part, sums: sums)
        search.run()
        return search.explanations()
    }

    /// Returns the optional constraints on a variable that are not satisfied.
    public func violatedConstraints(on variable: Variable) -> [Statement] {
        guard variables.contains(variable) else { return [] }
        return rows.slots(containing: variable.index).compactMap { slot in
            guard rows.slots[slot].kind == .constraint, rows.slots[slot].priority < Self.required else { return nil }
            let statement = statement(atSlot: slot)
            return statement.violation > 0 ? statement : nil
        }
    }

    /// Returns the distance of a constraint from being satisfied; 0 when it is, or when it is unknown.
    public func violation(of id: ConstraintID) -> Double {
        rows.contains(id.slot, number: id.number) ? statement(atSlot: id.slot).violation : 0
    }

    /// The statement in a slot that is in use.
    func statement(atSlot slot: Int) -> Statement {
        var residual = rows.slots[slot].constant
        var terms: [Term] = []
        for position in rows.slots[slot].range {
            let variable = rows.terms[position].variable
            let coefficient = rows.terms[position].coefficient
            residual += coefficient * variables.values[Int(variable)]
            terms.append(Term(Variable(index: variable), coefficient))
        }
        let source: Statement.Source =
            switch rows.slots[slot].kind {
            case .size: .size
            case .defaultPosition: .defaultPosition
            case .constraint, .unused: .constraint(ConstraintID(number: rows.slots[slot].number, slot: slot))
            }
        return Statement(
            source: source, terms: terms, relation: rows.slots[slot].relation, priority: rows.slots[slot].priority,
            residual: residual)
    }
}

/// All statements that are connected with some variables, directly or through others, nearest first. Constraints that
/// are left out are not among them.
struct ConnectedPart {
    private(set) var statements: [ConstraintSolver.Statement] = []
    /// The number of statements that contain the variables themselves.
    private(set) var directCount = 0
    /// The free variables, nearest first.
    private(set) var variables: [ConstraintSolver.Variable] = []
    private var members: Set<ConstraintSolver.Variable> = []

    /// - Parameter others: Variables that count as near the first ones.
    init(
        of solver: ConstraintSolver, around start: [ConstraintSolver.Variable],
        and others: [ConstraintSolver.Variable] = []
    ) {
        let broken = Set(solver.conflicts.map(\.broken))
        var seenSlots: Set<Int> = []
        func isNew(_ variable: ConstraintSolver.Variable) -> Bool {
            solver.isFree(variable) && members.insert(variable).inserted
        }
        for variable in start where isNew(variable) { variables.append(variable) }
        let startCount = variables.count
        for variable in others where isNew(variable) { variables.append(variable) }
        var next = 0
        while next < variables.count {
            for slot in solver.rows.slots(containing: variables[next].index) where seenSlots.insert(slot).inserted {
                let statement = solver.statement(atSlot: slot)
                if case .constraint(let id) = statement.source, broken.contains(id) { continue }
                statements.append(statement)
                for term in statement.terms where isNew(term.variable) { variables.append(term.variable) }
            }
            next += 1
            if next == startCount { directCount = statements.count }
        }
    }

    func contains(_ variable: ConstraintSolver.Variable) -> Bool { members.contains(variable) }
}
