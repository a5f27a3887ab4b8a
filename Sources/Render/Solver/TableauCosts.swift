/// What the quantities of a ``WarmTableau`` cost: the same order as that of ``Slope``, as plain numbers.
struct TableauCosts: Sendable {
    /// What one side of a quantity costs, one unit for each unit from 0.
    struct Cost: Sendable {
        /// The tier whose sum it counts in; `tierCount` for none.
        var tier: Int32
        /// How important it is as a row of its own, where all sums are equal; smaller is more important.
        var rank: Int
    }

    /// Required rows and the priorities.
    let tierCount: Int
    /// Of each quantity, rows of the problem and then variables: where it is below 0, and where it is above.
    private(set) var below: [Cost] = []
    private(set) var above: [Cost] = []

    init(_ problem: Problem) {
        tierCount = Int(problem.sizeTier)
        below.reserveCapacity(problem.rowCount + problem.variableCount)
        above.reserveCapacity(problem.rowCount + problem.variableCount)
        var restPlaces = [Int32](repeating: 0, count: problem.rowCount)
        for (place, row) in problem.rests.enumerated() { restPlaces[Int(row)] = Int32(place) }
        for row in 0..<problem.rowCount {
            let role = problem.roles[row]
            if role == .rest {
                addWish(problem.slackTier + 1, restPlaces[row])
                continue
            }
            let tier = role == .optional ? problem.tiers[row] : 0
            let error = Cost(tier: tier, rank: Self.rank(tier, problem.keys[row]))
            let slackTier = role == .size ? problem.sizeTier : problem.slackTier
            let slack = Cost(tier: Int32(tierCount), rank: Self.rank(slackTier, problem.slackKeys[row]))
            below.append(problem.relations[row] == .lessOrEqual ? slack : error)
            above.append(problem.relations[row] == .greaterOrEqual ? slack : error)
        }
        for variable in 0..<problem.variableCount { addWish(problem.slackTier + 2, Int32(variable)) }
    }

    /// A quantity that is 0 if nothing else decides.
    private mutating func addWish(_ tier: Int32, _ key: Int32) {
        let cost = Cost(tier: Int32(tierCount), rank: Self.rank(tier, key))
        below.append(cost)
        above.append(cost)
    }

    private static func rank(_ tier: Int32, _ key: Int32) -> Int { Int(tier) << 32 | Int(key) }
}

/// For each column of a ``WarmTableau``: how all lines' costs together change when it grows.
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

    /// Adds a line that grows at `rate` when the column does, and is on the positive or negative side (`sign`).
    mutating func add(_ cost: TableauCosts.Cost, rate: Double, sign: Double, to column: Int) {
        if Int(cost.tier) < tierCount {
            sums[column * tierCount + Int(cost.tier)] += rate * sign
            magnitudes[column * tierCount + Int(cost.tier)] += rate.magnitude
        }
        if cost.rank < ranks[column] {
            ranks[column] = cost.rank
            directions[column] = rate * sign > 0 ? 1 : -1
        }
    }

    /// How the cost falls when a column moves up (1) or down (-1) from 0, its own cost included; nil if it grows.
    func fall(_ column: Int, _ direction: Double, own: TableauCosts.Cost) -> Fall? {
        for tier in 0..<tierCount {
            let isOwn = Int(own.tier) == tier
            let sum = sums[column * tierCount + tier] * direction + (isOwn ? 1 : 0)
            let magnitude = magnitudes[column * tierCount + tier] + (isOwn ? 1 : 0)
            if sum.magnitude > magnitude * 1e-10 { return sum < 0 ? Fall(tier: tier, amount: sum) : nil }
        }
        guard ranks[column] < own.rank, directions[column] * direction < 0 else { return nil }
        return Fall(tier: tierCount, amount: Double(ranks[column]))
    }
}
