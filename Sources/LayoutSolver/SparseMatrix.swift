/// A matrix most of whose cells are 0, by compressed columns: the cells of each column, in no order, and for each row
/// the columns that may have a cell there.
struct SparseMatrix: Sendable {
    struct Cell: Sendable {
        var row: Int
        var value: Double
    }

    private(set) var columns: [[Cell]]
    /// By row: the columns with a cell there; also some that had one, and some of them twice.
    private var holders: [[Int32]]
    private(set) var cellCount = 0
    /// The columns that the last pivot has changed.
    private(set) var changed: [Int] = []

    /// By row: the cell of the pivot column, 0 outside of a pivot; and the last column that had the row.
    private var pivotValues: [Double]
    private var seen: [Int]
    private var columnMarks: [Int]
    private var lastMark = 0

    /// - Parameter rows: The terms of each row.
    init(columnCount: Int, rows: [[(column: Int, coefficient: Double)]]) {
        columns = [[Cell]](repeating: [], count: columnCount)
        columnMarks = [Int](repeating: 0, count: columnCount)
        holders = [[Int32]](repeating: [], count: rows.count)
        pivotValues = [Double](repeating: 0, count: rows.count)
        seen = [Int](repeating: 0, count: rows.count)
        for (row, terms) in rows.enumerated() {
            // Pivots fill in: room for a few cells more is cheaper than to grow.
            holders[row].reserveCapacity(terms.count + 4)
            for term in terms { add(term.coefficient, row: row, column: term.column) }
        }
    }

    /// Adds a value to a cell of the row that was appended to last.
    private mutating func add(_ value: Double, row: Int, column: Int) {
        guard let last = columns[column].last, last.row == row else { return append(value, row: row, column: column) }
        let sum = last.value + value
        columns[column][columns[column].count - 1].value = sum
        guard sum.magnitude <= Tolerance.canceledCoefficient * value.magnitude else { return }
        columns[column].removeLast()
        cellCount -= 1
    }

    private mutating func append(_ value: Double, row: Int, column: Int) {
        columns[column].append(Cell(row: row, value: value))
        holders[row].append(Int32(column))
        cellCount += 1
        // Holders of cells that are 0 again stay in the list until it is searched.
        if holders[row].count > 16 + 2 * columns.count { _ = cells(ofRow: row) }
    }

    /// The cells of a row, each once.
    mutating func cells(ofRow row: Int) -> [(column: Int, value: Double)] {
        lastMark += 1
        var result: [(column: Int, value: Double)] = []
        result.reserveCapacity(holders[row].count)
        for column in holders[row] where columnMarks[Int(column)] != lastMark {
            columnMarks[Int(column)] = lastMark
            if let cell = columns[Int(column)].first(where: { $0.row == row }) {
                result.append((Int(column), cell.value))
            }
        }
        if result.count < holders[row].count { holders[row] = result.map { Int32($0.column) } }
        return result
    }

    /// Exchanges the basic variable of a row with the nonbasic one of a column.
    /// - Parameter isLive: By row, indicates whether it is still in use; cells of others are dropped on the way.
    /// - Returns: The number of cells that were visited. ``changed`` holds the columns.
    mutating func pivot(_ row: Int, _ column: Int, isLive: [Bool]) -> Int {
        let others = cells(ofRow: row)
        changed.removeAll(keepingCapacity: true)
        // Taken out, so that others are changed in place without a check for other owners at each cell.
        var pivotCells: [Cell] = []
        swap(&pivotCells, &columns[column])
        var divisor = 1.0
        for cell in pivotCells {
            pivotValues[cell.row] = cell.value
            if cell.row == row { divisor = cell.value }
        }
        var visited = pivotCells.count
        for (other, value) in others where other != column {
            visited += columns[other].count + pivotCells.count
            add(-value / divisor, of: pivotCells, to: other, row, isLive)
            changed.append(other)
        }
        for cell in pivotCells { pivotValues[cell.row] = 0 }
        cellCount -= pivotCells.count
        pivotCells.removeAll { !isLive[$0.row] }
        cellCount += pivotCells.count
        for index in pivotCells.indices {
            pivotCells[index].value = (pivotCells[index].row == row ? 1 : pivotCells[index].value) / divisor
        }
        swap(&pivotCells, &columns[column])
        changed.append(column)
        return visited
    }

    /// Adds a multiple of the pivot column to another one, whose cell in the pivot row becomes the factor.
    private mutating func add(
        _ factor: Double, of pivotCells: [Cell], to column: Int, _ row: Int, _ isLive: [Bool]
    ) {
        lastMark += 1
        let present = lastMark
        var cells: [Cell] = []
        swap(&cells, &columns[column])
        var kept = 0
        for index in cells.indices {
            var cell = cells[index]
            seen[cell.row] = present
            let pivotValue = pivotValues[cell.row]
            if cell.row == row {
                cell.value = factor
            } else if pivotValue != 0 {
                let product = factor * pivotValue
                cell.value += product
                if cell.value.magnitude <= Tolerance.cell * max(1, product.magnitude) { continue }
            }
            guard isLive[cell.row] else { continue }
            cells[kept] = cell
            kept += 1
        }
        cellCount -= cells.count - kept
        cells.removeLast(cells.count - kept)
        swap(&cells, &columns[column])
        for cell in pivotCells where seen[cell.row] != present && isLive[cell.row] {
            let product = factor * cell.value
            if product.magnitude > Tolerance.cell { append(product, row: cell.row, column: column) }
        }
    }
}
