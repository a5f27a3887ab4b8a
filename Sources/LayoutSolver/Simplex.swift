/// Finds the numbers whose rows together cost least: the general method, for what has no simpler form.
///
/// Columns are free numbers; each row is a sum of multiples of columns, with a convex cost (``CostCurve``). The best
/// place has as many rows at kinks as there are columns (those *at rest*); the others follow from them. A step lets
/// one row leave its kink in the direction in which the whole cost falls, as far as it falls, until some row rests at
/// a kink instead.
///
/// Several rows may reach their kinks at once; then a step could have no length, and steps could go round for ever. So
/// every kink is thought to be moved by an infinitely small amount of its own: each number is a pair, compared first
/// by the real part, then by the infinitesimal one. No two rows tie then, every step makes the cost smaller, and the
/// end is certain.
struct Simplex: ~Copyable, Sendable {
    private let columnCount: Int
    private let rows: SimplexRows
    /// Of each column, how the lines' costs change with it; dirty ones have to be added up again.
    private var sums: ColumnSums
    private var isDirty: [Bool]
    /// Row-major: what each following quantity is, in terms of those at rest.
    var tableau: [Double] = []
    /// The quantity in each line and in each column: rows from 0, the original columns from `rows.curves.count`.
    var lines: [Int32] = []
    var columns: [Int32] = []
    /// Of the quantity in each line: its number (real and infinitesimal part) and the piece of its curve it is on.
    private var reals: [Double]
    private var smalls: [Double]
    private var pieces: [Int32]
    /// Of the row at rest in each column: which kink.
    private var kinks: [Int32]
    private(set) var work = ConstraintSolver.Work()

    /// - Parameters:
    ///   - columnCount: How many numbers are to be found.
    ///   - rows: For each row, its terms and its cost.
    init(columnCount: Int, rows: [SimplexRows.Row]) {
        self.columnCount = columnCount
        self.rows = SimplexRows(rows.map(\.curve))
        sums = ColumnSums(columnCount: columnCount, tierCount: self.rows.costs.tierCount)
        isDirty = [Bool](repeating: true, count: columnCount)
        tableau = [Double](repeating: 0, count: columnCount * rows.count)
        for line in rows.indices {
            for term in rows[line].terms { tableau[line * columnCount + term.column] += term.coefficient }
        }
        lines = (0..<rows.count).map { Int32($0) }
        columns = (0..<columnCount).map { Int32(rows.count + $0) }
        reals = [Double](repeating: 0, count: rows.count)
        smalls = reals
        pieces = [Int32](repeating: 0, count: rows.count)
        kinks = [Int32](repeating: 0, count: columnCount)
    }

    private func isRow(_ quantity: Int32) -> Bool { Int(quantity) < rows.curves.count }

    // MARK: Solving

    /// Goes to the best place.
    mutating func solve() throws(SolverError) {
        makeFirstPlace()
        let limit = rows.largestStepCount(columnCount: columnCount)
        while let (column, direction) = bestDirection() {
            guard work.pivots < limit else { throw .tooManySteps(limit) }
            work.pivots += 1
            work.tableauCells += tableau.count
            guard move(column, direction) else { throw .overflow }
            if work.pivots % 64 == 0 { placeAll() }
        }
        placeAll()
    }

    /// What each original column has come to.
    func results() -> [SimplexRows.Result] {
        let rowCount = rows.curves.count
        var results = (0..<columnCount).map { (value: 0.0, open: [(column: $0, coefficient: 1.0)]) }
        for line in lines.indices where !isRow(lines[line]) {
            var open: [(column: Int, coefficient: Double)] = []
            for other in 0..<columnCount where !isRow(columns[other]) {
                let coefficient = tableau[line * columnCount + other]
                if coefficient != 0 { open.append((Int(columns[other]) - rowCount, coefficient)) }
            }
            results[Int(lines[line]) - rowCount] = (reals[line], open)
        }
        return results
    }

    /// Lets every column be represented by a row at one of its kinks. A column without any row stays, at 0.
    private mutating func makeFirstPlace() {
        for column in 0..<columnCount {
            var best = -1
            var largest = 1e-9
            for line in lines.indices where isRow(lines[line]) {
                let size = tableau[line * columnCount + column].magnitude
                if size > largest * 1.0001 {
                    best = line
                    largest = size
                }
            }
            guard best >= 0 else { continue }
            kinks[column] = rows.lowestKink(lines[best])
            pivot(best, column)
        }
        placeAll()
        for line in lines.indices where isRow(lines[line]) {
            pieces[line] = rows.piece(lines[line], at: .init(real: reals[line], small: smalls[line]))
        }
        for column in 0..<columnCount { isDirty[column] = true }
    }

    /// Computes all numbers from the rows at rest.
    private mutating func placeAll() {
        let rests = (0..<columnCount).map { column in
            isRow(columns[column]) ? rows.place(columns[column], kinks[column]) : .zero
        }
        for line in lines.indices {
            var (real, small) = (0.0, 0.0)
            for column in 0..<columnCount {
                let coefficient = tableau[line * columnCount + column]
                guard coefficient != 0 else { continue }
                real += coefficient * rests[column].real
                small += coefficient * rests[column].small
            }
            reals[line] = real
            smalls[line] = small
        }
    }

    /// How the cost falls when the row at rest in a column goes up (`direction` 1) or down (-1), on a piece of its curve.
    private mutating func fall(_ column: Int, _ direction: Double, _ piece: Int32) -> ColumnSums.Fall? {
        if isDirty[column] {
            isDirty[column] = false
            sums.clear(column)
            for line in lines.indices where isRow(lines[line]) {
                let rate = tableau[line * columnCount + column]
                guard rate != 0 else { continue }
                sums.add(rows.costs, piece: rows.index(lines[line], pieces[line]), rate: rate, to: column)
            }
        }
        return sums.fall(column, direction, rows.costs, piece: rows.index(columns[column], piece))
    }

    private mutating func bestDirection() -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var steepest: ColumnSums.Fall?
        for column in 0..<columnCount where isRow(columns[column]) {
            for isDown in 0..<2 {
                let direction = isDown == 0 ? 1.0 : -1.0
                let piece = direction > 0 ? kinks[column] + 1 : kinks[column]
                guard let fall = fall(column, direction, piece) else { continue }
                if let steepest, !fall.isSteeper(than: steepest) { continue }
                best = (column, direction)
                steepest = fall
            }
        }
        return best
    }

    // MARK: One step

    /// Moves along one direction for as long as the cost falls. Says whether that had an end.
    private mutating func move(_ column: Int, _ direction: Double) -> Bool {
        let mover = columns[column]
        let start = rows.place(mover, kinks[column])
        // The mover's piece, as if it were in a line.
        var moverPiece = direction > 0 ? kinks[column] + 1 : kinks[column]
        while true {
            var nearest: SimplexRows.Place?
            var hit = -2
            func consider(_ candidate: SimplexRows.Place, _ line: Int) {
                if let known = nearest, !candidate.isBefore(known) { return }
                nearest = candidate
                hit = line
            }
            if let kink = rows.nextKink(mover, moverPiece, isRising: direction > 0) {
                consider(rows.place(mover, kink).distance(from: start, rate: direction), -1)
            }
            for line in lines.indices where isRow(lines[line]) {
                let rate = tableau[line * columnCount + column] * direction
                guard rate != 0, let kink = rows.nextKink(lines[line], pieces[line], isRising: rate > 0) else {
                    continue
                }
                let number = SimplexRows.Place(real: reals[line], small: smalls[line])
                consider(rows.place(lines[line], kink).distance(from: number, rate: rate), line)
            }
            guard nearest != nil else { return false }
            // Go on to the next piece there; if the cost still falls after it, go further.
            if hit == -1 {
                moverPiece += direction > 0 ? 1 : -1
            } else {
                pieces[hit] += tableau[hit * columnCount + column] * direction > 0 ? 1 : -1
                for other in 0..<columnCount where tableau[hit * columnCount + other] != 0 { isDirty[other] = true }
            }
            if fall(column, direction, moverPiece) != nil { continue }
            return arrive(column, direction, hit, moverPiece)
        }
    }

    /// Ends a step where the row `hit` (-1: the mover itself) has come to a kink.
    private mutating func arrive(_ column: Int, _ direction: Double, _ hit: Int, _ moverPiece: Int32) -> Bool {
        let mover = columns[column]
        let start = rows.place(mover, kinks[column])
        let kink: Int32
        let length: SimplexRows.Place
        if hit == -1 {
            kink = direction > 0 ? moverPiece - 1 : moverPiece
            length = rows.place(mover, kink).distance(from: start, rate: 1)
            kinks[column] = kink
        } else {
            let rate = tableau[hit * columnCount + column]
            kink = rate * direction > 0 ? pieces[hit] - 1 : pieces[hit]
            let number = SimplexRows.Place(real: reals[hit], small: smalls[hit])
            length = rows.place(lines[hit], kink).distance(from: number, rate: rate)
        }
        for line in lines.indices {
            let rate = tableau[line * columnCount + column]
            guard rate != 0 else { continue }
            reals[line] += rate * length.real
            smalls[line] += rate * length.small
        }
        guard length.real.isFinite else { return false }
        if hit >= 0 {
            pivot(hit, column)
            kinks[column] = kink
            reals[hit] = start.real + length.real
            smalls[hit] = start.small + length.small
            pieces[hit] = moverPiece
        }
        return true
    }

    /// Exchanges the quantity in a line with the one in a column.
    private mutating func pivot(_ line: Int, _ column: Int) {
        let count = columnCount
        let divisor = tableau[line * count + column]
        let base = line * count
        var used: [Int] = []
        for other in 0..<count {
            if other == column {
                tableau[base + other] = 1 / divisor
            } else if tableau[base + other] != 0 {
                tableau[base + other] /= -divisor
            }
            guard tableau[base + other] != 0 else { continue }
            used.append(other)
            isDirty[other] = true
        }
        for each in lines.indices where each != line {
            let factor = tableau[each * count + column]
            guard factor != 0 else { continue }
            tableau[each * count + column] = 0
            for other in used {
                let position = each * count + other
                let product = factor * tableau[base + other]
                let sum = tableau[position] + product
                tableau[position] = sum.magnitude <= 1e-11 * max(1, product.magnitude) ? 0 : sum
            }
        }
        swap(&lines[line], &columns[column])
    }
}
