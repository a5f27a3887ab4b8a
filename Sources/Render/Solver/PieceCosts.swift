/// The slopes of many cost curves as flat lists of numbers, so that adding them up makes nothing new.
struct PieceCosts: ~Copyable, Sendable {
    /// How many tiers have sums.
    let tierCount: Int
    /// The number of each curve's first piece.
    private(set) var starts: [Int] = []
    /// By piece, then tier: the sum, and the sum of absolute values.
    private(set) var sums: [Double] = []
    private(set) var magnitudes: [Double] = []
    /// By piece: the most important row concerned, smaller is more important; and whether it grows (1) or falls (-1).
    private(set) var ranks: [Int] = []
    private(set) var directions: [Double] = []

    init(_ curves: [CostCurve]) {
        // Only tiers that occur, in their order.
        var tiers: Set<Int32> = []
        for curve in curves {
            for slope in curve.slopes { slope.forEachSum { tiers.insert($0.tier) } }
        }
        var places: [Int32: Int] = [:]
        for (place, tier) in tiers.sorted().enumerated() { places[tier] = place }
        tierCount = tiers.count
        starts.reserveCapacity(curves.count)
        let pieceCount = curves.reduce(0) { $0 + $1.slopes.count }
        sums = [Double](repeating: 0, count: pieceCount * tierCount)
        magnitudes = sums
        ranks.reserveCapacity(pieceCount)
        directions.reserveCapacity(pieceCount)
        for curve in curves {
            starts.append(ranks.count)
            for slope in curve.slopes {
                let base = ranks.count * tierCount
                slope.forEachSum { sum in
                    let place = base + (places[sum.tier] ?? 0)
                    sums[place] = sum.sum
                    magnitudes[place] = sum.magnitude
                }
                ranks.append(slope.rank)
                directions.append(slope.direction)
            }
        }
    }
}
