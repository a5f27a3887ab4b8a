/// A tableau in which required rows enter one by one: each is satisfied by moves that keep those before it satisfied.
///
/// Every row is a sum of multiples of the *nonbasic* rows, which are 0. A row that enters moves along columns until its
/// relation allows its value, as in the first phase of the simplex method. When none is left along which it may move,
/// it contradicts the nonbasic rows in its sum, all of which are needed for that (a Farkas certificate).
struct FeasibilityTableau: Sendable {
    /// By row: a Boolean value that indicates whether it is kept satisfied. Optional rows, without terms here, are.
    var isImposed: [Bool]
    var work = ConstraintSolver.Work()

    private let rows: [Problem.Row]
    private let largestConstant: Double
    private var cells: SparseMatrix
    private var values: [Double]
    /// By matrix row: the basic row. By column: the nonbasic one, or -1 while the column is that of a variable.
    private var basicRows: [Int]
    private var nonbasicRows: [Int]
    /// By row: the matrix row of a basic row, or -1 - the column of a nonbasic one.
    private var matrixIndices: [Int]
    /// By matrix row: a Boolean value that indicates whether it is still used.
    private var isLive: [Bool]

    /// Creates a tableau of a problem's required rows and sizes, none of which is imposed, with all variables at 0.
    init(_ problem: Problem) {
        rows = problem.rows
        let terms = problem.rows.indices.map { problem.rows[$0].isRequired ? problem.terms(ofRow: $0) : [] }
        cells = SparseMatrix(columnCount: problem.variableCount, rows: terms)
        values = rows.map(\.constant)
        largestConstant = values.reduce(0) { max($0, $1.magnitude) }
        isImposed = rows.map { !$0.isRequired }
        isLive = [Bool](repeating: true, count: rows.count)
        basicRows = Array(rows.indices)
        matrixIndices = basicRows
        nonbasicRows = [Int](repeating: -1, count: problem.variableCount)
    }

    /// Imposes a row.
    /// - Parameter first: The only column along which the row may move at first, where that is known.
    /// - Returns: `false` if it contradicts the rows imposed before; it is then violated as little as they allow.
    mutating func satisfy(_ row: Int, along first: Int? = nil) throws(SolverError) -> Bool {
        work.trials += 1
        isImposed[row] = true
        var columns = first.map { [$0] } ?? []
        let limit = work.pivots + 1000 + 40 * (rows.count + nonbasicRows.count)
        while matrixIndices[row] >= 0 {
            let direction = missingDirection(row)
            if direction == 0 { return true }
            if first == nil { columns = cells.cells(ofRow: matrixIndices[row]).map(\.column) }
            guard let (column, sign) = enteringColumn(for: row, direction, columns) else { return isRoundingError(row) }
            let (matrixRow, length) = ratioTest(column, sign, for: row)
            guard length.isFinite else { throw .overflow }
            guard work.pivots < limit, cells.cellCount <= Tableau.largestCellCount else { throw .tooManySteps(limit) }
            pivot(matrixRow, column, length * sign)
            // Columns that no pivot has changed remain blocked.
            columns += cells.changed
        }
        return true
    }

    /// Releases a row, unless a violated row can be satisfied without it.
    /// - Parameter violated: The row that can't be satisfied. Another one of the contradiction may take its place.
    mutating func release(_ row: Int, violated: inout Int) throws(SolverError) {
        let (column, direction) = (-1 - matrixIndices[row], missingDirection(violated))
        guard row != violated, direction != 0 else { return }
        isImposed[row] = false
        let rate = column < 0 ? 0 : rate(of: violated, along: column)
        // A row that isn't part of the certificate isn't needed.
        guard rate.magnitude > Tolerance.firstPivot else { return }
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

    /// Indicates whether a row's relation allows values of a sign.
    private func allows(_ sign: Double, of row: Int) -> Bool {
        rows[row].relation == (sign > 0 ? .greaterOrEqual : .lessOrEqual)
    }

    /// The direction in which a row has to move to be satisfied; 0 if it is.
    private func missingDirection(_ row: Int) -> Double {
        let isZero = values[row].magnitude <= Tolerance.position(rows[row].constant.magnitude)
        return isZero || allows(values[row], of: row) ? 0 : values[row] > 0 ? -1 : 1
    }

    /// Indicates whether the value of a violated row is a rounding error of the numbers in its sum.
    private mutating func isRoundingError(_ row: Int) -> Bool {
        guard values[row].magnitude <= Tolerance.equation(1000 * largestConstant) else { return false }
        var magnitude = rows[row].constant.magnitude
        for cell in cells.cells(ofRow: matrixIndices[row]) where nonbasicRows[cell.column] >= 0 {
            magnitude = max(magnitude, (cell.value * rows[nonbasicRows[cell.column]].constant).magnitude)
        }
        return values[row].magnitude <= Tolerance.equation(magnitude)
    }

    private func rate(of row: Int, along column: Int) -> Double {
        cells.columns[column].first { $0.row == matrixIndices[row] }?.value ?? 0
    }

    /// The column to move so that a row moves in a direction, and the sign of the move: the shortest one that nothing
    /// holds, or that of the first inequality that may become slack (Bland's rule, which prevents cycles).
    private mutating func enteringColumn(for row: Int, _ direction: Double, _ columns: [Int]) -> (Int, Double)? {
        var best: (Int, Double)?
        var least = Int.max
        work.tableauCells += columns.count
        for column in columns {
            let rate = rate(of: row, along: column)
            let sign: Double = rate * direction < 0 ? -1 : 1
            let other = nonbasicRows[column]
            let isHeld = other >= 0 && isImposed[other]
            guard !isHeld || allows(sign, of: other), rate.magnitude > Tolerance.firstPivot else { continue }
            let key = isHeld ? other : cells.columns[column].count - .max
            if key < least { (least, best) = (key, (column, sign)) }
        }
        return best
    }

    /// The matrix row that ends a move along a column, and its length: that of `row` when it is satisfied, or else of
    /// the first one that would no longer be.
    private mutating func ratioTest(_ column: Int, _ sign: Double, for row: Int) -> (matrixRow: Int, length: Double) {
        var best = (matrixRow: matrixIndices[row], length: Double.infinity)
        var least = Int.max
        work.tableauCells += cells.columns[column].count
        for cell in cells.columns[column] where cell.value.magnitude > Tolerance.firstPivot {
            let (other, rate) = (basicRows[cell.row], cell.value * sign)
            guard other == row || (isImposed[other] && !allows(rate, of: other)) else { continue }
            let (length, key) = (max(0, -values[other] / rate), other == row ? -1 : other)
            if (length, key) < (best.length, least) { (best, least) = ((cell.row, length), key) }
        }
        return best
    }

    /// Moves a column until a basic row is 0, and exchanges that row with the nonbasic one of the column.
    private mutating func pivot(_ matrixRow: Int, _ column: Int, _ length: Double) {
        for cell in cells.columns[column] { values[basicRows[cell.row]] += cell.value * length }
        let (leaving, entering) = (basicRows[matrixRow], nonbasicRows[column])
        isLive[matrixRow] = entering >= 0
        if entering >= 0 { (values[entering], matrixIndices[entering]) = (length, matrixRow) }
        (values[leaving], matrixIndices[leaving]) = (0, -1 - column)
        (basicRows[matrixRow], nonbasicRows[column]) = (entering, leaving)
        work.pivots += 1
        work.tableauCells += cells.pivot(matrixRow, column, isLive: isLive)
    }
}
