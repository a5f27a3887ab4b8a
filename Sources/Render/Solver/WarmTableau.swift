/// The simplex tableau of a solved group, kept so that changed constants are followed instead of solving anew.
///
/// Every row of a problem, and the wish of every variable to be 0, is a *quantity* with a cost that has one kink, at 0.
/// As many quantities as there are variables are *at rest*, at 0: the columns. The others, the lines, are sums of
/// multiples of these plus a number. When a constant changes, the numbers move along one column; as long as none
/// changes its sign, the quantities at rest stay the right ones. Otherwise steps as in ``Simplex`` lead on from there.
///
/// Ties are broken as in ``Simplex``: every kink is thought to be moved by an infinitely small amount of its own.
///
/// Following a constant costs the number of rows; a step costs that times the number of columns that it concerns.
struct WarmTableau: Sendable {
    /// Tableaux with more cells are not kept: solving anew is quicker than making them.
    static let largestTableau = 1 << 16
    /// After so many changes the numbers are computed anew, so that rounding errors don't add up.
    static let refreshInterval = 128

    var problem: Problem
    let rowCount: Int
    let columnCount: Int
    /// What each line is in terms of the columns; the cells of one column stand together.
    var cells: [Double]
    /// The quantity in each line and each column: rows of the problem, then variables.
    var lines: [Int32]
    var columns: [Int32]
    /// Where each quantity is: a line, or -1 - its column.
    var places: [Int32]
    /// Of each line: its number (real and infinitesimal part), its sign (1 or -1), and what the number times the sign
    /// must not be below for that sign to be right.
    var reals: [Double]
    var smalls: [Double]
    var signs: [Double]
    var limits: [Double]
    /// What each quantity costs, and the costs of all lines together, by column.
    let costs: TableauCosts
    var sums: ColumnSums
    /// Of each line: how the side that its number is on costs.
    var lineCosts: [TableauCosts.Cost]
    var isDirty: [Bool]
    /// The lines of required rows that are on the wrong side of 0: they have to stay at 0.
    var violated: [Int32] = []
    var activeLines: [Int32] = []
    /// Numbers closer to 0 than this are told apart by their infinitesimal parts.
    var tolerance = 1e-9
    /// The largest number in any row.
    private(set) var magnitude = 0.0
    var changesSinceRefresh = 0
    var work = ConstraintSolver.Work()

    /// The tableau of a problem whose solution is known.
    /// - Returns: nil when it would be too large, or doesn't lead to that solution (numbers that differ too much in size).
    init?(problem: Problem, values: [Double]) {
        let rowCount = problem.rowCount
        let columnCount = problem.variableCount
        guard columnCount > 0, rowCount > 0, rowCount * columnCount <= Self.largestTableau else { return nil }
        self.problem = problem
        self.rowCount = rowCount
        self.columnCount = columnCount
        cells = [Double](repeating: 0, count: rowCount * columnCount)
        for row in 0..<rowCount {
            for position in problem.range(row) {
                cells[Int(problem.termVariables[position]) * rowCount + row] += problem.termCoefficients[position]
            }
        }
        lines = (0..<Int32(rowCount)).map { $0 }
        columns = (0..<Int32(columnCount)).map { Int32(rowCount) + $0 }
        places = lines + (0..<Int32(columnCount)).map { -1 - $0 }
        reals = [Double](repeating: 0, count: rowCount)
        smalls = reals
        signs = [Double](repeating: 1, count: rowCount)
        limits = reals
        let costs = TableauCosts(problem)
        self.costs = costs
        sums = ColumnSums(columnCount: columnCount, tierCount: costs.tierCount)
        lineCosts = (0..<rowCount).map { costs.above[$0] }
        isDirty = [Bool](repeating: true, count: columnCount)
        rest(at: values)
        guard refresh() else { return nil }
        placeSmalls()
        guard optimise() else { return nil }
        for variable in 0..<columnCount {
            let difference = (value(of: variable) - values[variable]).magnitude
            guard difference <= 1e-7 * max(1, values[variable].magnitude) else { return nil }
        }
    }

    /// What a variable is at present.
    func value(of variable: Int) -> Double {
        let place = places[rowCount + variable]
        // No -0: it would make equal results differ in their bits.
        return place >= 0 ? reals[Int(place)] + 0 : 0
    }

    // MARK: The first place

    /// Lets rows that are 0 at the solution take the columns: required equalities, then by importance, then rests.
    private mutating func rest(at values: [Double]) {
        var candidates: [Int] = []
        for row in 0..<rowCount where problem.roles[row] != .rest && isZero(row, values) { candidates.append(row) }
        func rank(_ row: Int) -> Int {
            let isEquality = problem.relations[row] == .equal
            switch problem.roles[row] {
            case .required: return isEquality ? problem.range(row).count : 1000
            case .size: return 1001
            case .optional, .rest: return 1002 + 2 * Int(problem.tiers[row]) + (isEquality ? 0 : 1)
            }
        }
        let ranks = candidates.map { rank($0) }
        let order = candidates.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        for index in order { rest(candidates[index]) }
        for row in problem.rests where isZero(Int(row), values) { rest(Int(row)) }
    }

    private func isZero(_ row: Int, _ values: [Double]) -> Bool {
        var sum = problem.constants[row]
        var magnitude = sum.magnitude
        for position in problem.range(row) {
            let product = problem.termCoefficients[position] * values[Int(problem.termVariables[position])]
            sum += product
            magnitude = max(magnitude, product.magnitude)
        }
        return sum.magnitude <= Elimination.tolerance(magnitude)
    }

    /// Exchanges a row with a variable that is at rest, if it depends on one.
    private mutating func rest(_ line: Int) {
        var best = -1
        var largest = 1e-7
        for column in 0..<columnCount where Int(columns[column]) >= rowCount {
            let size = cells[column * rowCount + line].magnitude
            if size > largest * 1.0001 {
                best = column
                largest = size
            }
        }
        if best >= 0 { exchange(line, best) }
    }

    // MARK: Numbers

    /// Computes every number from the constants.
    /// - Returns: false when the tableau doesn't fit its rows any more.
    mutating func refresh() -> Bool {
        changesSinceRefresh = 0
        var values = [Double](repeating: 0, count: columnCount)
        for column in 0..<columnCount where Int(columns[column]) < rowCount {
            let constant = problem.constants[Int(columns[column])]
            guard constant != 0 else { continue }
            for variable in 0..<columnCount {
                let place = places[rowCount + variable]
                if place >= 0 { values[variable] -= constant * cells[column * rowCount + Int(place)] }
            }
        }
        var largest = 1.0
        var largestRest = 0.0
        for row in 0..<rowCount {
            var sum = problem.constants[row]
            for position in problem.range(row) {
                let product = problem.termCoefficients[position] * values[Int(problem.termVariables[position])]
                sum += product
                largest = max(largest, product.magnitude)
            }
            let place = places[row]
            if place >= 0 { reals[Int(place)] = sum } else { largestRest = max(largestRest, sum.magnitude) }
        }
        for variable in 0..<columnCount {
            let place = places[rowCount + variable]
            if place >= 0 { reals[Int(place)] = values[variable] }
        }
        magnitude = largest
        tolerance = 1e-9 + 1e-12 * largest
        return largest.isFinite && largestRest <= tolerance
    }

    /// Computes the infinitesimal parts, and from both parts the signs.
    private mutating func placeSmalls() {
        for line in 0..<rowCount { smalls[line] = -Self.small(lines[line]) }
        for column in 0..<columnCount {
            let small = Self.small(columns[column])
            for line in 0..<rowCount { smalls[line] += small * cells[column * rowCount + line] }
        }
        for line in 0..<rowCount {
            signs[line] = sign(reals[line], smalls[line])
            placeSide(line)
        }
    }

    /// How far a quantity's kink is moved, infinitely small: without a pattern.
    private static func small(_ quantity: Int32) -> Double {
        var bits = UInt64(UInt32(bitPattern: quantity)) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return 1 + Double(bits >> 11) * 0x1p-53
    }

    private func sign(_ real: Double, _ small: Double) -> Double {
        if real > tolerance { return 1 }
        if real < -tolerance { return -1 }
        return small < 0 ? -1 : 1
    }

    /// Notes the side that a line is on.
    mutating func placeSide(_ line: Int) {
        let quantity = Int(lines[line])
        lineCosts[line] = signs[line] > 0 ? costs.above[quantity] : costs.below[quantity]
        placeLimit(line)
    }

    mutating func placeLimit(_ line: Int) {
        limits[line] = signs[line] * smalls[line] >= 0 ? -tolerance : tolerance
    }
}
