/// A tableau in which required rows enter one by one: each is satisfied by moves that keep those before it satisfied.
///
/// Every row is a sum of multiples of the *nonbasic* rows, all of which are 0. A row that enters moves along columns, as
/// in the first phase of the simplex method, until its relation allows its value. When no column is left along which it
/// may move, the nonbasic rows in its sum contradict it (a Farkas certificate), and each of them is needed for that,
/// because nonbasic rows are linearly independent.
///
/// Of several columns or rows the smallest one is chosen (Bland's rule), so that pivots of no length can't cycle.
struct FeasibilityTableau: Sendable {
    /// By row: a Boolean value that indicates whether it has entered, so that it is kept satisfied.
    var isImposed: [Bool]
    var work = ConstraintSolver.Work()

    private let rows: [Problem.Row]
    private let largestConstant: Double
    private var cells: SparseMatrix
    /// By row: its value.
    private var values: [Double]
    /// By matrix row: the basic row. By column: the nonbasic one, or -1 while the column is that of a variable.
    private var basicRows: [Int]
    private var nonbasicRows: [Int]
    /// By row: the matrix row of a basic row, or -1 - the column of a nonbasic one.
    private var matrixIndices: [Int]
    /// By matrix row: a Boolean value that indicates whether it is still used.
    private var isLive: [Bool]

    /// Creates a tableau of a problem's rows, none of which is imposed, with all variables at 0.
    init(_ problem: Problem) {
        let rows = problem.rows
        self.rows = rows
        let terms = rows.indices.map { rows[$0].isRequired ? problem.terms(ofRow: $0) : [] }
        cells = SparseMatrix(columnCount: problem.variableCount, rows: terms)
        values = rows.map(\.constant)
        largestConstant = values.reduce(0) { max($0, $1.magnitude) }
        isImposed = [Bool](repeating: false, count: rows.count)
        isLive = [Bool](repeating: true, count: rows.count)
        basicRows = Array(rows.indices)
        matrixIndices = basicRows
        nonbasicRows = [Int](repeating: -1, count: problem.variableCount)
    }

    // MARK: Rows

    /// Imposes a row.
    /// - Parameter column: The only column along which the row may move at first, where that is known.
    /// - Returns: `false` if it contradicts the rows imposed before. It is then as close to being satisfied as they
    ///   allow.
    mutating func satisfy(_ row: Int, along column: Int? = nil) throws(SolverError) -> Bool {
        work.trials += 1
        isImposed[row] = true
        let limit = work.pivots + 1000 + 40 * (rows.count + nonbasicRows.count)
        // A pivot changes a few columns only.
        var columns = column.map { [$0] }
        while matrixIndices[row] >= 0 {
            let direction = missingDirection(row)
            // Equalities become nonbasic even if they are satisfied: they are in nobody's way then.
            if direction == 0, rows[row].relation != .equal { return true }
            guard let move = enteringColumn(for: row, direction, among: columns) else {
                return direction == 0 || isRoundingError(row)
            }
            guard work.pivots < limit, cells.cellCount <= Tableau.largestCellCount else { throw .tooManySteps(limit) }
            let (matrixRow, length) = ratioTest(move.column, move.sign, for: row)
            guard length.isFinite else { throw .overflow }
            pivot(matrixRow, move.column, length * move.sign)
            columns = columns.map { $0 + cells.changed }
        }
        return true
    }

    /// Releases a row, unless a row that can't be satisfied could be without it.
    /// - Parameter violated: The row that can't be satisfied; where the other one is needed, that may be violated
    ///   instead.
    mutating func release(_ row: Int, violated: inout Int) throws(SolverError) {
        let column = -1 - matrixIndices[row]
        let direction = missingDirection(violated)
        guard row != violated, direction != 0 else { return }
        isImposed[row] = false
        // Rows that are missing in the certificate aren't needed.
        guard column >= 0, let rate = rate(of: violated, along: column) else { return }
        if ratioTest(column, rate * direction < 0 ? -1 : 1, for: violated).matrixRow == matrixIndices[violated] {
            isImposed[row] = true
        } else if try satisfy(violated, along: column) {
            violated = row
            _ = try satisfy(row)
        }
    }

    /// Removes a row that never enters again.
    mutating func remove(_ row: Int) {
        isImposed[row] = false
        if matrixIndices[row] >= 0 { isLive[matrixIndices[row]] = false }
    }

    // MARK: Moves

    /// The direction in which a row has to move to be satisfied; 0 if it is.
    private func missingDirection(_ row: Int) -> Double {
        let value = values[row]
        guard value.magnitude > Tolerance.position(rows[row].constant.magnitude) else { return 0 }
        return rows[row].relation == (value > 0 ? .greaterOrEqual : .lessOrEqual) ? 0 : value > 0 ? -1 : 1
    }

    /// Indicates whether the value of a violated row is a rounding error of the numbers that it is the sum of.
    private mutating func isRoundingError(_ row: Int) -> Bool {
        guard values[row].magnitude <= Tolerance.equation(1000 * largestConstant) else { return false }
        var (sum, magnitude) = (rows[row].constant, rows[row].constant.magnitude)
        for cell in cells.cells(ofRow: matrixIndices[row]) where nonbasicRows[cell.column] >= 0 {
            let product = cell.value * rows[nonbasicRows[cell.column]].constant
            sum -= product
            magnitude = max(magnitude, product.magnitude)
        }
        return sum.magnitude <= Tolerance.equation(magnitude)
    }

    private func rate(of row: Int, along column: Int) -> Double? {
        guard let cell = cells.columns[column].first(where: { $0.row == matrixIndices[row] }) else { return nil }
        return cell.value.magnitude > Tolerance.firstPivot ? cell.value : nil
    }

    /// The column to move so that a row moves in a direction, or in any (0): first those that nothing holds, the
    /// shortest of them; then inequalities that may become slack.
    private mutating func enteringColumn(
        for row: Int, _ direction: Double, among columns: [Int]?
    ) -> (column: Int, sign: Double)? {
        var best: (column: Int, sign: Double)?
        var least = (Int.max, Int.max)
        let all = columns.map { $0.map { ($0, rate(of: row, along: $0) ?? 0) } } ?? cells.cells(ofRow: matrixIndices[row])
        work.tableauCells += all.count
        for (column, rate) in all where rate.magnitude > Tolerance.firstPivot {
            let sign: Double = rate * direction < 0 ? -1 : 1
            let other = nonbasicRows[column]
            let isHeld = other >= 0 && isImposed[other]
            if isHeld, direction == 0 || rows[other].relation != (sign > 0 ? .greaterOrEqual : .lessOrEqual) { continue }
            let key = isHeld ? (1, other) : (0, cells.columns[column].count)
            if key < least { (least, best) = (key, (column, sign)) }
        }
        return best
    }

    /// The matrix row that ends a move along a column, and its length: `row` is satisfied, or another one would no
    /// longer be.
    private mutating func ratioTest(_ column: Int, _ sign: Double, for row: Int) -> (matrixRow: Int, length: Double) {
        var best = (matrixRow: matrixIndices[row], length: Double.infinity)
        var bestRow = Int.max
        work.tableauCells += cells.columns[column].count
        for cell in cells.columns[column] where cell.value.magnitude > Tolerance.firstPivot {
            let (other, rate) = (basicRows[cell.row], cell.value * sign)
            guard other == row || isImposed[other] else { continue }
            if other != row, rows[other].relation == (rate > 0 ? .greaterOrEqual : .lessOrEqual) { continue }
            let key = other == row ? -1 : other
            let length = max(0, -values[other] / rate)
            if (length, key) < (best.length, bestRow) { (best, bestRow) = ((cell.row, length), key) }
        }
        return best
    }

    /// Moves a column until a basic row is 0, and exchanges that with the nonbasic one of the column.
    private mutating func pivot(_ matrixRow: Int, _ column: Int, _ length: Double) {
        for cell in cells.columns[column] { values[basicRows[cell.row]] += cell.value * length }
        let (leaving, entering) = (basicRows[matrixRow], nonbasicRows[column])
        if entering >= 0 {
            values[entering] += length
            matrixIndices[entering] = matrixRow
        } else {
            isLive[matrixRow] = false
        }
        values[leaving] = 0
        matrixIndices[leaving] = -1 - column
        (basicRows[matrixRow], nonbasicRows[column]) = (entering, leaving)
        work.pivots += 1
        work.tableauCells += cells.pivot(matrixRow, column, isLive: isLive)
    }
}
