extension WarmTableau {
    /// Changes the constant of a row, and moves all numbers with it. ``settle()`` has to follow.
    mutating func setConstant(_ constant: Double, ofRow row: Int) {
        let change = constant - problem.constants[row]
        guard change != 0 else { return }
        problem.constants[row] = constant
        let place = places[row]
        if place >= 0 {
            reals[Int(place)] += change
        } else {
            // The row stays at rest, so what it is made of goes the other way.
            shift(column: Int(-1 - place), by: -change)
        }
    }

    private mutating func shift(column: Int, by change: Double) {
        let range = column * rowCount..<(column + 1) * rowCount
        cells.withUnsafeBufferPointer { cells in
            reals.withUnsafeMutableBufferPointer { reals in
                let rates = UnsafeBufferPointer(rebasing: cells[range])
                for line in 0..<reals.count { reals[line] += change * rates[line] }
            }
        }
    }

    /// Finds the best place after changes.
    /// - Returns: false when the required rows can't hold, or the numbers don't allow it; the tableau is then useless.
    mutating func settle() -> Bool {
        changesSinceRefresh += 1
        if changesSinceRefresh >= Self.refreshInterval, !refresh() { return false }
        if hasWrongSign() {
            takeSigns()
            guard optimise() else { return false }
        }
        for line in violated where reals[Int(line)].magnitude > Elimination.tolerance(magnitude) { return false }
        return true
    }

    private func hasWrongSign() -> Bool {
        var count = 0
        reals.withUnsafeBufferPointer { reals in
            signs.withUnsafeBufferPointer { signs in
                limits.withUnsafeBufferPointer { limits in
                    for line in 0..<reals.count where !(signs[line] * reals[line] >= limits[line]) { count &+= 1 }
                }
            }
        }
        return count > 0
    }

    /// Lets every line take the sign that its number has now.
    private mutating func takeSigns() {
        for line in 0..<rowCount where !(signs[line] * reals[line] >= limits[line]) { flip(line) }
    }

    mutating func flip(_ line: Int) {
        signs[line] = -signs[line]
        placeSide(line)
        for column in 0..<columnCount where cells[column * rowCount + line] != 0 { isDirty[column] = true }
    }
}
