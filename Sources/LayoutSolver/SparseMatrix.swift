/// A matrix most of whose cells are 0, by compressed columns: the cells of each column, in no order, and for each line
/// the columns that may have a cell there.
struct SparseMatrix: Sendable {
    /// By column: the lines of its cells, and their values.
    private(set) var lines: [[Int32]]
    private(set) var values: [[Double]]
    /// By line: the columns with a cell there; also some that had one, and some of them twice.
    private var holders: [[Int32]]
    private(set) var cellCount = 0
    /// The columns that the last pivot has changed.
    private(set) var changed: [Int] = []

    /// By line: the cell of the pivot column, valid where the mark is the present one, and the last column that had it.
    private var pivotValues: [Double]
    private var pivotMarks: [Int]
    private var seen: [Int]
    private var columnMarks: [Int]
    private var lastMark = 0

    init(lineCount: Int, columnCount: Int) {
        lines = [[Int32]](repeating: [], count: columnCount)
        values = [[Double]](repeating: [], count: columnCount)
        columnMarks = [Int](repeating: 0, count: columnCount)
        holders = [[Int32]](repeating: [], count: lineCount)
        pivotValues = [Double](repeating: 0, count: lineCount)
        pivotMarks = [Int](repeating: 0, count: lineCount)
        seen = pivotMarks
    }

    /// Adds a value to a cell of the line that was appended to last.
    mutating func add(_ value: Double, line: Int, column: Int) {
        guard lines[column].last == Int32(line) else { return append(value, line: line, column: column) }
        let last = values[column].count - 1
        let sum = values[column][last] + value
        values[column][last] = sum
        guard sum.magnitude <= Tolerance.cancelledCoefficient * value.magnitude else { return }
        lines[column].removeLast()
        values[column].removeLast()
        cellCount -= 1
    }

    private mutating func append(_ value: Double, line: Int, column: Int) {
        lines[column].append(Int32(line))
        values[column].append(value)
        holders[line].append(Int32(column))
        cellCount += 1
        // Holders of cells that are 0 again stay in the list until it is searched.
        if holders[line].count > 16 + 2 * lines.count { _ = cells(ofLine: line) }
    }

    /// The cells of a line, each once.
    mutating func cells(ofLine line: Int) -> [(column: Int, value: Double)] {
        lastMark += 1
        var result: [(column: Int, value: Double)] = []
        result.reserveCapacity(holders[line].count)
        for column in holders[line] where columnMarks[Int(column)] != lastMark {
            columnMarks[Int(column)] = lastMark
            if let place = lines[Int(column)].firstIndex(of: Int32(line)) {
                result.append((Int(column), values[Int(column)][place]))
            }
        }
        if result.count < holders[line].count { holders[line] = result.map { Int32($0.column) } }
        return result
    }

    /// Exchanges the basic row of a line with the nonbasic one of a column.
    /// - Parameter isLive: By line, whether it is still in use; cells of others are dropped on the way.
    /// - Returns: The number of cells that were visited. ``changed`` holds the columns.
    mutating func pivot(_ line: Int, _ column: Int, isLive: [Bool]) -> Int {
        let others = cells(ofLine: line)
        changed.removeAll(keepingCapacity: true)
        lastMark += 1
        let mark = lastMark
        let (columnLines, columnValues) = (lines[column], values[column])
        var divisor = 1.0
        for (index, each) in columnLines.enumerated() {
            pivotValues[Int(each)] = columnValues[index]
            pivotMarks[Int(each)] = mark
            if Int(each) == line { divisor = columnValues[index] }
        }
        var visited = columnLines.count
        for (other, value) in others where other != column {
            visited += lines[other].count + columnLines.count
            add(-value / divisor, of: columnLines, columnValues, mark, to: other, line, isLive)
            changed.append(other)
        }
        var kept = 0
        for (index, each) in columnLines.enumerated() where isLive[Int(each)] {
            lines[column][kept] = each
            values[column][kept] = Int(each) == line ? 1 / divisor : columnValues[index] / divisor
            kept += 1
        }
        truncate(column, to: kept)
        changed.append(column)
        return visited
    }

    /// Adds a multiple of the pivot column to another one, whose cell in the pivot line becomes the factor.
    private mutating func add(
        _ factor: Double, of pivotLines: [Int32], _ cells: [Double], _ mark: Int, to column: Int, _ line: Int,
        _ isLive: [Bool]
    ) {
        lastMark += 1
        let present = lastMark
        // Taken out, so that they are changed in place without a check for other owners at each cell.
        var columnLines: [Int32] = []
        var columnValues: [Double] = []
        swap(&columnLines, &lines[column])
        swap(&columnValues, &values[column])
        var kept = 0
        for index in columnLines.indices {
            let each = columnLines[index]
            var value = columnValues[index]
            if Int(each) == line {
                value = factor
                seen[Int(each)] = present
            } else if pivotMarks[Int(each)] == mark {
                seen[Int(each)] = present
                let product = factor * pivotValues[Int(each)]
                value += product
                if value.magnitude <= Tolerance.cell * max(1, product.magnitude) { continue }
            }
            guard isLive[Int(each)] else { continue }
            columnLines[kept] = each
            columnValues[kept] = value
            kept += 1
        }
        swap(&columnLines, &lines[column])
        swap(&columnValues, &values[column])
        truncate(column, to: kept)
        for (index, each) in pivotLines.enumerated() where seen[Int(each)] != present && isLive[Int(each)] {
            let product = factor * cells[index]
            if product.magnitude > Tolerance.cell { append(product, line: Int(each), column: column) }
        }
    }

    private mutating func truncate(_ column: Int, to count: Int) {
        cellCount -= lines[column].count - count
        lines[column].removeLast(lines[column].count - count)
        values[column].removeLast(values[column].count - count)
    }
}
