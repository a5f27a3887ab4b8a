extension WarmTableau {
    /// The tableau of a problem whose solution is known.
    /// - Parameters:
    ///   - problem: The rows and variables; its ranks are not used.
    ///   - costs: What each row costs.
    ///   - members: The solver's number and the birth of each variable.
    ///   - values: The solution.
    /// - Returns: nil when it would have too many cells, or doesn't lead to that solution (numbers that differ too much
    ///   in size). Rows are quantities from 0, variables follow them.
    init?(
        problem: Problem, costs: [TableauCost], members: [(variable: Int32, birth: Int)], values: [Double]
    ) {
        guard problem.variableCount > 0, problem.rowCount > 0 else { return nil }
        let firstVariable = Int32(problem.rowCount)
        for row in 0..<problem.rowCount {
            let terms = problem.range(row).map {
                (quantity: firstVariable + problem.termVariables[$0], coefficient: problem.termCoefficients[$0])
            }
            _ = quantities.addRow(withTier(costs[row]), constant: problem.constants[row], terms)
        }
        for member in members {
            let quantity = quantities.addVariable(TableauCost(wish: .wish(birth: member.birth)))
            self.members.append(member.variable)
            memberQuantities.append(quantity)
            _ = makeColumn(for: quantity)
        }
        var sum = RowSum(columnCount: problem.variableCount)
        for row in 0..<problem.rowCount {
            let line = makeLine(for: Int32(row))
            for position in problem.range(row) {
                sum.add(problem.termCoefficients[position], Int(problem.termVariables[position]))
            }
            sum.flush { column, value in cells.append(value, line: line, column: column) }
        }
        let chosen = Self.firstRows(of: problem, costs, values)
        guard rest(chosen, of: problem), refresh() else { return nil }
        placeSmalls()
        guard optimise() else { return nil }
        for variable in 0..<problem.variableCount {
            let difference = (value(of: memberQuantities[variable]) - values[variable]).magnitude
            guard difference <= 1e-7 * max(1, values[variable].magnitude) else { return nil }
        }
    }

    /// Rows that are 0 at the solution and don't follow from each other: required equalities, then by importance, then
    /// rests.
    private static func firstRows(of problem: Problem, _ costs: [TableauCost], _ values: [Double]) -> [Int] {
        var candidates: [(row: Int, rank: Rank)] = []
        for row in 0..<problem.rowCount where isZero(row, of: problem, values) {
            let cost = costs[row]
            let error = min(cost.below.rank, cost.above.rank)
            let isEquality = problem.relations[row] == .equal
            switch problem.roles[row] {
            case .required:
                let length = isEquality ? problem.range(row).count : 1000
                candidates.append((row, Rank(level: -2000, first: length, second: row)))
            case .size: candidates.append((row, Rank(level: -2000, first: 1001, second: row)))
            case .optional: candidates.append((row, Rank(level: error.level, first: isEquality ? 0 : 1, second: row)))
            case .rest: candidates.append((row, error))
            }
        }
        candidates.sort { $0.rank < $1.rank }
        var elimination = Elimination(count: problem.variableCount)
        var chosen: [Int] = []
        for (row, _) in candidates where elimination.freeCount > 0 {
            elimination.begin(0)
            for position in problem.range(row) {
                elimination.add(problem.termVariables[position], problem.termCoefficients[position])
            }
            elimination.end()
            if elimination.useAsEquality() == .used { chosen.append(row) }
        }
        return chosen
    }

    private static func isZero(_ row: Int, of problem: Problem, _ values: [Double]) -> Bool {
        var sum = problem.constants[row]
        var magnitude = sum.magnitude
        for position in problem.range(row) {
            let product = problem.termCoefficients[position] * values[Int(problem.termVariables[position])]
            sum += product
            magnitude = max(magnitude, product.magnitude)
        }
        return sum.magnitude <= Elimination.tolerance(magnitude)
    }

    /// Lets rows take the columns.
    /// - Returns: false when there are too many cells.
    private mutating func rest(_ chosen: [Int], of problem: Problem) -> Bool {
        let order = LeafOrder(
            chosen: chosen, rowCount: problem.rowCount, columnCount: problem.variableCount
        ) { row, body in
            for position in problem.range(row) { body(Int(problem.termVariables[position])) }
        }
        var others = order.others
        for (row, variable) in order.pairs {
            if cells.value(line: row, column: variable).magnitude > 1e-7 {
                exchange(row, variable)
            } else {
                others.append(row)
            }
            guard cells.cellCount <= Self.largestTableau else { return false }
        }
        for row in others {
            var best = -1
            var largest = 1e-7
            for cell in cells.cells(ofLine: row) where quantities.isVariable[Int(columns[cell.column])] {
                if cell.value.magnitude > largest * 1.0001 {
                    best = cell.column
                    largest = cell.value.magnitude
                }
            }
            if best >= 0 { exchange(row, best) }
            guard cells.cellCount <= Self.largestTableau else { return false }
        }
        return true
    }

    /// Computes the infinitesimal parts, and from both parts the signs.
    private mutating func placeSmalls() {
        for line in lines.indices { smalls[line] = -TableauQuantities.small(lines[line]) }
        for column in columns.indices {
            let small = TableauQuantities.small(columns[column])
            for (index, line) in cells.lines[column].enumerated() {
                smalls[Int(line)] += small * cells.values[column][index]
            }
        }
        for line in lines.indices {
            signs[line] = sign(reals[line], smalls[line])
            placeSide(line)
        }
    }

    /// The cost with the places of its priorities.
    mutating func withTier(_ cost: TableauCost) -> TableauCost {
        var result = cost
        if let priority = cost.below.priority { result.below.tier = tier(of: priority) }
        if let priority = cost.above.priority { result.above.tier = tier(of: priority) }
        return result
    }

    private mutating func tier(of priority: Double) -> Int32 {
        let (tier, isRoomMade) = sums.tier(of: priority)
        if isRoomMade {
            for column in columns.indices where columns[column] >= 0 { makeDirty(column) }
        }
        return tier
    }
}

/// A sum over columns, put together term by term.
struct RowSum: Sendable {
    private var values: [Double]
    private var magnitudes: [Double]
    private var isListed: [Bool]
    private var list: [Int] = []

    init(columnCount: Int) {
        values = [Double](repeating: 0, count: columnCount)
        magnitudes = values
        isListed = [Bool](repeating: false, count: columnCount)
    }

    mutating func add(_ value: Double, _ column: Int) {
        if !isListed[column] {
            isListed[column] = true
            list.append(column)
        }
        values[column] += value
        magnitudes[column] = max(magnitudes[column], value.magnitude)
    }

    /// Gives away what has not cancelled out, and is empty then.
    mutating func flush(_ body: (Int, Double) -> Void) {
        for column in list {
            if values[column].magnitude > 1e-11 * magnitudes[column] { body(column, values[column]) }
            values[column] = 0
            magnitudes[column] = 0
            isListed[column] = false
        }
        list.removeAll(keepingCapacity: true)
    }
}
