extension ConstraintSolver {
    /// Something that was said about variables, as it stands at the solution.
    public struct Statement: Sendable {
        /// Who said it.
        public enum Source: Hashable, Sendable {
            /// A constraint that was added.
            case constraint(ConstraintID)
            /// `high - low` is never negative, and small.
            case size
            /// Where a variable rests.
            case rest
        }

        /// Who said it.
        public var source: Source
        /// The variables with their factors.
        public var terms: [Term]
        /// How the sum and 0 relate.
        public var relation: Relation
        /// 1000 for required ones and sizes, 0 for rests.
        public var priority: Double
        /// `terms + constant` at the solution.
        public var residual: Double

        /// Differences up to this, in the client's units, are none.
        static let tolerance = 1e-5

        /// Whether the sum is 0, so that the statement may be what fixes a variable.
        public var isTight: Bool { residual.magnitude <= Self.tolerance }

        /// How far an optional constraint is from being met; 0 when it is.
        public var shortfall: Double {
            if isTight { return 0 }
            return switch relation {
            case .equal: residual.magnitude
            case .lessOrEqual: max(0, residual)
            case .greaterOrEqual: max(0, -residual)
            }
        }
    }

    /// Why a sum of variables has its value.
    public struct Explanation: Sendable {
        /// The fewest statements that fix the value together, those that speak of the variables themselves first, then
        /// those that speak of what these speak of, and so on until fixed variables are reached. Empty for a sum of
        /// fixed variables.
        public var reasons: [Statement] = []
        /// How many of the reasons speak of the variables themselves.
        public var directCount = 0
        /// Whether the reasons end at a variable that is 0 because nobody said where it is.
        public var isUnsaid = false
    }

    /// What fixes each of several sums: statements that hold exactly at the solution and from which the value follows.
    ///
    /// Required equalities are preferred, then optional ones by priority (two opposite inequalities count as one), then
    /// inequalities by priority, then sizes of 0, then rests; among equals those nearer to the variables. A value that
    /// several sets fix is explained by one of them. Costs time in proportion to the connected part of the system.
    /// - Parameters:
    ///   - sums: what is asked about.
    ///   - own: the variables that reasons may speak of directly; those of the sums unless given.
    public func explain(_ sums: [[Term]], own: [Variable]? = nil) -> [Explanation] {
        let all = sums.flatMap { $0.map(\.variable) }
        let part = ConnectedPart(of: self, around: own ?? all, and: all)
        var search = ReasonSearch(part: part, sums: sums)
        search.run()
        return search.explanations()
    }

    /// The optional constraints on a variable that are not met.
    public func unmetConstraints(on variable: Variable) -> [Statement] {
        guard variables.contains(variable) else { return [] }
        return rows.slots(mentioning: variable.index).compactMap { slot in
            guard rows.kinds[slot] == .constraint, rows.priorities[slot] < Self.required else { return nil }
            let statement = statement(atSlot: slot)
            return statement.shortfall > 0 ? statement : nil
        }
    }

    /// How far a constraint is from being met; 0 when it is, or when it is unknown.
    public func shortfall(of id: ConstraintID) -> Double {
        rows.contains(id.slot, number: id.number) ? statement(atSlot: id.slot).shortfall : 0
    }

    /// Whether the variable is fixed.
    public func isFixed(_ variable: Variable) -> Bool {
        variables.contains(variable) && variables.isFixed(variable.index)
    }

    // MARK: Reading the rows

    /// The statement in a slot that is in use.
    func statement(atSlot slot: Int) -> Statement {
        var residual = rows.constants[slot]
        var terms: [Term] = []
        for position in rows.ranges[slot] {
            let variable = rows.terms[position].variable
            let coefficient = rows.terms[position].coefficient
            residual += coefficient * variables.values[Int(variable)]
            terms.append(Term(Variable(index: variable), coefficient))
        }
        let source: Statement.Source =
            switch rows.kinds[slot] {
            case .size: .size
            case .rest: .rest
            case .constraint, .unused: .constraint(ConstraintID(number: rows.numbers[slot], slot: slot))
            }
        return Statement(
            source: source, terms: terms, relation: rows.relations[slot], priority: rows.priorities[slot],
            residual: residual)
    }

    func isFree(_ variable: Variable) -> Bool { variables.contains(variable) && variables.isFree(variable.index) }
}

/// All that is said, directly or through others, about some variables, nearest first. Broken constraints are left out.
struct ConnectedPart {
    private(set) var statements: [ConstraintSolver.Statement] = []
    /// How many statements speak of the variables themselves.
    private(set) var directCount = 0
    /// The free variables, nearest first.
    private(set) var variables: [ConstraintSolver.Variable] = []
    private var members: Set<ConstraintSolver.Variable> = []

    /// - Parameters:
    ///   - start: the variables themselves.
    ///   - others: variables that count as near but not as themselves.
    ///   - settled: free variables that count as fixed.
    init(
        of solver: ConstraintSolver, around start: [ConstraintSolver.Variable],
        and others: [ConstraintSolver.Variable] = [], ignoring settled: Set<ConstraintSolver.Variable> = []
    ) {
        let broken = Set(solver.conflicts.map(\.broken))
        var seenSlots: Set<Int> = []
        func isOpen(_ variable: ConstraintSolver.Variable) -> Bool {
            solver.isFree(variable) && !settled.contains(variable)
        }
        for variable in start where isOpen(variable) && members.insert(variable).inserted { variables.append(variable) }
        let startCount = variables.count
        for variable in others where isOpen(variable) && members.insert(variable).inserted {
            variables.append(variable)
        }
        var next = 0
        while next < variables.count {
            for slot in solver.rows.slots(mentioning: variables[next].index) where seenSlots.insert(slot).inserted {
                let statement = solver.statement(atSlot: slot)
                if case .constraint(let id) = statement.source, broken.contains(id) { continue }
                statements.append(statement)
                for term in statement.terms where isOpen(term.variable) && members.insert(term.variable).inserted {
                    variables.append(term.variable)
                }
            }
            next += 1
            if next == startCount { directCount = statements.count }
        }
    }

    func contains(_ variable: ConstraintSolver.Variable) -> Bool { members.contains(variable) }
}
