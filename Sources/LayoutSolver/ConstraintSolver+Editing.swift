extension ConstraintSolver {
    // MARK: Constraints

    /// Adds a constraint. A contradiction is found by ``solve()``.
    /// - Returns: The identifier by which it is changed and removed.
    /// - Throws: A ``SolverError`` for numbers that can't be used or unknown variables; nothing has then been entered.
    public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try Self.check(constraint, variables)
        let slot = addRow(
            .constraint, constraint.terms, constraint.constant, constraint.relation,
            priority: constraint.priority, order: constraint.order)
        rows.slots[slot].isUser = constraint.provenance == .user
        return ConstraintID(number: rows.slots[slot].number, slot: slot)
    }

    /// Removes a constraint or size; unknown identifiers are ignored.
    public mutating func remove(_ id: ConstraintID) {
        guard rows.contains(id.slot, number: id.number) else { return }
        removeRow(atSlot: id.slot)
    }

    /// Changes a constraint's constant.
    /// - Throws: A ``SolverError`` for an unknown constraint or a number that can't be used; nothing has then changed.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        guard rows.contains(id.slot, number: id.number) else { throw .unknownConstraint(id) }
        try SolverError.check(constant)
        guard rows.slots[id.slot].constant != constant else { return }
        rows.slots[id.slot].constant = constant
        groups.noteConstantChange(rows.slots[id.slot].group)
    }

    /// Changes a constraint's priority, also between required and optional. It keeps its position in the order of
    /// adding.
    /// - Throws: A ``SolverError`` for an unknown constraint or an illegal priority; nothing has then changed.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        guard rows.contains(id.slot, number: id.number) else { throw .unknownConstraint(id) }
        try Self.check(priority: priority)
        guard rows.slots[id.slot].priority != priority else { return }
        rows.slots[id.slot].priority = priority
        groups.noteConstantChange(rows.slots[id.slot].group, changesCost: true)
    }

    /// Changes the order of a constraint, for ties within a priority, or of a size.
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    public mutating func setOrder(_ order: Int, of id: ConstraintID) throws(SolverError) {
        guard rows.contains(id.slot, number: id.number) else { throw .unknownConstraint(id) }
        guard rows.slots[id.slot].order != order else { return }
        rows.slots[id.slot].order = order
        groups.noteConstantChange(rows.slots[id.slot].group, changesCost: true)
    }

    // MARK: Sizes and default positions

    /// Registers `high - low` as a size: never negative, and as small as everything else allows.
    ///
    /// The restriction counts as entered before every constraint and is not left out for one. It is ignored only where
    /// fixed variables alone make the size negative.
    /// - Parameters:
    ///   - high: The right or bottom edge.
    ///   - low: The left or top edge.
    ///   - order: Sizes with smaller numbers become small first; equal numbers in order of registering.
    /// - Throws: ``SolverError/unknownVariable(_:)``.
    public mutating func addSize(high: Variable, low: Variable, order: Int) throws(SolverError) -> ConstraintID {
        for variable in [high, low] where !variables.contains(variable) { throw .unknownVariable(variable) }
        let slot = addRow(
            .size, [Term(high), Term(low, -1)], 0, .greaterOrEqual, priority: Self.required, order: order)
        return ConstraintID(number: rows.slots[slot].number, slot: slot)
    }

    /// Sets the value that a variable takes when nothing else decides: `reference + offset`, or `offset` without a
    /// reference.
    ///
    /// A variable has one default position; another call replaces it.
    /// - Parameters:
    ///   - variable: The variable.
    ///   - reference: The variable that the position is relative to; `nil` for zero.
    ///   - offset: The distance from the reference.
    ///   - order: Default positions with smaller numbers count first; equal numbers in order of registering.
    /// - Throws: A ``SolverError`` for an unknown variable or a number that can't be used.
    public mutating func setDefaultPosition(
        of variable: Variable, at reference: Variable?, offset: Double = 0, order: Int
    ) throws(SolverError) {
        try SolverError.check(offset)
        for each in [variable, reference ?? variable] where !variables.contains(each) { throw .unknownVariable(each) }
        removeDefaultPosition(of: variable)
        var terms = [Term(variable)]
        if let reference { terms.append(Term(reference, -1)) }
        let slot = addRow(.defaultPosition, terms, -offset, .equal, priority: 0, order: order)
        variables.defaultSlots[Int(variable.index)] = Int32(slot)
    }

    /// Removes a variable's default position.
    public mutating func removeDefaultPosition(of variable: Variable) {
        guard variables.contains(variable), variables.defaultSlots[Int(variable.index)] >= 0 else { return }
        removeRow(atSlot: Int(variables.defaultSlots[Int(variable.index)]))
    }

    // MARK: Rows

    private mutating func addRow(
        _ kind: RowStore.RowKind, _ terms: [Term], _ constant: Double, _ relation: Relation, priority: Double,
        order: Int
    ) -> Int {
        let slot = rows.add(kind, terms, constant, relation, priority: priority, order: order)
        groups.pendingRows.append(slot)
        for term in terms { groups.touch(variables.groups[Int(term.variable.index)]) }
        return slot
    }

    mutating func removeRow(atSlot slot: Int) {
        groups.touch(rows.slots[slot].group)
        if rows.slots[slot].kind == .defaultPosition {
            variables.defaultSlots[Int(rows.terms[rows.slots[slot].range.lowerBound].variable)] = -1
        }
        rows.remove(slot)
    }

    private static func check(_ constraint: Constraint, _ variables: VariableStore) throws(SolverError) {
        try SolverError.check(constraint.constant)
        try check(priority: constraint.priority)
        var hasVariable = false
        for term in constraint.terms {
            guard variables.contains(term.variable) else { throw .unknownVariable(term.variable) }
            try SolverError.check(term.coefficient)
            hasVariable = hasVariable || term.coefficient.magnitude >= Tolerance.smallestCoefficient
        }
        guard hasVariable else { throw .noVariables }
    }

    private static func check(priority: Double) throws(SolverError) {
        guard priority.isFinite else { throw .notFinite }
        guard priority > 0, priority <= required else { throw .priority(priority) }
    }
}
