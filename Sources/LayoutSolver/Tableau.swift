/// Finds the numbers (columns) at which the sum of convex functions of linear forms (rows) is least, by the simplex
/// method over a sparse tableau.
///
/// In a basic solution as many rows as there are columns are *nonbasic*: each is at a breakpoint of its function. The
/// other rows, the *basic* ones, are sums of multiples of these; each has a row of the matrix. Pricing finds the
/// nonbasic row whose move away from its breakpoint lowers the cost most; the ratio test finds the row that reaches a
/// breakpoint first, or, while the cost still falls behind it, the next one; a pivot exchanges the two rows.
///
/// Several rows may reach their breakpoints at once, and pivots of no length could cycle. A symbolic perturbation
/// prevents that: every breakpoint is thought to be moved by an infinitesimal amount of its own, so that each position
/// is a pair, compared first by the real part, then by the infinitesimal one. No two rows tie then, every pivot lowers
/// the cost, and the method terminates.
struct Tableau: Sendable {
    /// A sum of multiples of columns, and its cost.
    struct Row: Sendable {
        var terms: [(column: Int, coefficient: Double)]
        var cost: ConvexFunction
    }

    /// A number with an infinitesimal part.
    struct Position: Sendable {
        var real: Double
        var perturbation: Double

        func isBefore(_ other: Position) -> Bool {
            let difference = real - other.real
            let tolerance = Tolerance.position(max(real.magnitude, other.real.magnitude))
            return difference.magnitude > tolerance ? difference < 0 : perturbation < other.perturbation
        }

        func distance(from start: Position, rate: Double) -> Position {
            Position(real: (real - start.real) / rate, perturbation: (perturbation - start.perturbation) / rate)
        }
    }

    /// The largest number of cells that fits in memory and can be computed with in reasonable time.
    static let largestCellCount = 20_000_000
    /// After this many pivots all positions are computed anew, so that rounding errors don't add up.
    private static let refreshInterval = 64

    let terms: [[(column: Int, coefficient: Double)]]
    /// The breakpoints of all rows, and the index of the first one of each row.
    var breakpoints: [Position]
    private(set) var starts: [Int] = [0]
    private let lowestBreakpoints: [Int]
    var pricing: Pricing

    /// The matrix: basic rows as sums of multiples of nonbasic ones.
    var cells: SparseMatrix
    /// By matrix row: the basic row; -1 in matrix rows that are no longer used.
    var basicRows: [Int32]
    /// By column: the nonbasic row; -1 in columns whose number no row determines yet.
    var nonbasicRows: [Int32]
    /// By row: the matrix row of a basic row, or -1 - the column of a nonbasic one.
    var matrixIndices: [Int32]
    /// By matrix row: a Boolean value that indicates whether it is still used.
    var isLive: [Bool]
    /// By matrix row: the position of the basic row, and the segment of its function that it is on.
    var positions: [Position]
    private var segments: [Int32]
    /// By column: the breakpoint of the nonbasic row.
    private var nonbasicBreakpoints: [Int32]

    /// By column: the direction in which the cost falls, and how steeply. Those of dirty columns are out of date.
    private var candidates: [(sign: Double, cost: ReducedCost)?]
    private var isDirty: [Bool]

    var work = ConstraintSolver.Work()

    init(columnCount: Int, rows: [Row]) {
        terms = rows.map(\.terms)
        breakpoints = []
        breakpoints.reserveCapacity(rows.reduce(0) { $0 + $1.cost.breakpoints.count })
        starts.reserveCapacity(rows.count + 1)
        for (row, each) in rows.enumerated() {
            for (index, real) in each.cost.breakpoints.enumerated() {
                breakpoints.append(Position(real: real, perturbation: Self.perturbation(row, index)))
            }
            starts.append(breakpoints.count)
        }
        lowestBreakpoints = rows.map(\.cost.lowestBreakpoint)
        pricing = Pricing(rows.map(\.cost))
        cells = SparseMatrix(columnCount: columnCount, rows: terms)
        basicRows = (0..<Int32(rows.count)).map { $0 }
        matrixIndices = basicRows
        nonbasicRows = [Int32](repeating: -1, count: columnCount)
        isLive = [Bool](repeating: true, count: rows.count)
        positions = [Position](repeating: Position(real: 0, perturbation: 0), count: rows.count)
        segments = [Int32](repeating: 0, count: rows.count)
        nonbasicBreakpoints = [Int32](repeating: 0, count: columnCount)
        candidates = [(sign: Double, cost: ReducedCost)?](repeating: nil, count: columnCount)
        isDirty = [Bool](repeating: false, count: columnCount)
    }

    /// The symbolic perturbation of a breakpoint: without a pattern, and ascending within a row.
    private static func perturbation(_ row: Int, _ index: Int) -> Double {
        var bits = UInt64(row) << 32 | UInt64(index)
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(index) + Double(bits >> 11) * 0x1p-54
    }

    /// The number that a row's sum has.
    func value(ofRow row: Int) -> Double { position(ofRow: row).real }

    private func position(ofRow row: Int) -> Position {
        let index = Int(matrixIndices[row])
        return index >= 0 ? positions[index] : breakpoint(of: -1 - index)
    }

    private func breakpoint(of column: Int) -> Position {
        breakpoints[starts[Int(nonbasicRows[column])] + Int(nonbasicBreakpoints[column])]
    }

    // MARK: Solving

    /// Finds the least cost.
    /// - Parameter order: The rows in the order in which they are preferred for the first basis.
    mutating func minimize(startingWith order: [Int]) throws(SolverError) {
        try makeFirstBasis(order)
        computePositions()
        for matrixRow in basicRows.indices where isLive[matrixRow] { correctSegment(matrixRow) }
        for column in nonbasicRows.indices { isDirty[column] = true }
        try optimize()
    }

    /// Pivots until no move lowers the cost.
    mutating func optimize() throws(SolverError) {
        let limit = work.pivots + 1000 + 40 * (basicRows.count + nonbasicRows.count)
        while let (column, sign) = enteringColumn() {
            guard work.pivots < limit else { throw .tooManySteps(limit) }
            work.pivots += 1
            guard move(column, sign) else { throw .overflow }
            guard cells.cellCount <= Self.largestCellCount else { throw .tooManySteps(Self.largestCellCount) }
            if work.pivots % Self.refreshInterval == 0 { computePositions() }
        }
    }

    /// Makes a row nonbasic for every column, where there is one: the one with the largest cell, among equals the first
    /// of the order, at the breakpoint at which it costs least.
    private mutating func makeFirstBasis(_ order: [Int]) throws(SolverError) {
        var preference = [Int](repeating: .max, count: basicRows.count)
        for (index, row) in order.enumerated() { preference[row] = index }
        for column in nonbasicRows.indices {
            // Rows that are not in the order are no candidates, nor are those that became nonbasic.
            var largest = 0.0
            for cell in cells.columns[column] where isLive[cell.row] && preference[cell.row] < .max {
                largest = max(largest, cell.value.magnitude)
            }
            var (best, row) = (Int.max, -1)
            for cell in cells.columns[column]
            where isLive[cell.row] && preference[cell.row] < best
                && cell.value.magnitude > largest * Tolerance.equalPivot
            {
                (best, row) = (preference[cell.row], cell.row)
            }
            guard row >= 0, largest > Tolerance.firstPivot else { continue }
            nonbasicBreakpoints[column] = Int32(lowestBreakpoints[row])
            isLive[row] = false
            work.tableauCells += cells.pivot(row, column, isLive: isLive)
            nonbasicRows[column] = Int32(row)
            matrixIndices[row] = Int32(-1 - column)
            basicRows[row] = -1
            guard cells.cellCount <= Self.largestCellCount else { throw .tooManySteps(Self.largestCellCount) }
        }
    }

    private func breakpointCount(_ row: Int) -> Int { starts[row + 1] - starts[row] }

    // MARK: Positions

    /// Computes the positions of all basic rows from the breakpoints of the nonbasic ones.
    mutating func computePositions() {
        for matrixRow in basicRows.indices { positions[matrixRow] = Position(real: 0, perturbation: 0) }
        for column in nonbasicRows.indices where nonbasicRows[column] >= 0 { add(breakpoint(of: column), in: column) }
    }

    /// Moves a column's row by a length, and the basic rows with it.
    mutating func add(_ length: Position, in column: Int) {
        positions.withUnsafeMutableBufferPointer { positions in
            for cell in cells.columns[column] {
                positions[cell.row].real += cell.value * length.real
                positions[cell.row].perturbation += cell.value * length.perturbation
            }
        }
    }

    /// Brings the segment of a basic row's function in line with its position.
    mutating func correctSegment(_ matrixRow: Int) {
        let row = Int(basicRows[matrixRow])
        var segment = Int(segments[matrixRow])
        while segment < breakpointCount(row), breakpoints[starts[row] + segment].isBefore(positions[matrixRow]) {
            segment += 1
        }
        while segment > 0, positions[matrixRow].isBefore(breakpoints[starts[row] + segment - 1]) { segment -= 1 }
        guard segment != Int(segments[matrixRow]) else { return }
        segments[matrixRow] = Int32(segment)
        for cell in cells.cells(ofRow: matrixRow) { isDirty[cell.column] = true }
    }

    /// The index of a segment among those of all rows.
    func segmentIndex(ofMatrixRow index: Int) -> Int { segmentIndex(Int(basicRows[index]), segments[index]) }

    private func segmentIndex(_ row: Int, _ segment: Int32) -> Int { starts[row] + row + Int(segment) }

    /// The breakpoint at the end of a segment; -1 where it has no end.
    private func nextBreakpoint(_ row: Int, _ segment: Int32, isRising: Bool) -> Int {
        if isRising { return Int(segment) < breakpointCount(row) ? starts[row] + Int(segment) : -1 }
        return segment > 0 ? starts[row] + Int(segment) - 1 : -1
    }

    // MARK: Pricing

    /// The column along which the cost falls most steeply, and in which direction.
    private mutating func enteringColumn() -> (column: Int, sign: Double)? {
        var best: (column: Int, sign: Double)?
        var steepest: ReducedCost?
        for column in nonbasicRows.indices where nonbasicRows[column] >= 0 {
            if isDirty[column] { price(column) }
            guard let (sign, cost) = candidates[column] else { continue }
            if let steepest, !cost.isSteeper(than: steepest) { continue }
            best = (column, sign)
            steepest = cost
        }
        return best
    }

    private mutating func price(_ column: Int) {
        isDirty[column] = false
        let (row, breakpoint) = (Int(nonbasicRows[column]), nonbasicBreakpoints[column])
        addUpCosts(of: column)
        if let cost = pricing.reducedCost(1, own: segmentIndex(row, breakpoint + 1)) {
            candidates[column] = (1, cost)
        } else {
            candidates[column] = pricing.reducedCost(-1, own: segmentIndex(row, breakpoint)).map { (-1, $0) }
        }
    }

    private mutating func addUpCosts(of column: Int) {
        pricing.begin()
        for cell in cells.columns[column] where isLive[cell.row] {
            pricing.add(segment: segmentIndex(ofMatrixRow: cell.row), rate: cell.value)
        }
    }

    // MARK: Ratio test and pivot

    /// Moves a nonbasic row for as long as the cost falls.
    /// - Returns: `false` if there is no end to that, or no number for it.
    private mutating func move(_ column: Int, _ sign: Double) -> Bool {
        let row = Int(nonbasicRows[column])
        let start = breakpoint(of: column)
        // The segment that the moving row is on.
        var segment = sign > 0 ? nonbasicBreakpoints[column] + 1 : nonbasicBreakpoints[column]
        work.tableauCells += cells.columns[column].count
        while true {
            guard let hit = ratioTest(column, row, segment, start, sign) else { return false }
            if let cell = hit.cell {
                segments[cell.row] += cell.value * sign > 0 ? 1 : -1
                for other in cells.cells(ofRow: cell.row) { isDirty[other.column] = true }
            } else {
                segment += sign > 0 ? 1 : -1
            }
            addUpCosts(of: column)
            if pricing.reducedCost(sign, own: segmentIndex(row, segment)) != nil { continue }
            let length = Position(real: hit.distance.real * sign, perturbation: hit.distance.perturbation * sign)
            add(length, in: column)
            guard length.real.isFinite, length.perturbation.isFinite else { return false }
            guard let cell = hit.cell else {
                nonbasicBreakpoints[column] = Int32(hit.breakpoint - starts[row])
                isDirty[column] = true
                return true
            }
            let matrixRow = cell.row
            pivot(matrixRow, column, to: hit.breakpoint)
            positions[matrixRow] = Position(
                real: start.real + length.real, perturbation: start.perturbation + length.perturbation)
            segments[matrixRow] = segment
            return true
        }
    }

    /// The breakpoint that is reached first.
    /// - Returns: Its distance and index, and the cell of the row that reaches it: `nil` for the moving row.
    private func ratioTest(
        _ column: Int, _ row: Int, _ segment: Int32, _ start: Position, _ sign: Double
    ) -> (distance: Position, breakpoint: Int, cell: SparseMatrix.Cell?)? {
        var best: (distance: Position, breakpoint: Int, cell: SparseMatrix.Cell?)?
        let own = nextBreakpoint(row, segment, isRising: sign > 0)
        if own >= 0 { best = (breakpoints[own].distance(from: start, rate: sign), own, nil) }
        for cell in cells.columns[column] where isLive[cell.row] {
            let rate = cell.value * sign
            let next = nextBreakpoint(Int(basicRows[cell.row]), segments[cell.row], isRising: rate > 0)
            guard next >= 0 else { continue }
            let distance = breakpoints[next].distance(from: positions[cell.row], rate: rate)
            if let best, !distance.isBefore(best.distance) { continue }
            best = (distance, next, cell)
        }
        return best
    }

    /// Exchanges a basic row, which becomes nonbasic at a breakpoint, with the nonbasic one of a column.
    private mutating func pivot(_ matrixRow: Int, _ column: Int, to breakpoint: Int) {
        work.tableauCells += cells.pivot(matrixRow, column, isLive: isLive)
        for changed in cells.changed { isDirty[changed] = true }
        swap(&basicRows[matrixRow], &nonbasicRows[column])
        matrixIndices[Int(basicRows[matrixRow])] = Int32(matrixRow)
        matrixIndices[Int(nonbasicRows[column])] = Int32(-1 - column)
        nonbasicBreakpoints[column] = Int32(breakpoint - starts[Int(nonbasicRows[column])])
    }
}
