/// The slope of the whole cost along a nonbasic column, as far as comparing two columns requires.
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
    private struct Segment: Sendable {
        /// The range of the slope's sums in the list of all.
        var sums: Range<Int32>
        /// The most important row concerned, and whether its cost grows (1) or falls (-1).
        var rank: Rank
        var direction: Double
        var isViolation: Bool
    }

    /// The part of a slope that belongs to a level, by its place among the levels; also the sum of such parts for the
    /// present column, with the sum of absolute values, relative to which rounding errors are measured.
    private struct Sum: Sendable {
        var level: Int32
        var amount = 0.0
        var magnitude = 0.0
    }

    private var segments: [Segment] = []
    private var slopes: [Sum] = []
    /// By level, for the present column.
    private var sums: [Sum]
    private var rank = Rank.none
    private var direction = 1.0

    init(_ functions: [ConvexFunction]) {
        // Only levels that occur, in their order.
        var levels: [Double] = []
        var segmentCount = 0
        for function in functions {
            segmentCount += function.slopes.count
            for index in function.slopes.indices {
                function.slopes[index].forEachSum { if levels.last != $0.level { levels.append($0.level) } }
            }
        }
        segments.reserveCapacity(segmentCount)
        slopes.reserveCapacity(segmentCount)
        levels.sort()
        var count = 0
        for level in levels where count == 0 || levels[count - 1] != level {
            levels[count] = level
            count += 1
        }
        levels.removeLast(levels.count - count)
        sums = (0..<Int32(count)).map { Sum(level: $0) }
        for function in functions {
            for index in function.slopes.indices {
                let start = Int32(slopes.count)
                function.slopes[index].forEachSum { sum in
                    let level = Self.index(of: sum.level, in: levels)
                    slopes.append(Sum(level: level, amount: sum.sum, magnitude: sum.magnitude))
                }
                segments.append(
                    Segment(
                        sums: start..<Int32(slopes.count), rank: function.slopes[index].rank,
                        direction: function.slopes[index].isGrowing ? 1 : -1,
                        isViolation: function.slopes[index].isViolation))
            }
        }
    }

    private static func index(of level: Double, in levels: [Double]) -> Int32 {
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return Int32(low)
    }

    /// A Boolean value that indicates whether a required row is violated on a segment.
    func isViolation(segment: Int) -> Bool { segments[segment].isViolation }

    /// Begins the sum for a column.
    mutating func begin() {
        for level in sums.indices {
            sums[level].amount = 0
            sums[level].magnitude = 0
        }
        rank = .none
    }

    /// Adds a basic row on a segment of its function that grows at `rate` along the column.
    mutating func add(segment index: Int, rate: Double) {
        for sumIndex in segments[index].sums {
            let slope = slopes[Int(sumIndex)]
            sums[Int(slope.level)].amount += rate * slope.amount
            sums[Int(slope.level)].magnitude += rate.magnitude * slope.magnitude
        }
        if segments[index].rank < rank {
            rank = segments[index].rank
            direction = segments[index].direction * rate > 0 ? 1 : -1
        }
    }

    /// The reduced cost of moving the column up (1) or down (-1) on a segment of its own row's function.
    /// - Returns: `nil` if the cost grows.
    func reducedCost(_ sign: Double, own index: Int) -> ReducedCost? {
        let segment = segments[index]
        var own = segment.sums
        for level in sums.indices {
            var (sum, magnitude) = (sums[level].amount, sums[level].magnitude)
            if let sumIndex = own.first, slopes[Int(sumIndex)].level == Int32(level) {
                sum += slopes[Int(sumIndex)].amount
                magnitude += slopes[Int(sumIndex)].magnitude
                own = own.dropFirst()
            }
            if sum.magnitude > magnitude * Tolerance.canceledCost {
                return sum * sign < 0 ? ReducedCost(level: level, amount: sum * sign, rank: .none) : nil
            }
        }
        let isOwn = segment.rank < rank
        let decisive = isOwn ? segment.rank : rank
        guard (isOwn ? segment.direction : direction) * sign < 0, decisive.level < .infinity else { return nil }
        return ReducedCost(level: sums.count, amount: 0, rank: decisive)
    }
}
