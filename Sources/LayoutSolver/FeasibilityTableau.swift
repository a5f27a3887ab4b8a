/// A tableau in which required rows enter one by one: each is satisfied by moves that keep those before it satisfied.
///
/// Every row is a sum of multiples of the *nonbasic* rows, all of which are 0. A row that enters moves along columns, as
/// in the first phase of the simplex method, until its relation allows its value. When no column is left along which it
/// may move, the sum proves a contradiction (a Farkas certificate): of the row, and of the nonbasic rows in it. No row
/// of a certificate is dispensable, because nonbasic rows are linearly independent.
///
/// Rows are chosen by Bland's rule, the smallest first, so that pivots of no length can't cycle.
struct FeasibilityTableau: Sendable {
    /// By row: a Boolean value that indicates whether it has entered and is kept satisfied.
    var isImposed: [Bool]
    var work = ConstraintSolver.Work()

    private let rows: [Problem.Row]
    private var cells: SparseMatrix
    /// By row: the value. By matrix row and column: the row, or -1 in a column that is still a variable.
    private var values: [Double]
    private var basicRows: [Int]
    private var nonbasicRows: [Int]
    /// By row: the matrix row of a basic row, or -1 - the column of a nonbasic one.
    private var matrixIndices: [Int]
    /// By matrix row: a Boolean value that indicates whether it is still used.
    private var isLive: [Bool]

    /// Creates a tableau of a problem's rows, none of which is imposed, at the point where all variables are 0.
    init(_ problem: Problem) {
        let rows = problem.rows
        let terms = rows.indices.map { rows[$0].isRequired ? problem.terms(ofRow: $0) : [] }
        self.rows = rows
        cells = SparseMatrix(columnCount: problem.variableCount, rows: terms)
        isImposed = [Bool](repeating: false, count: rows.count)
        isLive = [Bool](repeating: true, count: rows.count)
        values = rows.map(\.constant)
        basicRows = Array(rows.indices)
        matrixIndices = basicRows
        nonbasicRows = [Int](repeating: -1, count: problem.variableCount)
    }

    /// Imposes a row.
    /// - Returns: `false` if it contradicts the rows imposed before. It is then as close to being satisfied as they
    ///   allow.
    mutating func satisfy(_ row: Int) throws(SolverError) -> Bool {
        work.trials += 1
        isImposed[row] = true
        let limit = work.pivots + 1000 + 40 * (rows.count + nonbasicRows.count)
        while matrixIndices[row] >= 0 {
            let direction = missingDirection(row)
            if direction == 0, rows[row].relation != .equal { return true }
            // An equality becomes nonbasic even if it is satisfied, so that it is never in the way.
            guard let column = enteringColumn(for: row, direction) else { return direction == 0 || isSatisfied(row) }
            guard work.pivots < limit, cells.cellCount <= Tableau.largestCellCount else { throw .tooManySteps(limit) }
            let (matrixRow, length) = ratioTest(column.index, column.sign, for: row)
            guard length.isFinite else { throw .overflow }
            move(column.index, by: length * column.sign)
            pivot(matrixRow, column.index)
        }
        return true
    }

    /// Removes a row, which never enters again.
    mutating func remove(_ row: Int) {
        isImposed[row] = false
        if matrixIndices[row] >= 0 { isLive[matrixIndices[row]] = false }
    }

    /// The rows that contradict each other, for a row that could not be satisfied.
    mutating func certificate(of row: Int) -> Set<Int> {
        var result: Set<Int> = [row]
        for cell in cells.cells(ofRow: matrixIndices[row]) where cell.value.magnitude > Tolerance.firstPivot {
            result.insert(nonbasicRows[cell.column])
        }
        return result
    }

    /// Returns a Boolean value that indicates whether a row that could not be satisfied is so once another row of its
    /// certificate, which was released, moves alone. If not, several rows may have to move.
    mutating func isSatisfied(_ row: Int, moving released: Int) -> Bool {
        let column = -1 - matrixIndices[released]
        guard column >= 0, let cell = cells.columns[column].first(where: { $0.row == matrixIndices[row] }) else {
            return false
        }
        return ratioTest(column, cell.value * missingDirection(row) > 0 ? 1 : -1, for: row).matrixRow == cell.row
    }

    /// The direction in which a row has to move to be satisfied; 0 if it is.
    private func missingDirection(_ row: Int) -> Double {
        let value = values[row]
        guard value.magnitude > Tolerance.position(rows[row].constant.magnitude) else { return 0 }
        return rows[row].relation == (value > 0 ? .greaterOrEqual : .lessOrEqual) ? 0 : value > 0 ? -1 : 1
    }

    /// Indicates whether what is missing is a rounding error of the numbers that add up to a row's value.
    private mutating func isSatisfied(_ row: Int) -> Bool {
        var (sum, magnitude) = (rows[row].constant, rows[row].constant.magnitude)
        for cell in cells.cells(ofRow: matrixIndices[row]) where nonbasicRows[cell.column] >= 0 {
            let product = cell.value * rows[nonbasicRows[cell.column]].constant
            sum -= product
            magnitude = max(magnitude, product.magnitude)
        }
        values[row] = sum
        return sum.magnitude <= Tolerance.equation(magnitude)
    }

    /// The column to move so that a row moves in a direction, or in any (0): first those that nothing holds, the
    /// shortest of them; then inequalities that may become slack.
    private mutating func enteringColumn(for row: Int, _ direction: Double) -> (index: Int, sign: Double)? {
        var best: (index: Int, sign: Double)?
        var least = (Int.max, Int.max)
        for cell in cells.cells(ofRow: matrixIndices[row]) where cell.value.magnitude > Tolerance.firstPivot {
            work.tableauCells += 1
            let sign: Double = cell.value * direction < 0 ? -1 : 1
            let other = nonbasicRows[cell.column]
            let isHeld = other >= 0 && isImposed[other]
            if isHeld, direction == 0 || rows[other].relation != (sign > 0 ? .greaterOrEqual : .lessOrEqual) { continue }
            let key = isHeld ? (1, other) : (0, cells.columns[cell.column].count)
            if key < least { (least, best) = (key, (cell.column, sign)) }
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

    private mutating func move(_ column: Int, by length: Double) {
        for cell in cells.columns[column] { values[basicRows[cell.row]] += cell.value * length }
        if nonbasicRows[column] >= 0 { values[nonbasicRows[column]] += length }
    }

    /// Exchanges a basic row, which has become 0, with the nonbasic one of a column.
    private mutating func pivot(_ matrixRow: Int, _ column: Int) {
        // A variable is not needed any more.
        if nonbasicRows[column] < 0 { isLive[matrixRow] = false } else { matrixIndices[nonbasicRows[column]] = matrixRow }
        work.pivots += 1
        work.tableauCells += cells.pivot(matrixRow, column, isLive: isLive)
        swap(&basicRows[matrixRow], &nonbasicRows[column])
        values[nonbasicRows[column]] = 0
        matrixIndices[nonbasicRows[column]] = -1 - column
    }
}
