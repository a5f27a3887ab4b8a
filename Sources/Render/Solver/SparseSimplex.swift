/// The method of ``Simplex`` for large systems, of which most numbers are 0: the same steps, over the cells that are not.
struct SparseSimplex: ~Copyable, Sendable {
    /// More cells than this would not fit in memory in reasonable time.
    static let largestTableau = 20_000_000

    private let columnCount: Int
    private let terms: [[(column: Int, coefficient: Double)]]
    private let curves: [CostCurve]
    private let costs: PieceCosts
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
    private(set) var results: [(value: Double, open: [(column: Int, coefficient: Double)])] = []
    private(set) var work = ConstraintSolver.Work()

    /// - Parameters:
    ///   - columnCount: How many numbers are to be found.
    ///   - rows: For each row, its terms and its cost.
    init(columnCount: Int, rows: [(terms: [(column: Int, coefficient: Double)], curve: CostCurve)]) {
        self.columnCount = columnCount
        terms = rows.map(\.terms)
        let curves = rows.map(\.curve)
        self.curves = curves
        costs = PieceCosts(curves)
        sums = ColumnSums(columnCount: columnCount, tierCount: costs.tierCount)
        isDirty = [Bool](repeating: true, count: columnCount)
        isWaiting = [Bool](repeating: false, count: columnCount)
        reals = [Double](repeating: 0, count: rows.count)
        smalls = reals
        pieces = [Int32](repeating: 0, count: rows.count)
        kinks = [Int32](repeating: 0, count: columnCount)
        for _ in 0..<columnCount { _ = cells.addColumn() }
        var sum = RowSum(columnCount: columnCount)
        for (line, row) in rows.enumerated() {
            _ = cells.addLine()
            for term in row.terms { sum.add(term.coefficient, term.column) }
            sum.flush { column, value in cells.append(value, line: line, column: column) }
        }
        lines = (0..<rows.count).map { Int32($0) }
        isLive = [Bool](repeating: true, count: rows.count)
        columns = [Int32](repeating: -1, count: columnCount)
    }

    /// The infinitesimal part of a kink's place: without a pattern, and ascending within a curve.
    private func small(_ row: Int32, _ kink: Int32) -> Double {
        var bits = UInt64(UInt32(bitPattern: row)) << 32 | UInt64(UInt32(bitPattern: kink))
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(kink) + Double(bits >> 11) * 0x1p-54
    }

    private static func isBefore(_ left: (real: Double, small: Double), _ right: (real: Double, small: Double)) -> Bool
    {
        let difference = left.real - right.real
        let tolerance = 1e-9 + 1e-12 * max(left.real.magnitude, right.real.magnitude)
        return difference.magnitude > tolerance ? difference < 0 : left.small < right.small
    }

    // MARK: Solving

    /// Goes to the best place.
    mutating func solve() throws(SolverError) {
        try makeFirstPlace()
        let limit = 1000 + 40 * (lines.count + columnCount)
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
            elimination.begin(-place(row, kinks[rested[index]]).real)
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
            let curve = curves[Int(lines[line])]
            var piece = 0
            while piece < curve.positions.count,
                Self.isBefore(place(lines[line], Int32(piece)), (reals[line], smalls[line]))
            {
                piece += 1
            }
            pieces[line] = Int32(piece)
        }
        for column in 0..<columnCount { makeDirty(column) }
    }

    private mutating func takeFirst(_ row: Int, _ column: Int) {
        kinks[column] = Int32(lowestKink(row))
        work.tableauCells += cells.exchange(row, column, isLive: isLive)
        columns[column] = Int32(row)
        lines[row] = -1
        isLive[row] = false
    }

    private func lowestKink(_ row: Int) -> Int {
        var kink = 0
        while kink + 1 < curves[row].positions.count, curves[row].slopes[kink + 1].isNegative { kink += 1 }
        return kink
    }

    private func place(_ row: Int32, _ kink: Int32) -> (real: Double, small: Double) {
        (curves[Int(row)].positions[Int(kink)], small(row, kink))
    }

    /// Computes all numbers from the rows at rest.
    private mutating func placeAll() {
        for line in lines.indices {
            reals[line] = 0
            smalls[line] = 0
        }
        for column in 0..<columnCount where columns[column] >= 0 {
            let rest = place(columns[column], kinks[column])
            add(column, real: rest.real, small: rest.small)
        }
    }

    private mutating func add(_ column: Int, real: Double, small: Double) {
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        for index in columnLines.indices {
            reals[Int(columnLines[index])] += columnValues[index] * real
            smalls[Int(columnLines[index])] += columnValues[index] * small
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
                let piece = costs.starts[Int(lines[line])] + Int(pieces[line])
                sums.add(costs, piece: piece, rate: columnValues[index], to: column)
            }
        }
        return sums.fall(column, direction, costs, piece: costs.starts[Int(columns[column])] + Int(piece))
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
        let start = place(mover, kinks[column])
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        work.tableauCells += columnLines.count
        // The mover's piece, as if it were in a line.
        var moverPiece = direction > 0 ? kinks[column] + 1 : kinks[column]
        while true {
            var nearest: (real: Double, small: Double)?
            // Where in the column; -1 for the mover itself.
            var hit = -2
            func consider(_ candidate: (real: Double, small: Double), _ index: Int) {
                if let known = nearest, !Self.isBefore(candidate, known) { return }
                nearest = candidate
                hit = index
            }
            if let kink = nextKink(mover, moverPiece, isRising: direction > 0) {
                let end = place(mover, kink)
                consider(((end.real - start.real) * direction, (end.small - start.small) * direction), -1)
            }
            for index in columnLines.indices where isLive[Int(columnLines[index])] {
                let line = Int(columnLines[index])
                let rate = columnValues[index] * direction
                guard let kink = nextKink(lines[line], pieces[line], isRising: rate > 0) else { continue }
                let end = place(lines[line], kink)
                consider(((end.real - reals[line]) / rate, (end.small - smalls[line]) / rate), index)
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

    private func nextKink(_ row: Int32, _ piece: Int32, isRising: Bool) -> Int32? {
        if isRising { return Int(piece) < curves[Int(row)].positions.count ? piece : nil }
        return piece > 0 ? piece - 1 : nil
    }

    /// Ends a step where the row `hit` (nil: the mover itself) has come to a kink.
    private mutating func arrive(
        _ column: Int, _ direction: Double, _ hit: (line: Int, rate: Double)?, _ moverPiece: Int32
    ) -> Bool {
        let mover = columns[column]
        let start = place(mover, kinks[column])
        let kink: Int32
        let length: (real: Double, small: Double)
        if let hit {
            kink = hit.rate * direction > 0 ? pieces[hit.line] - 1 : pieces[hit.line]
            let end = place(lines[hit.line], kink)
            length = ((end.real - reals[hit.line]) / hit.rate, (end.small - smalls[hit.line]) / hit.rate)
        } else {
            kink = direction > 0 ? moverPiece - 1 : moverPiece
            let end = place(mover, kink)
            length = (end.real - start.real, end.small - start.small)
        }
        add(column, real: length.real, small: length.small)
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
