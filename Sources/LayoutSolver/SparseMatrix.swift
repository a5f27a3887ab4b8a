/// A matrix most of whose cells are 0, by compressed columns: the cells of each column, in no order, and for each line
/// the columns that may have a cell there.
struct SparseMatrix: Sendable {
    struct Cell: Sendable {
        var line: Int
        var value: Double
    }

    private(set) var columns: [[Cell]]
    /// By line: the columns with a cell there; also some that had one, and some of them twice.
    private var holders: [[Int32]]
    private(set) var cellCount = 0
    /// The columns that the last pivot has changed.
    private(set) var changed: [Int] = []

    /// By line: the cell of the pivot column, 0 outside of a pivot; and the last column that had the line.
    private var pivotValues: [Double]
    private var seen: [Int]
    private var columnMarks: [Int]
    private var lastMark = 0

    /// - Parameter rows: The terms of each line.
    init(columnCount: Int, rows: [[(column: Int, coefficient: Double)]]) {
        columns = [[Cell]](repeating: [], count: columnCount)
        columnMarks = [Int](repeating: 0, count: columnCount)
        holders = [[Int32]](repeating: [], count: rows.count)
        pivotValues = [Double](repeating: 0, count: rows.count)
        seen = [Int](repeating: 0, count: rows.count)
        for (line, terms) in rows.enumerated() {
            // Pivots fill in: room for a few cells more is cheaper than to grow.
            holders[line].reserveCapacity(terms.count + 4)
            for term in terms { add(term.coefficient, line: line, column: term.column) }
        }
    }

    /// Adds a value to a cell of the line that was appended to last.
    private mutating func add(_ value: Double, line: Int, column: Int) {
        guard let last = columns[column].last, last.line == line else {
            return append(value, line: line, column: column)
        }
        let sum = last.value + value
        columns[column][columns[column].count - 1].value = sum
        guard sum.magnitude <= Tolerance.canceledCoefficient * value.magnitude else { return }
        columns[column].removeLast()
        cellCount -= 1
    }

    private mutating func append(_ value: Double, line: Int, column: Int) {
        columns[column].append(Cell(line: line, value: value))
        holders[line].append(Int32(column))
        cellCount += 1
        // Holders of cells that are 0 again stay in the list until it is searched.
        if holders[line].count > 16 + 2 * columns.count { _ = cells(ofLine: line) }
    }

    /// The cells of a line, each once.
    mutating func cells(ofLine line: Int) -> [(column: Int, value: Double)] {
        lastMark += 1
        var result: [(column: Int, value: Double)] = []
        result.reserveCapacity(holders[line].count)
        for column in holders[line] where columnMarks[Int(column)] != lastMark {
            columnMarks[Int(column)] = lastMark
            if let cell = columns[Int(column)].first(where: { $0.line == line }) {
                result.append((Int(column), cell.value))
            }
        }
        if result.count < holders[line].count { holders[line] = result.map { Int32($0.column) } }
        return result
    }

    /// Exchanges the basic row of a line with the nonbasic one of a column.
    /// - Parameter isLive: The lines still in use, as flags by line; cells of others are dropped on the way.
    /// - Returns: The number of cells that were visited. ``changed`` holds the columns.
    mutating func pivot(_ line: Int, _ column: Int, isLive: [Bool]) -> Int {
        let others = cells(ofLine: line)
        changed.removeAll(keepingCapacity: true)
        // Taken out, so that others are changed in place without a check for other owners at each cell.
        var pivotCells: [Cell] = []
        swap(&pivotCells, &columns[column])
        var divisor = 1.0
        for cell in pivotCells {
            pivotValues[cell.line] = cell.value
            if cell.line == line { divisor = cell.value }
        }
        var visited = pivotCells.count
        for (other, value) in others where other != column {
            visited += columns[other].count + pivotCells.count
            add(-value / divisor, of: pivotCells, to: other, line, isLive)
            changed.append(other)
        }
        for cell in pivotCells { pivotValues[cell.line] = 0 }
        cellCount -= pivotCells.count
        pivotCells.removeAll { !isLive[$0.line] }
        cellCount += pivotCells.count
        for index in pivotCells.indices {
            pivotCells[index].value = (pivotCells[index].line == line ? 1 : pivotCells[index].value) / divisor
        }
        swap(&pivotCells, &columns[column])
        changed.append(column)
        return visited
    }

    /// Adds a multiple of the pivot column to another one, whose cell in the pivot line becomes the factor.
    private mutating func add(
        _ factor: Double, of pivotCells: [Cell], to column: Int, _ line: Int, _ isLive: [Bool]
    ) {
        lastMark += 1
        let present = lastMark
        var cells: [Cell] = []
        swap(&cells, &columns[column])
        var kept = 0
        for index in cells.indices {
            var cell = cells[index]
            seen[cell.line] = present
            let pivotValue = pivotValues[cell.line]
            if cell.line == line {
                cell.value = factor
            } else if pivotValue != 0 {
                let product = factor * pivotValue
                cell.value += product
                if cell.value.magnitude <= Tolerance.cell * max(1, product.magnitude) { continue }
            }
            guard isLive[cell.line] else { continue }
            cells[kept] = cell
            kept += 1
        }
        cellCount -= cells.count - kept
        cells.removeLast(cells.count - kept)
        swap(&cells, &columns[column])
        for cell in pivotCells where seen[cell.line] != present && isLive[cell.line] {
            let product = factor * cell.value
            if product.magnitude > Tolerance.cell { append(product, line: cell.line, column: column) }
        }
    }
}
