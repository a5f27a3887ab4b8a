extension ConstraintSolver {
    // MARK: Constraints

    /// Adds a constraint. Whether a required one can hold is known after ``solve()``.
    /// - Returns: The name by which it is changed and removed.
    /// - Throws: A ``SolverError`` for numbers that can't be used or unknown variables; nothing has then been entered.
    public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try Self.check(constraint, variables)
        let slot = addRow(
            .constraint, constraint.terms, constraint.constant, constraint.relation,
            priority: constraint.priority, order: constraint.joined)
        rows.isUser[slot] = constraint.keeping == .user
        return ConstraintID(number: rows.numbers[slot], slot: slot)
    }

    /// Removes a constraint; unknown names are ignored.
    public mutating func remove(_ id: ConstraintID) {
        guard rows.contains(id.slot, number: id.number) else { return }
        removeRow(atSlot: id.slot)
    }

    /// Changes a constraint's constant.
    /// - Throws: A ``SolverError`` for an unknown constraint or a number that can't be used; nothing has then changed.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        guard rows.contains(id.slot, number: id.number) else { throw .unknownConstraint(id) }
        try SolverError.check(constant)
        guard rows.constants[id.slot] != constant else { return }
        rows.constants[id.slot] = constant
        groups.move(row: id.slot, of: rows.groups[id.slot])
    }

    /// Changes a constraint's priority, also between required and optional. It keeps its place in the order of adding.
    /// - Throws: A ``SolverError`` for an unknown constraint or an illegal priority; nothing has then changed.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        guard rows.contains(id.slot, number: id.number) else { throw .unknownConstraint(id) }
        try Self.check(priority: priority)
        guard rows.priorities[id.slot] != priority else { return }
        rows.priorities[id.slot] = priority
        costDidChange(ofRow: id.slot)
    }

    /// Changes when a constraint joined, for ties within a priority.
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    public mutating func setJoined(_ joined: Int, of id: ConstraintID) throws(SolverError) {
        guard rows.contains(id.slot, number: id.number) else { throw .unknownConstraint(id) }
        guard rows.orders[id.slot] != joined else { return }
        rows.orders[id.slot] = joined
        costDidChange(ofRow: id.slot)
    }

    // MARK: Sizes and rests

    /// Says that `high - low` is a size: never negative, and as small as everything else allows.
    ///
    /// The restriction counts as entered before every constraint and is not dropped for one. Only where fixed variables
    /// alone make a size negative it has no say.
    /// - Parameters:
    ///   - high: The right or bottom edge.
    ///   - low: The left or top edge.
    ///   - order: Sizes with smaller numbers become small first; equal numbers in order of registering.
    /// - Throws: ``SolverError/unknownVariable(_:)``.
    public mutating func addSize(high: Variable, low: Variable, order: Int) throws(SolverError) -> SizeID {
        for variable in [high, low] where !variables.contains(variable) { throw .unknownVariable(variable) }
        let slot = addRow(
            .size, [Term(high), Term(low, -1)], 0, .greaterOrEqual, priority: Self.required, order: order)
        return SizeID(number: rows.numbers[slot], slot: slot)
    }

    /// Changes a size's order; unknown names are ignored.
    public mutating func setOrder(_ order: Int, of id: SizeID) {
        guard rows.contains(id.slot, number: id.number), rows.orders[id.slot] != order else { return }
        rows.orders[id.slot] = order
        costDidChange(ofRow: id.slot)
    }

    /// Forgets a size; unknown names are ignored.
    public mutating func remove(_ id: SizeID) {
        guard rows.contains(id.slot, number: id.number) else { return }
        removeRow(atSlot: id.slot)
    }

    /// Says where a variable is when nothing else decides: at `reference + offset`, or at `offset` without a reference.
    ///
    /// A variable has one rest; another call replaces it.
    /// - Parameters:
    ///   - variable: The variable that rests.
    ///   - reference: Where; `nil` for zero.
    ///   - offset: How far from there.
    ///   - order: Rests with smaller numbers count first; equal numbers in order of registering.
    /// - Throws: A ``SolverError`` for an unknown variable or a number that can't be used.
    public mutating func setRest(
        of variable: Variable, at reference: Variable?, offset: Double = 0, order: Int
    ) throws(SolverError) {
        try SolverError.check(offset)
        for each in [variable, reference ?? variable] where !variables.contains(each) { throw .unknownVariable(each) }
        removeRest(of: variable)
        var terms = [Term(variable)]
        if let reference { terms.append(Term(reference, -1)) }
        let slot = addRow(.rest, terms, -offset, .equal, priority: 0, order: order)
        variables.restSlots[Int(variable.index)] = Int32(slot)
    }

    /// Forgets where a variable rests.
    public mutating func removeRest(of variable: Variable) {
        guard variables.contains(variable), variables.restSlots[Int(variable.index)] >= 0 else { return }
        removeRow(atSlot: Int(variables.restSlots[Int(variable.index)]))
    }

    // MARK: Parts

    private mutating func addRow(
        _ kind: RowStore.Kind, _ terms: [Term], _ constant: Double, _ relation: Relation, priority: Double, order: Int
    ) -> Int {
        let slot = rows.add(kind, terms, constant, relation, priority: priority, order: order)
        groups.pendingRows.append(slot)
        for term in terms {
            // What has a tableau may be able to take the row in: `joinPendingRows` sees to that.
            let group = variables.groups[Int(term.variable.index)]
            if groups.tableau(of: group) < 0 { groups.touch(group) } else { groups.noteMove(of: group) }
        }
        return slot
    }

    mutating func removeRow(atSlot slot: Int) {
        let group = rows.groups[slot]
        let tableau = groups.tableau(of: group)
        if tableau >= 0 {
            groups.tableaux[tableau]?.removeRow(rows.places[slot])
            groups.groups[Int(group)].isEdited = true
            groups.groups[Int(group)].hasLostRows = true
            groups.noteMove(of: group)
        } else {
            groups.touch(group)
        }
        if rows.kinds[slot] == .rest {
            variables.restSlots[Int(rows.terms[rows.ranges[slot].lowerBound].variable)] = -1
        }
        rows.remove(slot)
    }

    private mutating func costDidChange(ofRow slot: Int) {
        let group = rows.groups[slot]
        let tableau = groups.tableau(of: group)
        guard tableau >= 0 else { return groups.touch(group) }
        groups.tableaux[tableau]?.setCost(rows.cost(ofRow: slot), ofRow: rows.places[slot])
        groups.noteMove(of: group)
    }

    private static func check(_ constraint: Constraint, _ variables: VariableStore) throws(SolverError) {
        try SolverError.check(constraint.constant)
        try check(priority: constraint.priority)
        var hasVariable = false
        for term in constraint.terms {
            guard variables.contains(term.variable) else { throw .unknownVariable(term.variable) }
            try SolverError.check(term.coefficient)
            hasVariable = hasVariable || term.coefficient.magnitude >= smallestCoefficient
        }
        guard hasVariable else { throw .noVariables }
    }

    private static func check(priority: Double) throws(SolverError) {
        guard priority.isFinite else { throw .notFinite }
        guard priority > 0, priority <= required else { throw .priority(priority) }
    }
}
