/// What is left of the rows once the equalities are used up: rows over nodes, the free roots, numbered from 0.
struct ReducedRows: Sendable {
    var nodeCount = 0
    /// Where the nodes and coefficients of each row are.
    private(set) var ranges: [Range<Int>] = []
    var nodes: [Int32] = []
    var coefficients: [Double] = []
    private(set) var constants: [Double] = []
    /// The row of the problem that each one came from.
    private(set) var sources: [Int32] = []

    var count: Int { constants.count }

    /// Ends the row whose nodes and coefficients were appended.
    mutating func endRow(_ constant: Double, source: Int) {
        ranges.append((ranges.last?.upperBound ?? 0)..<nodes.count)
        constants.append(constant)
        sources.append(Int32(source))
    }

    /// The cost that a row of a problem puts on a number `d` when the row is `factor · d + constant`.
    static func kink(_ problem: Problem, _ source: Int, factor: Double, constant: Double) -> CostCurve.Kink {
        let isRequired = problem.roles[source] != .optional
        let error = Slope.error(
            tier: isRequired ? 0 : problem.tiers[source], key: problem.keys[source], rate: factor.magnitude)
        let position = -constant / factor
        let relation = problem.relations[source]
        if relation == .equal { return CostCurve.Kink(position: position, left: error.negated, right: error) }
        let slackTier = problem.roles[source] == .size ? problem.sizeTier : problem.slackTier
        let slack = Slope.slack(tier: slackTier, key: problem.slackKeys[source])
        return (relation == .lessOrEqual) == (factor > 0)
            ? CostCurve.Kink(position: position, left: slack.negated, right: error)
            : CostCurve.Kink(position: position, left: error.negated, right: slack)
    }
}
