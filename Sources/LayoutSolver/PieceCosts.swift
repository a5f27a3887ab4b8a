/// The slopes of many cost curves as flat lists of numbers, so that adding them up makes nothing new.
struct PieceCosts: ~Copyable, Sendable {
    /// How many tiers have sums.
    let tierCount: Int
    /// The number of each curve's first piece.
    private(set) var starts: [Int] = []
    /// By piece, then tier: the sum, and the sum of absolute values.
    private(set) var sums: [Double] = []
    private(set) var magnitudes: [Double] = []
    /// By piece: the tiers from the first to the last one that has a sum. Mostly one of many: each view of a stack that
    /// fills proportionally has a tier of its own.
    private(set) var tiers: [Range<Int>] = []
    /// By piece: the most important row concerned, smaller is more important; and whether it grows (1) or falls (-1).
    private(set) var ranks: [Int] = []
    private(set) var directions: [Double] = []

    init(_ curves: [CostCurve]) {
        // Only tiers that occur, in their order.
        var found: Set<Int32> = []
        for curve in curves {
            for slope in curve.slopes { slope.forEachSum { found.insert($0.tier) } }
        }
        var places: [Int32: Int] = [:]
        for (place, tier) in found.sorted().enumerated() { places[tier] = place }
        tierCount = found.count
        starts.reserveCapacity(curves.count)
        let pieceCount = curves.reduce(0) { $0 + $1.slopes.count }
        sums = [Double](repeating: 0, count: pieceCount * tierCount)
        magnitudes = sums
        tiers.reserveCapacity(pieceCount)
        ranks.reserveCapacity(pieceCount)
        directions.reserveCapacity(pieceCount)
        for curve in curves {
            starts.append(ranks.count)
            for slope in curve.slopes {
                let base = ranks.count * tierCount
                var (first, end) = (tierCount, 0)
                slope.forEachSum { sum in
                    let tier = places[sum.tier] ?? 0
                    sums[base + tier] = sum.sum
                    magnitudes[base + tier] = sum.magnitude
                    first = min(first, tier)
                    end = max(end, tier + 1)
                }
                tiers.append(min(first, end)..<end)
                ranks.append(slope.rank)
                directions.append(slope.direction)
            }
        }
    }
}
