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
