/// For each column of a `WarmTableau`: how all lines' costs together change when it grows.
struct TableauSums: Sendable {
    /// How a cost falls: in which priority, and how fast; after all priorities, for which row.
    struct Fall {
        var place: Int
        var amount: Double
        var rank: Rank

        func isSteeper(than other: Fall) -> Bool {
            if place != other.place { return place < other.place }
            return amount != other.amount ? amount < other.amount : rank < other.rank
        }
    }

    /// The priorities that have sums, as they came, and their places from the highest down.
    private var priorities: [Double] = []
    private(set) var tiers: [Int32] = []
    /// How many priorities there is room for.
    private var stride = 8
    /// By column, then tier: the sum, and the sum of absolute values, which rounding errors are measured against.
    private var sums: [Double] = []
    private var magnitudes: [Double] = []
    /// The most important line of each column, and whether its cost grows (1) or falls (-1).
    private var ranks: [Rank] = []
    private var directions: [Double] = []

    mutating func addColumn() {
        for _ in 0..<stride {
            sums.append(0)
            magnitudes.append(0)
        }
        ranks.append(.none)
        directions.append(1)
    }

    /// The tier of a priority: 0 for required.
    /// - Returns: Also whether all sums are lost, because there was no room.
    mutating func tier(of priority: Double) -> (tier: Int32, isNew: Bool) {
        if priorities.isEmpty { insert(ConstraintSolver.required) }
        if let known = priorities.firstIndex(of: priority) { return (Int32(known), false) }
        let isFull = priorities.count == stride
        if isFull {
            stride *= 2
            sums = [Double](repeating: 0, count: ranks.count * stride)
            magnitudes = sums
        }
        insert(priority)
        return (Int32(priorities.count - 1), isFull)
    }

    private mutating func insert(_ priority: Double) {
        let place = tiers.firstIndex { priorities[Int($0)] < priority } ?? tiers.count
        tiers.insert(Int32(priorities.count), at: place)
        priorities.append(priority)
    }

    mutating func clear(_ column: Int) {
        for place in column * stride..<column * stride + priorities.count {
            sums[place] = 0
            magnitudes[place] = 0
        }
        ranks[column] = .none
    }

    /// Adds a line that grows at `rate` when the column does, and is on the positive or negative side (`sign`).
    mutating func add(_ cost: TableauCost.Side, rate: Double, sign: Double, to column: Int) {
        if cost.tier >= 0 {
            sums[column * stride + Int(cost.tier)] += rate * sign
            magnitudes[column * stride + Int(cost.tier)] += rate.magnitude
        }
        if cost.rank < ranks[column] {
            ranks[column] = cost.rank
            directions[column] = rate * sign > 0 ? 1 : -1
        }
    }

    /// How the cost falls when a column moves up (1) or down (-1) from 0, its own cost included; nil if it grows.
    func fall(_ column: Int, _ direction: Double, own: TableauCost.Side) -> Fall? {
        for (place, tier) in tiers.enumerated() {
            let isOwn = own.tier == tier
            let sum = sums[column * stride + Int(tier)] * direction + (isOwn ? 1 : 0)
            let magnitude = magnitudes[column * stride + Int(tier)] + (isOwn ? 1 : 0)
            if sum.magnitude > magnitude * 1e-10 {
                return sum < 0 ? Fall(place: place, amount: sum, rank: .none) : nil
            }
        }
        guard ranks[column] < own.rank, directions[column] * direction < 0 else { return nil }
        return Fall(place: tiers.count, amount: 0, rank: ranks[column])
    }
}
