/// The slope of the whole cost along a nonbasic column, as far as two columns have to be compared.
struct ReducedCost: Sendable {
    /// The highest level whose sum of errors changes, by its place; the number of levels if single rows decide.
    var level: Int
    /// The change of that sum for each unit; 0 if single rows decide.
    var amount: Double
    /// The row that decides, if no sum changes.
    var rank: Rank

    func isSteeper(than other: ReducedCost) -> Bool {
        if level != other.level { return level < other.level }
        return amount != other.amount ? amount < other.amount : rank < other.rank
    }
}

/// The slopes of the segments of all rows of a tableau as flat lists, and the sum of them for one column at a time.
struct Pricing: Sendable {
    private let levelCount: Int
    /// By segment: the range of its sums in the lists that follow.
    private var ranges: [Range<Int32>] = []
    private var levels: [Int32] = []
    private var slopes: [Double] = []
    private var slopeMagnitudes: [Double] = []
    /// By segment: the most important row concerned, and whether its cost grows (1) or falls (-1).
    private var ranks: [Rank] = []
    private var directions: [Double] = []
    /// By segment: whether a required row is violated there.
    private(set) var isViolation: [Bool] = []

    /// By level, for the present column: the sum, and the sum of absolute values, relative to which rounding errors are
    /// measured.
    private var sums: [Double]
    private var magnitudes: [Double]
    private var rank = Rank.none
    private var direction = 1.0

    init(_ functions: [ConvexFunction]) {
        // Only levels that occur, in their order.
        var found: Set<Double> = []
        for function in functions {
            for slope in function.slopes { slope.forEachSum { found.insert($0.level) } }
        }
        var places: [Double: Int32] = [:]
        for (place, level) in found.sorted().enumerated() { places[level] = Int32(place) }
        levelCount = found.count
        sums = [Double](repeating: 0, count: levelCount)
        magnitudes = sums
        for function in functions {
            for slope in function.slopes {
                let start = Int32(levels.count)
                slope.forEachSum { sum in
                    levels.append(places[sum.level] ?? 0)
                    slopes.append(sum.sum)
                    slopeMagnitudes.append(sum.magnitude)
                }
                ranges.append(start..<Int32(levels.count))
                ranks.append(slope.rank)
                directions.append(slope.isGrowing ? 1 : -1)
                isViolation.append(slope.isViolation)
            }
        }
    }

    /// Begins the sum for a column.
    mutating func begin() {
        for level in 0..<levelCount {
            sums[level] = 0
            magnitudes[level] = 0
        }
        rank = .none
    }

    /// Adds a basic row on a segment of its function that grows at `rate` along the column.
    mutating func add(segment: Int, rate: Double) {
        for index in ranges[segment] {
            sums[Int(levels[Int(index)])] += rate * slopes[Int(index)]
            magnitudes[Int(levels[Int(index)])] += rate.magnitude * slopeMagnitudes[Int(index)]
        }
        if ranks[segment] < rank {
            rank = ranks[segment]
            direction = directions[segment] * rate > 0 ? 1 : -1
        }
    }

    /// The reduced cost of moving the column up (1) or down (-1) on a segment of its own row's function.
    /// - Returns: `nil` if the cost grows.
    func reducedCost(_ sign: Double, own segment: Int) -> ReducedCost? {
        var own = ranges[segment]
        for level in 0..<levelCount {
            var (sum, magnitude) = (sums[level], magnitudes[level])
            if let index = own.first, levels[Int(index)] == Int32(level) {
                sum += slopes[Int(index)]
                magnitude += slopeMagnitudes[Int(index)]
                own = own.dropFirst()
            }
            if sum.magnitude > magnitude * Tolerance.cancelledCost {
                return sum * sign < 0 ? ReducedCost(level: level, amount: sum * sign, rank: .none) : nil
            }
        }
        let isOwn = ranks[segment] < rank
        let decisive = isOwn ? ranks[segment] : rank
        guard (isOwn ? directions[segment] : direction) * sign < 0, decisive.level < .infinity else { return nil }
        return ReducedCost(level: levelCount, amount: 0, rank: decisive)
    }
}
