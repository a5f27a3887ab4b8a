/// How important something is: the same order as that of ``Problem``'s tiers and keys, but made of what a row says of
/// itself, so that rows can come and go without the others being numbered anew. Smaller is more important.
struct Rank: Comparable, Sendable {
    /// The negated priority of an error; above 0 for what counts after all errors.
    var level: Double
    var first: Int
    var second: Int

    static let none = Rank(level: .infinity, first: 0, second: 0)

    /// Required rows, the earlier first.
    static func required(number: Int) -> Rank {
        Rank(level: -ConstraintSolver.required, first: 0, second: number)
    }
    /// Within a priority, who joined later comes first.
    static func error(priority: Double, order: Int, number: Int) -> Rank {
        Rank(level: -priority, first: ~order, second: -number)
    }
    /// Lengths, in their order.
    static func length(order: Int, number: Int) -> Rank { Rank(level: 1, first: order, second: number) }
    /// Slack in inequalities: who joined later comes first.
    static func slack(order: Int, number: Int) -> Rank { Rank(level: 2, first: ~order, second: -number) }
    static func rest(order: Int, number: Int) -> Rank { Rank(level: 3, first: order, second: number) }
    /// Variables that nobody said anything about are 0, in order of making.
    static func wish(birth: Int) -> Rank { Rank(level: 4, first: 0, second: birth) }

    static func < (left: Rank, right: Rank) -> Bool {
        if left.level != right.level { return left.level < right.level }
        return left.first != right.first ? left.first < right.first : left.second < right.second
    }
}

/// What a quantity of a `WarmTableau` costs, one unit for each unit from 0.
struct TableauCost: Sendable {
    /// One side of 0.
    struct Side: Sendable {
        /// The priority in whose sum it counts; `nil` for none.
        var priority: Double?
        /// How important it is as a row of its own, where all sums are equal.
        var rank: Rank
        /// The place of the priority among the tableau's.
        var tier: Int32 = -1
    }

    var below: Side
    var above: Side

    init(below: Side, above: Side) {
        self.below = below
        self.above = above
    }

    /// Something that is 0 if nothing else decides.
    init(wish rank: Rank) {
        below = Side(priority: nil, rank: rank)
        above = below
    }

    /// Of what was removed.
    static let none = TableauCost(wish: .none)
}

extension RowStore {
    /// What errors and slack of a row cost.
    func cost(ofRow slot: Int) -> TableauCost {
        let (order, number) = (orders[slot], numbers[slot])
        let error: TableauCost.Side
        var slack = TableauCost.Side(priority: nil, rank: .slack(order: order, number: number))
        switch kinds[slot] {
        case .rest: return TableauCost(wish: .rest(order: order, number: number))
        case .size:
            error = .init(priority: ConstraintSolver.required, rank: .required(number: number))
            slack.rank = .length(order: order, number: number)
        case .constraint, .unused:
            let priority = min(priorities[slot], ConstraintSolver.required)
            error = .init(
                priority: priority,
                rank: priority >= ConstraintSolver.required
                    ? .required(number: number) : .error(priority: priority, order: order, number: number))
        }
        return TableauCost(
            below: relations[slot] == .lessOrEqual ? slack : error,
            above: relations[slot] == .greaterOrEqual ? slack : error)
    }
}
