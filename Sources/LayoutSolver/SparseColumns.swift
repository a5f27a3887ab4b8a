/// A matrix of which most numbers are 0: the cells of each column, in no order, and for each line who may hold one.
struct SparseColumns: Sendable {
    /// By column: the lines of its cells, and their numbers.
    private(set) var lines: [[Int32]] = []
    private(set) var values: [[Double]] = []
    /// By line: the columns that have a cell there; also some that had one, and some of them twice.
    private var holders: [[Int32]] = []
    private(set) var cellCount = 0
    /// The columns that the last exchange has changed.
    private(set) var changed: [Int] = []

    /// The column that an exchange spreads over others, by line; valid where the mark is the present one.
    private var spread: [Double] = []
    private var marks: [Int] = []
    private var seen: [Int] = []
    private var columnMarks: [Int] = []
    private var lastMark = 0

    var columnCount: Int { lines.count }
    var lineCount: Int { holders.count }

    mutating func addColumn() -> Int {
        lines.append([])
        values.append([])
        columnMarks.append(0)
        return lines.count - 1
    }

    mutating func addLine() -> Int {
        holders.append([])
        spread.append(0)
        marks.append(0)
        seen.append(0)
        return holders.count - 1
    }

    /// Makes room for so many cells in a column, and in a line.
    mutating func reserve(cells count: Int, inColumn column: Int) {
        lines[column].reserveCapacity(count)
        values[column].reserveCapacity(count)
    }

    mutating func reserve(cells count: Int, inLine line: Int) {
        holders[line].reserveCapacity(count)
    }

    /// Puts a number where there is none.
    mutating func append(_ value: Double, line: Int, column: Int) {
        lines[column].append(Int32(line))
        values[column].append(value)
        holders[line].append(Int32(column))
        cellCount += 1
        // Those of cells that are 0 again stay in the list until somebody looks through it.
        if holders[line].count > 16 + 2 * lines.count { _ = cells(ofLine: line) }
    }

    mutating func removeCells(ofColumn column: Int) {
        cellCount -= lines[column].count
        lines[column] = []
        values[column] = []
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

    /// Calls `body` with every column that may have a cell in a line.
    func forEachHolder(ofLine line: Int, _ body: (Int) -> Void) {
        for column in holders[line] { body(Int(column)) }
    }

    func value(line: Int, column: Int) -> Double {
        lines[column].firstIndex(of: Int32(line)).map { values[column][$0] } ?? 0
    }

    /// Exchanges what stands in a line with what stands in a column.
    /// - Parameters:
    ///   - isLive: Of each line, whether it still counts; cells of others are dropped on the way.
    /// - Returns: How many cells were touched. ``changed`` says which columns.
    mutating func exchange(_ line: Int, _ column: Int, isLive: [Bool]) -> Int {
        let others = cells(ofLine: line)
        changed.removeAll(keepingCapacity: true)
        lastMark += 1
        let mark = lastMark
        let (pivotLines, pivotValues) = (lines[column], values[column])
        var divisor = 1.0
        for (index, each) in pivotLines.enumerated() {
            spread[Int(each)] = pivotValues[index]
            marks[Int(each)] = mark
            if Int(each) == line { divisor = pivotValues[index] }
        }
        var touched = pivotLines.count
        for (other, value) in others where other != column {
            touched += lines[other].count + pivotLines.count
            add(-value / divisor, of: pivotLines, pivotValues, mark, to: other, line, isLive)
            changed.append(other)
        }
        var kept = 0
        for (index, each) in pivotLines.enumerated() where isLive[Int(each)] {
            lines[column][kept] = each
            values[column][kept] = Int(each) == line ? 1 / divisor : pivotValues[index] / divisor
            kept += 1
        }
        cut(column, to: kept)
        changed.append(column)
        return touched
    }

    /// Adds a multiple of the column that is spread out to another one; its cell in the line becomes the factor.
    private mutating func add(
        _ factor: Double, of pivotLines: [Int32], _ pivotValues: [Double], _ mark: Int, to column: Int, _ line: Int,
        _ isLive: [Bool]
    ) {
        lastMark += 1
        let present = lastMark
        // Taken out, so that they are changed in place without a look at who else has them for each cell.
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
            } else if marks[Int(each)] == mark {
                seen[Int(each)] = present
                let product = factor * spread[Int(each)]
                let sum = value + product
                if sum.magnitude <= 1e-11 * max(1, product.magnitude) { continue }
                value = sum
            }
            guard isLive[Int(each)] else { continue }
            columnLines[kept] = each
            columnValues[kept] = value
            kept += 1
        }
        swap(&columnLines, &lines[column])
        swap(&columnValues, &values[column])
        cut(column, to: kept)
        for (index, each) in pivotLines.enumerated() where seen[Int(each)] != present && isLive[Int(each)] {
            let product = factor * pivotValues[index]
            if product.magnitude > 1e-11 { append(product, line: Int(each), column: column) }
        }
    }

    private mutating func cut(_ column: Int, to count: Int) {
        cellCount -= lines[column].count - count
        lines[column].removeLast(lines[column].count - count)
        values[column].removeLast(values[column].count - count)
    }

    /// Gives lines other numbers; those that get -1 go.
    mutating func renumber(_ numbers: [Int32], count: Int) {
        holders = [[Int32]](repeating: [], count: count)
        spread = [Double](repeating: 0, count: count)
        marks = [Int](repeating: 0, count: count)
        seen = marks
        for column in lines.indices {
            var kept = 0
            for index in lines[column].indices {
                let line = numbers[Int(lines[column][index])]
                guard line >= 0 else { continue }
                lines[column][kept] = line
                values[column][kept] = values[column][index]
                holders[Int(line)].append(Int32(column))
                kept += 1
            }
            cut(column, to: kept)
        }
    }
}
