/// For each column of a tableau: how all lines' costs together change when it grows.
struct ColumnSums: Sendable {
    /// How much a cost falls: in which tier (after these: which row), and how fast.
    struct Fall {
        var tier: Int
        var amount: Double

        func isSteeper(than other: Fall) -> Bool {
            tier != other.tier ? tier < other.tier : amount < other.amount
        }
    }

    private let tierCount: Int
    /// By column, then tier: the sum, and the sum of absolute values, which rounding errors are measured against.
    private var sums: [Double]
    private var magnitudes: [Double]
    /// The most important line of each column, and whether its cost grows (1) or falls (-1).
    private var ranks: [Int]
    private var directions: [Double]

    init(columnCount: Int, tierCount: Int) {
        self.tierCount = tierCount
        sums = [Double](repeating: 0, count: columnCount * tierCount)
        magnitudes = sums
        ranks = [Int](repeating: .max, count: columnCount)
        directions = [Double](repeating: 1, count: columnCount)
    }

    mutating func clear(_ column: Int) {
        for place in column * tierCount..<(column + 1) * tierCount {
            sums[place] = 0
            magnitudes[place] = 0
        }
        ranks[column] = .max
    }

    /// Adds a line that grows at `rate` when the column does, and is on a piece of its curve.
    mutating func add(_ costs: borrowing PieceCosts, piece: Int, rate: Double, to column: Int) {
        for tier in costs.tiers[piece] {
            let magnitude = costs.magnitudes[piece * tierCount + tier]
            guard magnitude != 0 else { continue }
            sums[column * tierCount + tier] += rate * costs.sums[piece * tierCount + tier]
            magnitudes[column * tierCount + tier] += rate.magnitude * magnitude
        }
        if costs.ranks[piece] < ranks[column] {
            ranks[column] = costs.ranks[piece]
            directions[column] = costs.directions[piece] * rate > 0 ? 1 : -1
        }
    }

    /// How the cost falls when a column moves up (1) or down (-1) on a piece of its own curve; nil if it grows.
    func fall(_ column: Int, _ direction: Double, _ costs: borrowing PieceCosts, piece: Int) -> Fall? {
        for tier in 0..<tierCount {
            let sum = (sums[column * tierCount + tier] + costs.sums[piece * tierCount + tier]) * direction
            let magnitude = magnitudes[column * tierCount + tier] + costs.magnitudes[piece * tierCount + tier]
            if sum.magnitude > magnitude * 1e-10 { return sum < 0 ? Fall(tier: tier, amount: sum) : nil }
        }
        let isOwn = costs.ranks[piece] < ranks[column]
        let rank = isOwn ? costs.ranks[piece] : ranks[column]
        guard (isOwn ? costs.directions[piece] : directions[column]) * direction < 0, rank < .max else { return nil }
        return Fall(tier: tierCount, amount: Double(rank))
    }
}
