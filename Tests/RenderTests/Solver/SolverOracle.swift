@testable import Render

/// Solves a tiny system by trying every point where enough rows are zero, and comparing their costs number by number.
struct SolverOracle {
    let system: RandomSystem
    private typealias Plane = (normal: [Double], constant: Double)

    /// The rows (by index) that stay out, and the point.
    func solve() -> (broken: [Int], point: [Double]) {
        var active: [Int] = []
        var broken: [Int] = []
        for (index, row) in system.rows.enumerated() where row.priority >= 1000 {
            if canHold(active + [index]) { active.append(index) } else { broken.append(index) }
        }
        var best: (cost: [Double], point: [Double])?
        for point in points(rows: Array(system.rows.indices), withRests: true) where holds(active, point) {
            let cost = cost(point, broken: Set(broken))
            if let known = best, !isLess(cost, known.cost) { continue }
            best = (cost, point)
        }
        return (broken, best?.point ?? [])
    }

    /// Whether required rows can hold together, with all sizes.
    func canHold(_ rows: [Int]) -> Bool {
        points(rows: rows, withRests: false).contains { holds(rows, $0) }
    }

    private func holds(_ rows: [Int], _ point: [Double]) -> Bool {
        rows.allSatisfy { system.rows[$0].error(point) < 1e-6 }
            && system.sizes.allSatisfy { point[$0.high] - point[$0.low] > -1e-6 }
    }

    private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (a, b) in zip(left, right) where (a - b).magnitude > 1e-6 { return a < b }
        return false
    }

    /// The rule, spelled out as a list of numbers to be made small, the most important first.
    private func cost(_ point: [Double], broken: Set<Int>) -> [Double] {
        var result: [Double] = []
        let optional = system.rows.indices.filter { system.rows[$0].priority < 1000 }
        for level in Set(optional.map { system.rows[$0].priority }).sorted(by: >) {
            let rows = laterFirst(optional.filter { system.rows[$0].priority == level })
            result.append(rows.reduce(0) { $0 + system.rows[$1].error(point) })
            result += rows.map { system.rows[$0].error(point) }
        }
        result += system.sizes.map { point[$0.high] - point[$0.low] }
        for index in laterFirst(system.rows.indices.filter { !broken.contains($0) }) {
            let row = system.rows[index]
            switch row.relation {
            case .equal: continue
            case .lessOrEqual: result.append(max(0, -row.value(point)))
            case .greaterOrEqual: result.append(max(0, row.value(point)))
            }
        }
        result += system.rests.map { (point[$0.variable] - ($0.reference.map { point[$0] } ?? 0)).magnitude }
        return result + point.map(\.magnitude)
    }

    private func laterFirst(_ rows: [Int]) -> [Int] {
        rows.sorted { (system.rows[$0].joined, $0) > (system.rows[$1].joined, $1) }
    }

    /// Every point in which as many of the planes meet as there are variables.
    private func points(rows: [Int], withRests: Bool) -> [[Double]] {
        let count = system.variableCount
        var planes: [Plane] = []
        func add(_ terms: [(variable: Int, coefficient: Double)], _ constant: Double) {
            var normal = [Double](repeating: 0, count: count)
            for term in terms { normal[term.variable] += term.coefficient }
            planes.append((normal, constant))
        }
        for index in rows { add(system.rows[index].terms, system.rows[index].constant) }
        for size in system.sizes { add([(size.high, 1), (size.low, -1)], 0) }
        if withRests {
            for rest in system.rests { add([(rest.variable, 1)] + (rest.reference.map { [($0, -1)] } ?? []), 0) }
        }
        for variable in 0..<count { add([(variable, 1)], 0) }
        var result: [[Double]] = []
        func choose(_ start: Int, _ chosen: [Plane]) {
            if chosen.count == count {
                if let point = meet(chosen) { result.append(point) }
                return
            }
            for index in start..<planes.count { choose(index + 1, chosen + [planes[index]]) }
        }
        if planes.count >= count { choose(0, []) }
        return result
    }

    private func meet(_ planes: [Plane]) -> [Double]? {
        var matrix = planes.map { $0.normal + [-$0.constant] }
        let count = planes.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { matrix[$0][column].magnitude < matrix[$1][column].magnitude }),
                matrix[pivot][column].magnitude > 1e-9
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                guard factor != 0 else { continue }
                for entry in column...count { matrix[row][entry] -= factor * matrix[column][entry] }
            }
        }
        return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }
}
