/// The simplex tableau of a solved group, kept so that changes are followed instead of solving anew.
///
/// Every row of a group, and the wish of every variable to be 0, is a *quantity* with a cost that has one kink, at 0.
/// As many quantities as there are variables are *at rest*, at 0: the columns. The others, the lines, are sums of
/// multiples of these plus a number. What is followed, each by continuing from the present place:
/// * a constant: the numbers move along one column; as long as none changes its sign, the quantities at rest stay;
/// * a new row is a new line; a new variable is a new column;
/// * a row that goes costs nothing any more: it leaves its column, or its line is dropped;
/// * another priority is another cost.
///
/// Ties are broken as in ``Simplex``: every kink is thought to be moved by an infinitely small amount of its own.
///
/// Columns hold only the cells that are not 0. Following a constant costs the cells of a column; a step costs the cells
/// of the columns that it concerns. How many cells there are depends on the layout: a row of n views has n²/2, because
/// each place is the sum of all sizes before it.
struct WarmTableau: Sendable {
    /// Tableaux with more cells are not kept: solving anew is quicker than making them.
    static let largestTableau = 1 << 19
    /// After so many changes the numbers are computed anew, so that rounding errors don't add up.
    static let refreshInterval = 128
    /// As how many changes one of rows counts.
    static let editWeight = 16

    var quantities = TableauQuantities()
    var cells = SparseColumns()
    /// The quantity in each line and each column; -1 for lines and columns that are not in use.
    var lines: [Int32] = []
    var columns: [Int32] = []
    var isLive: [Bool] = []
    var unusedColumns: [Int32] = []
    var deadLineCount = 0
    /// The solver's variables, and which quantities they are.
    var members: [Int32] = []
    var memberQuantities: [Int32] = []
    /// Variables that are to go once no row at rest speaks of them.
    var leaving: [Int32] = []

    /// Of each line: its number (real and infinitesimal part), its sign (1 or -1), and how the side that it is on costs.
    var reals: [Double] = []
    var smalls: [Double] = []
    var signs: [Double] = []
    var lineCosts: [TableauCost.Side] = []
    /// How the costs of all lines change, by column. Those of dirty columns have to be added up again.
    var sums = TableauSums()
    var isDirty: [Bool] = []
    /// Columns that may have a direction in which the cost falls. All others have none.
    var waiting: [Int32] = []
    var isWaiting: [Bool] = []
    /// Columns along which numbers have moved since the last ``settle(_:_:)``.
    var movedColumns: [Int32] = []
    var isEdited = false
    /// The lines of required rows that are on the wrong side of 0: they have to stay at 0.
    var violated: [Int32] = []
    /// Numbers closer to 0 than this are told apart by their infinitesimal parts.
    var tolerance = 1e-9
    /// The largest number in any row.
    var magnitude = 0.0
    var changesSinceRefresh = 0
    /// Steps, and cells touched by them, since the last ``settle(_:_:)``.
    var work = ConstraintSolver.Work()

    var rowCount: Int { quantities.rowCount }

    /// What a variable, or the sum of a row, is at present.
    func value(of quantity: Int32) -> Double {
        let place = quantities.places[Int(quantity)]
        // No -0: it would make equal results differ in their bits.
        return place >= 0 ? reals[Int(place)] + 0 : 0
    }

    /// Writes the variables' values, unless some number is none.
    func write(to values: inout [Double]) -> Bool {
        var isFinite = true
        for index in members.indices {
            let value = value(of: memberQuantities[index])
            if !value.isFinite { isFinite = false }
        }
        guard isFinite else { return false }
        for index in members.indices { values[Int(members[index])] = value(of: memberQuantities[index]) }
        return true
    }

    // MARK: Columns and lines

    mutating func makeColumn(for quantity: Int32) -> Int {
        let column: Int
        if let unused = unusedColumns.popLast() {
            column = Int(unused)
        } else {
            column = cells.addColumn()
            columns.append(-1)
            isDirty.append(false)
            isWaiting.append(false)
            sums.addColumn()
        }
        columns[column] = quantity
        quantities.places[Int(quantity)] = Int32(-1 - column)
        makeDirty(column)
        return column
    }

    mutating func makeLine(for quantity: Int32) -> Int {
        let line = cells.addLine()
        lines.append(quantity)
        isLive.append(true)
        reals.append(0)
        smalls.append(0)
        signs.append(1)
        lineCosts.append(quantities.costs[Int(quantity)].above)
        quantities.places[Int(quantity)] = Int32(line)
        return line
    }

    mutating func makeDirty(_ column: Int) {
        isDirty[column] = true
        wait(for: column)
    }

    mutating func wait(for column: Int) {
        guard !isWaiting[column] else { return }
        isWaiting[column] = true
        waiting.append(Int32(column))
    }

    mutating func makeHoldersDirty(ofLine line: Int) {
        for cell in cells.cells(ofLine: line) { makeDirty(cell.column) }
    }

    // MARK: Numbers

    /// Computes every number from the constants. No quantity that was removed may be at rest.
    /// - Returns: false when the tableau doesn't fit its rows any more.
    mutating func refresh() -> Bool {
        changesSinceRefresh = 0
        var values = [Double](repeating: 0, count: quantities.count)
        for column in columns.indices where columns[column] >= 0 {
            let constant = quantities.constants[Int(columns[column])]
            guard constant != 0 else { continue }
            let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
            for index in columnLines.indices {
                let quantity = lines[Int(columnLines[index])]
                if quantity >= 0 { values[Int(quantity)] -= constant * columnValues[index] }
            }
        }
        var largest = 1.0
        var largestRest = 0.0
        for quantity in 0..<quantities.count where quantities.isUsed[quantity] {
            let place = quantities.places[quantity]
            if quantities.isVariable[quantity] {
                if place >= 0 { reals[Int(place)] = values[quantity] }
                continue
            }
            var sum = quantities.constants[quantity]
            for position in quantities.range(quantity) {
                let variable = Int(quantities.termQuantities[position])
                let value = quantities.places[variable] >= 0 ? values[variable] : 0
                let product = quantities.termCoefficients[position] * value
                sum += product
                largest = max(largest, product.magnitude)
            }
            if place >= 0 { reals[Int(place)] = sum } else { largestRest = max(largestRest, sum.magnitude) }
        }
        magnitude = largest
        tolerance = 1e-9 + 1e-12 * largest
        return largest.isFinite && largestRest <= tolerance
    }

    func sign(_ real: Double, _ small: Double) -> Double {
        if real > tolerance { return 1 }
        if real < -tolerance { return -1 }
        return small < 0 ? -1 : 1
    }

    /// Notes the side that a line is on.
    mutating func placeSide(_ line: Int) {
        let cost = quantities.costs[Int(lines[line])]
        lineCosts[line] = signs[line] > 0 ? cost.above : cost.below
    }

    /// Whether the number of a line is on the other side of 0 than its sign says.
    func hasWrongSign(_ line: Int) -> Bool {
        let limit = signs[line] * smalls[line] >= 0 ? -tolerance : tolerance
        return !(signs[line] * reals[line] >= limit)
    }
}
