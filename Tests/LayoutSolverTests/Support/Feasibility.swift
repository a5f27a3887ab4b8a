@testable import LayoutSolver

/// Whether linear rows can hold together, by the first phase of the textbook's simplex method: every row gets an
/// artificial variable, and the sum of these is made as small as possible. Slow and plain; nothing is shared with the
/// solver.
struct Feasibility {
    private var rows: [(normal: [Double], relation: ConstraintSolver.Relation, constant: Double)] = []
    private let count: Int

    init(variableCount: Int) { count = variableCount }

    /// The given rows and sizes of a system, and its fixed variables.
    init(_ system: RandomSystem, rows chosen: [Int], sizes: [Int]) {
        count = system.variableCount
        for row in chosen.map({ system.rows[$0] }) { append(row.terms, row.relation, row.constant) }
        for size in sizes.map({ system.sizes[$0] }) { append([(size.high, 1), (size.low, -1)], .greaterOrEqual, 0) }
        for (variable, value) in system.fixed { append([(variable, 1)], .equal, -value) }
    }

    /// Takes a row in: terms + constant (=, ≤, ≥) 0.
    mutating func append(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintSolver.Relation, _ constant: Double
    ) {
        var normal = [Double](repeating: 0, count: count)
        for term in terms { normal[term.variable] += term.coefficient }
        rows.append((normal, relation, constant))
    }

    /// Whether all rows taken in can hold together. Equalities are used up first, to keep the tableau small.
    func canHold() -> Bool {
        guard let left = withoutEqualities() else { return false }
        return Self.phaseOne(left, count)
    }

    /// The inequalities `normal · x ≤ limit` that are left when equalities have been solved for a variable each; `nil`
    /// when these contradict each other.
    private func withoutEqualities() -> [(normal: [Double], limit: Double)]? {
        var equalities = rows.filter { $0.relation == .equal }.map { $0.normal + [$0.constant] }
        var others = rows.filter { $0.relation != .equal }.map { row in
            (row.normal + [row.constant]).map { row.relation == .lessOrEqual ? $0 : -$0 }
        }
        while let equality = equalities.popLast() {
            guard let pivot = (0..<count).max(by: { equality[$0].magnitude < equality[$1].magnitude }),
                equality[pivot].magnitude > 1e-9
            else {
                if equality[count].magnitude > 1e-5 { return nil }
                continue
            }
            func replace(_ row: inout [Double]) {
                let factor = row[pivot] / equality[pivot]
                guard factor != 0 else { return }
                for column in 0...count { row[column] -= factor * equality[column] }
                row[pivot] = 0
            }
            for index in equalities.indices { replace(&equalities[index]) }
            for index in others.indices { replace(&others[index]) }
        }
        return others.map { (Array($0.prefix(count)), -$0[count]) }
    }

    private static func phaseOne(_ rows: [(normal: [Double], limit: Double)], _ count: Int) -> Bool {
        // Columns: each variable's positive and negative part, a slack for each row, the right side.
        let width = 2 * count + rows.count + 1
        var tableau: [[Double]] = []
        var basis: [Int] = []
        var cost = [Double](repeating: 0, count: width)
        for (index, row) in rows.enumerated() {
            var line = [Double](repeating: 0, count: width)
            let sign: Double = row.limit < 0 ? -1 : 1
            for column in 0..<count {
                line[column] = sign * row.normal[column]
                line[count + column] = -sign * row.normal[column]
            }
            line[2 * count + index] = sign
            line[width - 1] = sign * row.limit
            if sign < 0 {
                for column in 0..<width { cost[column] += line[column] }
            }
            basis.append(sign < 0 ? .max : 2 * count + index)
            tableau.append(line)
        }
        while cost[width - 1] > 1e-5 {
            // Bland's rule: it never goes round in circles.
            guard let enter = (0..<(width - 1)).first(where: { cost[$0] > 1e-9 }) else { return false }
            var leave = -1
            for line in tableau.indices where tableau[line][enter] > 1e-9 {
                guard leave >= 0 else {
                    leave = line
                    continue
                }
                let mine = tableau[line][width - 1] / tableau[line][enter]
                let best = tableau[leave][width - 1] / tableau[leave][enter]
                if mine < best - 1e-12 || (mine <= best + 1e-12 && basis[line] < basis[leave]) { leave = line }
            }
            guard leave >= 0 else { return true }
            let divisor = tableau[leave][enter]
            for column in 0..<width { tableau[leave][column] /= divisor }
            let pivotLine = tableau[leave]
            func replace(_ line: inout [Double]) {
                let factor = line[enter]
                guard factor != 0 else { return }
                for column in 0..<width where pivotLine[column] != 0 { line[column] -= factor * pivotLine[column] }
                line[enter] = 0
            }
            for line in tableau.indices where line != leave { replace(&tableau[line]) }
            replace(&cost)
            basis[leave] = enter
        }
        return true
    }
}
