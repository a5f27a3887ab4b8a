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
    /// With more cells than this most of them are 0: ``SparseSimplex`` is quicker then.
    static let largestTableau = 4096

    private let columnCount: Int
    private let curves: [CostCurve]
    private let costs: PieceCosts
    /// Of each column, how the lines' costs change with it; dirty ones have to be added up again.
    private var sums: ColumnSums
    private var isDirty: [Bool]
    /// Row-major: what each following quantity is, in terms of those at rest.
    var tableau: [Double] = []
    /// The quantity in each line and in each column: rows from 0, the original columns from `curves.count`.
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
    init(columnCount: Int, rows: [(terms: [(column: Int, coefficient: Double)], curve: CostCurve)]) {
        self.columnCount = columnCount
        let curves = rows.map(\.curve)
        self.curves = curves
        costs = PieceCosts(curves)
        sums = ColumnSums(columnCount: columnCount, tierCount: costs.tierCount)
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

    private func isRow(_ quantity: Int32) -> Bool { Int(quantity) < curves.count }

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
        makeFirstPlace()
        let limit = 1000 + 40 * (lines.count + columnCount)
        while let (column, direction) = bestDirection() {
            guard work.pivots < limit else { throw .tooManySteps(limit) }
            work.pivots += 1
            work.tableauCells += tableau.count
            guard move(column, direction) else { throw .overflow }
            if work.pivots % 64 == 0 { placeAll() }
        }
        placeAll()
    }

    /// The number of each original column, and how it depends on those columns that no row determines.
    func result(ofColumn column: Int) -> (value: Double, open: [(column: Int, coefficient: Double)]) {
        let quantity = Int32(curves.count + column)
        for line in lines.indices where lines[line] == quantity {
            var open: [(column: Int, coefficient: Double)] = []
            for other in 0..<columnCount where !isRow(columns[other]) {
                let coefficient = tableau[line * columnCount + other]
                if coefficient != 0 { open.append((Int(columns[other]) - curves.count, coefficient)) }
            }
            return (reals[line], open)
        }
        return (0, [(column, 1)])
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
            let curve = curves[Int(lines[best])]
            var kink = 0
            while kink + 1 < curve.positions.count, curve.slopes[kink + 1].isNegative { kink += 1 }
            pivot(best, column)
            kinks[column] = Int32(kink)
        }
        placeAll()
        for line in lines.indices where isRow(lines[line]) {
            let curve = curves[Int(lines[line])]
            var piece = 0
            while piece < curve.positions.count,
                Self.isBefore(place(lines[line], Int32(piece)), (reals[line], smalls[line]))
            {
                piece += 1
            }
            pieces[line] = Int32(piece)
        }
        for column in 0..<columnCount { isDirty[column] = true }
    }

    private func place(_ row: Int32, _ kink: Int32) -> (real: Double, small: Double) {
        (curves[Int(row)].positions[Int(kink)], small(row, kink))
    }

    /// Computes all numbers from the rows at rest.
    private mutating func placeAll() {
        let rests = (0..<columnCount).map { column in
            isRow(columns[column]) ? place(columns[column], kinks[column]) : (real: 0, small: 0)
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
                sums.add(costs, piece: costs.starts[Int(lines[line])] + Int(pieces[line]), rate: rate, to: column)
            }
        }
        return sums.fall(column, direction, costs, piece: costs.starts[Int(columns[column])] + Int(piece))
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
        let start = place(mover, kinks[column])
        // The mover's piece, as if it were in a line.
        var moverPiece = direction > 0 ? kinks[column] + 1 : kinks[column]
        while true {
            var nearest: (real: Double, small: Double)?
            var hit = -2
            func consider(_ candidate: (real: Double, small: Double), _ line: Int) {
                if let known = nearest, !Self.isBefore(candidate, known) { return }
                nearest = candidate
                hit = line
            }
            if let kink = nextKink(mover, moverPiece, isRising: direction > 0) {
                let end = place(mover, kink)
                consider(((end.real - start.real) * direction, (end.small - start.small) * direction), -1)
            }
            for line in lines.indices where isRow(lines[line]) {
                let rate = tableau[line * columnCount + column] * direction
                guard rate != 0, let kink = nextKink(lines[line], pieces[line], isRising: rate > 0) else { continue }
                let end = place(lines[line], kink)
                consider(((end.real - reals[line]) / rate, (end.small - smalls[line]) / rate), line)
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

    private func nextKink(_ row: Int32, _ piece: Int32, isRising: Bool) -> Int32? {
        if isRising { return Int(piece) < curves[Int(row)].positions.count ? piece : nil }
        return piece > 0 ? piece - 1 : nil
    }

    /// Ends a step where the row `hit` (-1: the mover itself) has come to a kink.
    private mutating func arrive(_ column: Int, _ direction: Double, _ hit: Int, _ moverPiece: Int32) -> Bool {
        let mover = columns[column]
        let start = place(mover, kinks[column])
        let kink: Int32
        let length: (real: Double, small: Double)
        if hit == -1 {
            kink = direction > 0 ? moverPiece - 1 : moverPiece
            let end = place(mover, kink)
            length = (end.real - start.real, end.small - start.small)
            kinks[column] = kink
        } else {
            let rate = tableau[hit * columnCount + column]
            kink = rate * direction > 0 ? pieces[hit] - 1 : pieces[hit]
            let end = place(lines[hit], kink)
            length = ((end.real - reals[hit]) / rate, (end.small - smalls[hit]) / rate)
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
