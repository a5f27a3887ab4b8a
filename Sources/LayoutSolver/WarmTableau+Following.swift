extension WarmTableau {
    /// Finds the best place after changes, and writes the variables' values to their places in a list of all.
    /// - Parameters:
    ///   - values: The list.
    ///   - total: What the work is added to.
    /// - Returns: false when the required rows can't hold, or the numbers don't allow it; nothing is written, and the
    ///   tableau is useless then.
    mutating func settle(_ values: inout [Double], _ total: inout ConstraintSolver.Work) -> Bool {
        let isSettled = settle()
        if work != ConstraintSolver.Work() {
            total.add(work)
            work = ConstraintSolver.Work()
        }
        return isSettled && write(to: &values)
    }

    private mutating func settle() -> Bool {
        takeSigns()
        let wasEdited = isEdited
        isEdited = false
        if wasEdited || !waiting.isEmpty {
            guard optimise() else { return false }
            if wasEdited {
                guard dropLeavingVariables(), cells.cellCount <= Self.largestTableau else { return false }
                // Priorities are never forgotten: where too many have been in use, the tableau is made anew.
                guard sums.tiers.count <= 64 + 2 * rowCount else { return false }
            }
        }
        changesSinceRefresh += wasEdited ? Self.editWeight : 1
        if changesSinceRefresh >= Self.refreshInterval {
            guard refresh() else { return false }
            for line in lines.indices where isLive[line] && hasWrongSign(line) { flip(line) }
            guard waiting.isEmpty || optimise() else { return false }
        }
        // As strict as a new solution: each row by its own numbers.
        for line in violated
        where lineCosts[Int(line)].tier == 0
            && reals[Int(line)].magnitude > Elimination.tolerance(magnitude(ofRow: lines[Int(line)]))
        {
            return false
        }
        return true
    }

    /// The largest number in a row, as `ProblemSolver` measures it.
    private func magnitude(ofRow row: Int32) -> Double {
        var largest = quantities.constants[Int(row)].magnitude
        for position in quantities.range(Int(row)) {
            let product = quantities.termCoefficients[position] * value(of: quantities.termQuantities[position])
            largest = max(largest, product.magnitude)
        }
        return largest
    }

    /// Lets every line whose number has moved take the sign that the number has now.
    private mutating func takeSigns() {
        for column in movedColumns {
            let columnLines = cells.lines[Int(column)]
            for line in columnLines where isLive[Int(line)] && hasWrongSign(Int(line)) { flip(Int(line)) }
        }
        movedColumns.removeAll(keepingCapacity: true)
    }
}
