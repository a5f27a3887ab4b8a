@testable import LayoutSolver

/// Solves a small system by brute force: tries every point where enough rows are zero.
///
/// Errors are straight between the planes on which some row is zero, so wherever a least cost is reached, it is reached
/// in such a point too. (Where the rows leave directions open, coordinates pinned at zero close them.) Nothing here is
/// shared with the solver. At most 64 required rows and sizes.
struct SolverOracle {
    let system: RandomSystem
    private let requiredRows: [Int]
    /// One after the other.
    private let points: [Double]
    /// For each point, which sizes (the lowest bits) and required rows it violates.
    private let violated: [UInt64]

    /// - Parameter isWhole: A Boolean value that indicates whether the planes of default positions and coordinates
    ///   are included, which `solve()` needs.
    init(system: RandomSystem, isWhole: Bool = true) {
        self.system = system
        requiredRows = system.rows.indices.filter { system.rows[$0].priority >= ConstraintSolver.required }
        points = Arrangement(system, isWhole: isWhole).points()
        let count = system.variableCount
        let sizes = system.sizes
        let required = requiredRows.map { system.rows[$0] }
        var masks: [UInt64] = []
        var point = [Double](repeating: 0, count: count)
        for start in stride(from: 0, to: points.count, by: max(1, count)) {
            for index in 0..<count { point[index] = points[start + index] }
            var mask: UInt64 = 0
            for bit in sizes.indices where point[sizes[bit].high] - point[sizes[bit].low] < -1e-6 {
                mask |= 1 << UInt64(bit)
            }
            for bit in required.indices where required[bit].error(point) > 1e-6 {
                mask |= 1 << UInt64(sizes.count + bit)
            }
            masks.append(mask)
        }
        violated = masks
    }

    private var allSizes: UInt64 { (1 << UInt64(system.sizes.count)) - 1 }

    private func mask(_ rows: [Int]) -> UInt64 {
        rows.reduce(0) { mask, row in
            requiredRows.firstIndex(of: row).map { mask | 1 << UInt64(system.sizes.count + $0) } ?? mask
        }
    }

    // MARK: Required rows

    /// Indicates whether required rows can hold together, with all sizes or with some.
    func canHold(_ rows: [Int], sizes: [Int]? = nil) -> Bool {
        let chosen = sizes.map { $0.reduce(0) { $0 | 1 << UInt64($1) } } ?? allSizes
        let mask = mask(rows) | chosen
        return violated.contains { $0 & mask == 0 }
    }

    /// The rows that stay out when all enter in order.
    func rejectedRows() -> [Int] {
        var kept = allSizes
        var result: [Int] = []
        for row in requiredRows {
            let all = kept | mask([row])
            if violated.contains(where: { $0 & all == 0 }) { kept = all } else { result.append(row) }
        }
        return result
    }

    // MARK: Optional rows

    /// The least sum of errors at each priority, from high to low.
    func levels(refused: [Int]) -> [Double] {
        var search = Search(self, refused: refused)
        return optionalLevels().map { rows in
            let rows = rows.map { system.rows[$0] }
            return search.minimize { point in
                var sum = 0.0
                for index in rows.indices { sum += rows[index].error(point) }
                return sum
            }
        }
    }

    /// The rows that stay out, and the one right point: the whole rule, number by number.
    func solve() -> (broken: [Int], point: [Double]) {
        let broken = rejectedRows()
        var search = Search(self, refused: broken)
        for rows in optionalLevels() { search.minimize { point in errors(rows, point) } }
        for rows in optionalLevels() {
            for row in laterFirst(rows) { search.minimize { point in system.rows[row].error(point) } }
        }
        for size in system.sizes { search.minimize { point in point[size.high] - point[size.low] } }
        for index in laterFirst(Array(system.rows.indices)) where !broken.contains(index) {
            let row = system.rows[index]
            switch row.relation {
            case .equal: continue
            case .lessOrEqual: search.minimize { point in max(0, -row.value(point)) }
            case .greaterOrEqual: search.minimize { point in max(0, row.value(point)) }
            }
        }
        for position in system.defaultPositions {
            search.minimize { point in
                (point[position.variable] - (position.reference.map { point[$0] } ?? 0)).magnitude
            }
        }
        for variable in 0..<system.variableCount { search.minimize { point in point[variable].magnitude } }
        return (broken, search.candidates.first ?? [])
    }

    private func errors(_ rows: [Int], _ point: [Double]) -> Double {
        var sum = 0.0
        for row in rows { sum += system.rows[row].error(point) }
        return sum
    }

    private func optionalLevels() -> [[Int]] {
        var levels: [Double: [Int]] = [:]
        for (index, row) in system.rows.enumerated() where row.priority < ConstraintSolver.required {
            levels[row.priority, default: []].append(index)
        }
        return levels.sorted { $0.key > $1.key }.map(\.value)
    }

    private func laterFirst(_ rows: [Int]) -> [Int] {
        rows.sorted { (system.rows[$0].order, $0) > (system.rows[$1].order, $1) }
    }

    /// The points that are still as good as any.
    private struct Search {
        var candidates: [[Double]] = []

        init(_ oracle: SolverOracle, refused: [Int]) {
            let mask = oracle.allSizes | oracle.mask(oracle.requiredRows.filter { !refused.contains($0) })
            let count = oracle.system.variableCount
            for (index, violated) in oracle.violated.enumerated() where violated & mask == 0 {
                candidates.append(Array(oracle.points[(index * count)..<((index + 1) * count)]))
            }
        }

        @discardableResult
        mutating func minimize(_ cost: ([Double]) -> Double) -> Double {
            let costs = candidates.map(cost)
            let least = costs.min() ?? .infinity
            var kept: [[Double]] = []
            for (index, cost) in costs.enumerated() where cost <= least + 1e-6 { kept.append(candidates[index]) }
            candidates = kept
            return least
        }
    }
}
