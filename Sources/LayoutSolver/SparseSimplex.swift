/// The method of ``Simplex`` for large systems, of which most numbers are 0: the same steps, over the cells that are not.
struct SparseSimplex: ~Copyable, Sendable {
    /// More cells than this would not fit in memory in reasonable time.
    static let largestTableau = 20_000_000

    /// Room for so many times the cells that a column or a line has at first: most exchanges add some.
    private static let growth = 4

    private let columnCount: Int
    private let terms: [[(column: Int, coefficient: Double)]]
    private let rows: SimplexRows
    /// Of each column, how the lines' costs change with it; dirty ones have to be added up again.
    private var sums: ColumnSums
    private var isDirty: [Bool]
    /// Columns that may have a direction in which the cost falls. All others have none.
    private var waiting: [Int32] = []
    private var isWaiting: [Bool]
    /// What each following row is, in terms of those at rest.
    private var cells = SparseColumns()
    /// The row in each line and in each column; -1 for lines whose row has taken an original column's place, and for
    /// columns that no row has taken.
    private var lines: [Int32] = []
    private var columns: [Int32] = []
    private var isLive: [Bool] = []
    /// Of the quantity in each line: its number (real and infinitesimal part) and the piece of its curve it is on.
    private var reals: [Double]
    private var smalls: [Double]
    private var pieces: [Int32]
    /// Of the row at rest in each column: which kink.
    private var kinks: [Int32]
    /// Of each original column: its number, and how it depends on those that no row determines.
    private(set) var results: [SimplexRows.Result] = []
    private(set) var work = ConstraintSolver.Work()

    /// - Parameters:
    ///   - columnCount: How many numbers are to be found.
    ///   - rows: For each row, its terms and its cost.
    init(columnCount: Int, rows: [SimplexRows.Row]) {
        self.columnCount = columnCount
        terms = rows.map(\.terms)
        self.rows = SimplexRows(rows.map(\.curve))
        sums = ColumnSums(columnCount: columnCount, tierCount: self.rows.costs.tierCount)
        isDirty = [Bool](repeating: true, count: columnCount)
        isWaiting = [Bool](repeating: false, count: columnCount)
        reals = [Double](repeating: 0, count: rows.count)
        smalls = reals
        pieces = [Int32](repeating: 0, count: rows.count)
        kinks = [Int32](repeating: 0, count: columnCount)
        var counts = [Int](repeating: 0, count: columnCount)
        for row in rows {
            for term in row.terms { counts[term.column] += 1 }
        }
        for column in 0..<columnCount {
            _ = cells.addColumn()
            cells.reserve(cells: Self.growth * counts[column], inColumn: column)
        }
        var sum = RowSum(columnCount: columnCount)
        for (line, row) in rows.enumerated() {
            _ = cells.addLine()
            cells.reserve(cells: Self.growth * row.terms.count, inLine: line)
            for term in row.terms { sum.add(term.coefficient, term.column) }
            sum.flush { column, value in cells.append(value, line: line, column: column) }
        }
        lines = (0..<rows.count).map { Int32($0) }
        isLive = [Bool](repeating: true, count: rows.count)
        columns = [Int32](repeating: -1, count: columnCount)
    }

    // MARK: Solving

    /// Goes to the best place.
    mutating func solve() throws(SolverError) {
        try makeFirstPlace()
        let limit = rows.largestStepCount(columnCount: columnCount)
        while let (column, direction) = bestDirection() {
            guard work.pivots < limit else { throw .tooManySteps(limit) }
            work.pivots += 1
            guard move(column, direction) else { throw .overflow }
            guard cells.cellCount <= Self.largestTableau else { throw .tooManySteps(Self.largestTableau) }
            if work.pivots % 64 == 0 { placeAll() }
        }
        try makeResults()
    }

    /// The numbers of the original columns follow from the rows at rest.
    private mutating func makeResults() throws(SolverError) {
        var elimination = Elimination(count: columnCount)
        let rested = (0..<columnCount).filter { columns[$0] >= 0 }
        let lengths = rested.map { terms[Int(columns[$0])].count }
        for index in rested.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
            let row = columns[rested[index]]
            elimination.begin(-rows.place(row, kinks[rested[index]]).real)
            for term in terms[Int(row)] { elimination.add(Int32(term.column), term.coefficient) }
            elimination.end()
            _ = elimination.useAsEquality()
        }
        results.reserveCapacity(columnCount)
        for column in 0..<Int32(columnCount) {
            elimination.begin(0)
            elimination.add(column, 1)
            elimination.end()
            results.append(
                (elimination.constant, elimination.roots.map { (Int($0), elimination.coefficient($0)) }))
        }
        if elimination.hasOverflowed { throw .overflow }
    }

    // MARK: The first place

    /// Lets every column be represented by a row at the kink where it costs least. A column without any row stays.
    private mutating func makeFirstPlace() throws(SolverError) {
        for column in 0..<columnCount {
            let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
            var largest = 1e-9
            for index in columnLines.indices where isLive[Int(columnLines[index])] {
                largest = max(largest, columnValues[index].magnitude)
            }
            // Of those that are as good the first one.
            var best = Int.max
            for index in columnLines.indices where isLive[Int(columnLines[index])] {
                if columnValues[index].magnitude * 1.0001 > largest { best = min(best, Int(columnLines[index])) }
            }
            if largest > 1e-9, best < .max { takeFirst(best, column) }
            guard cells.cellCount <= Self.largestTableau else { throw .tooManySteps(Self.largestTableau) }
        }
        placeAll()
        for line in lines.indices where isLive[line] {
            pieces[line] = rows.piece(lines[line], at: .init(real: reals[line], small: smalls[line]))
        }
        for column in 0..<columnCount { makeDirty(column) }
    }

    private mutating func takeFirst(_ row: Int, _ column: Int) {
        kinks[column] = rows.lowestKink(Int32(row))
        work.tableauCells += cells.exchange(row, column, isLive: isLive)
        columns[column] = Int32(row)
        lines[row] = -1
        isLive[row] = false
    }

    /// Computes all numbers from the rows at rest.
    private mutating func placeAll() {
        for line in lines.indices {
            reals[line] = 0
            smalls[line] = 0
        }
        for column in 0..<columnCount where columns[column] >= 0 {
            add(rows.place(columns[column], kinks[column]), along: column)
        }
    }

    private mutating func add(_ length: SimplexRows.Place, along column: Int) {
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        for index in columnLines.indices {
            reals[Int(columnLines[index])] += columnValues[index] * length.real
            smalls[Int(columnLines[index])] += columnValues[index] * length.small
        }
    }

    private mutating func makeDirty(_ column: Int) {
        isDirty[column] = true
        guard !isWaiting[column] else { return }
        isWaiting[column] = true
        waiting.append(Int32(column))
    }

    /// How the cost falls when the row at rest in a column goes up (`direction` 1) or down (-1), on a piece of its curve.
    private mutating func fall(_ column: Int, _ direction: Double, _ piece: Int32) -> ColumnSums.Fall? {
        if isDirty[column] {
            isDirty[column] = false
            sums.clear(column)
            let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
            for index in columnLines.indices where isLive[Int(columnLines[index])] {
                let line = Int(columnLines[index])
                let piece = rows.index(lines[line], pieces[line])
                sums.add(rows.costs, piece: piece, rate: columnValues[index], to: column)
            }
        }
        return sums.fall(column, direction, rows.costs, piece: rows.index(columns[column], piece))
    }

    /// Looks at the columns that have changed.
    private mutating func bestDirection() -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var steepest: ColumnSums.Fall?
        var kept = 0
        for index in waiting.indices {
            let column = Int(waiting[index])
            isWaiting[column] = false
            guard columns[column] >= 0 else { continue }
            for direction in [1.0, -1.0] {
                let piece = direction > 0 ? kinks[column] + 1 : kinks[column]
                guard let fall = fall(column, direction, piece) else { continue }
                if !isWaiting[column] {
                    isWaiting[column] = true
                    waiting[kept] = Int32(column)
                    kept += 1
                }
                if let steepest, !fall.isSteeper(than: steepest) { continue }
                best = (column, direction)
                steepest = fall
            }
        }
        waiting.removeLast(waiting.count - kept)
        return best
    }

    // MARK: One step

    /// Moves along one direction for as long as the cost falls. Says whether that had an end.
    private mutating func move(_ column: Int, _ direction: Double) -> Bool {
        let mover = columns[column]
        let start = rows.place(mover, kinks[column])
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        work.tableauCells += columnLines.count
        // The mover's piece, as if it were in a line.
        var moverPiece = direction > 0 ? kinks[column] + 1 : kinks[column]
        while true {
            var nearest: SimplexRows.Place?
            // Where in the column; -1 for the mover itself.
            var hit = -2
            func consider(_ candidate: SimplexRows.Place, _ index: Int) {
                if let known = nearest, !candidate.isBefore(known) { return }
                nearest = candidate
                hit = index
            }
            if let kink = rows.nextKink(mover, moverPiece, isRising: direction > 0) {
                consider(rows.place(mover, kink).distance(from: start, rate: direction), -1)
            }
            for index in columnLines.indices where isLive[Int(columnLines[index])] {
                let line = Int(columnLines[index])
                let rate = columnValues[index] * direction
                guard let kink = rows.nextKink(lines[line], pieces[line], isRising: rate > 0) else { continue }
                let number = SimplexRows.Place(real: reals[line], small: smalls[line])
                consider(rows.place(lines[line], kink).distance(from: number, rate: rate), index)
            }
            guard nearest != nil else { return false }
            // Go on to the next piece there; if the cost still falls after it, go further.
            if hit == -1 {
                moverPiece += direction > 0 ? 1 : -1
            } else {
                let line = Int(columnLines[hit])
                pieces[line] += columnValues[hit] * direction > 0 ? 1 : -1
                for cell in cells.cells(ofLine: line) { makeDirty(cell.column) }
            }
            if fall(column, direction, moverPiece) != nil { continue }
            let found = hit < 0 ? nil : (line: Int(columnLines[hit]), rate: columnValues[hit])
            return arrive(column, direction, found, moverPiece)
        }
    }

    /// Ends a step where the row `hit` (nil: the mover itself) has come to a kink.
    private mutating func arrive(
        _ column: Int, _ direction: Double, _ hit: (line: Int, rate: Double)?, _ moverPiece: Int32
    ) -> Bool {
        let mover = columns[column]
        let start = rows.place(mover, kinks[column])
        let kink: Int32
        let length: SimplexRows.Place
        if let hit {
            kink = hit.rate * direction > 0 ? pieces[hit.line] - 1 : pieces[hit.line]
            let number = SimplexRows.Place(real: reals[hit.line], small: smalls[hit.line])
            length = rows.place(lines[hit.line], kink).distance(from: number, rate: hit.rate)
        } else {
            kink = direction > 0 ? moverPiece - 1 : moverPiece
            length = rows.place(mover, kink).distance(from: start, rate: 1)
        }
        add(length, along: column)
        guard length.real.isFinite else { return false }
        if let hit {
            work.tableauCells += cells.exchange(hit.line, column, isLive: isLive)
            for changed in cells.changed { makeDirty(changed) }
            swap(&lines[hit.line], &columns[column])
            reals[hit.line] = start.real + length.real
            smalls[hit.line] = start.small + length.small
            pieces[hit.line] = moverPiece
        }
        kinks[column] = kink
        makeDirty(column)
        return true
    }
}
