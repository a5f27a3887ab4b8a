/// The importance of one row's error, slack or distance; a smaller rank is more important.
struct Rank: Comparable, Sendable {
    /// The negated priority of an error; above 0 for what is decided after all errors.
    var level: Double
    var order: Int
    /// 32 bits, so that a slope remains small.
    private var number: Int32

    init(level: Double, order: Int, number: Int) {
        self.level = level
        self.order = order
        self.number = Int32(truncatingIfNeeded: number)
    }

    /// The rank of no row at all.
    static let none = Rank(level: .infinity, order: 0, number: 0)
    /// The level of required constraints and of sizes that are never negative.
    static let requiredLevel = -ConstraintSolver.required

    /// An error of a constraint: within a priority, the later constraint is more important.
    static func error(priority: Double, order: Int, number: Int) -> Rank {
        priority >= ConstraintSolver.required
            ? Rank(level: requiredLevel, order: 0, number: number)
            : Rank(level: -priority, order: ~order, number: -number)
    }
    /// The length of a size.
    static func length(order: Int, number: Int) -> Rank { Rank(level: 1, order: order, number: number) }
    /// Slack in a satisfied inequality: the later one is tighter.
    static func slack(order: Int, number: Int) -> Rank { Rank(level: 2, order: ~order, number: -number) }
    /// The distance of a variable from its default position.
    static func defaultPosition(order: Int, number: Int) -> Rank { Rank(level: 3, order: order, number: number) }
    /// The distance of an otherwise undetermined variable from 0, in order of making.
    static func variable(number: Int) -> Rank { Rank(level: 4, order: 0, number: number) }

    static func < (left: Rank, right: Rank) -> Bool {
        if left.level != right.level { return left.level < right.level }
        return left.order != right.order ? left.order < right.order : left.number < right.number
    }
}

/// The slope of a lexicographic cost along a line: errors of a higher level outweigh any errors of lower ones.
///
/// Costs are compared by the sum of all errors of each level, the highest priority first. Where all sums are equal,
/// single rows decide by ``Rank``: their own errors, then sizes, then slack. That second part of a slope would be a
/// vector with an entry for each row, but its first entry is enough: no two rows have the same rank, so the first
/// entries of different rows never cancel, and a comparison stops at the first entry that differs. A slope is therefore
/// its sums (mostly one) and the direction of its most important row.
///
/// A slope with a sum of required rows has no other sums: a violated required row outweighs everything else.
struct LexicographicCost: Sendable {
    /// The sum of the slopes of one level.
    struct Sum: Sendable {
        /// The level as in ``Rank``; infinite for no sum.
        var level: Double
        var sum: Double
        /// The sum of the absolute values, relative to which rounding errors are measured.
        var magnitude: Double

        static let none = Sum(level: .infinity, sum: 0, magnitude: 0)

        /// The sum, or 0 where it is a rounding error.
        var rounded: Double { sum.magnitude <= magnitude * Tolerance.canceledCost ? 0 : sum }

        func scaled(by factor: Double) -> Sum {
            Sum(level: level, sum: sum * factor, magnitude: magnitude * factor.magnitude)
        }
    }

    /// The most important row concerned.
    private(set) var rank: Rank
    /// Indicates whether that row's error grows.
    private(set) var isGrowing: Bool
    /// The sum of the highest level that has one.
    private var first: Sum
    /// The sums of lower levels, the highest first; `nil` mostly.
    private var others: [Sum]?

    /// The slope of a constant.
    static let zero = LexicographicCost(rank: .none, isGrowing: true, first: .none)

    /// The slope of an error that grows by `rate` for each unit along the line.
    static func error(_ rank: Rank, rate: Double) -> LexicographicCost {
        LexicographicCost(rank: rank, isGrowing: true, first: Sum(level: rank.level, sum: rate, magnitude: rate))
    }

    /// The slope of a slack, length or distance, of which only the direction counts.
    static func tieBreak(_ rank: Rank) -> LexicographicCost {
        LexicographicCost(rank: rank, isGrowing: true, first: .none)
    }

    private init(rank: Rank, isGrowing: Bool, first: Sum, others: [Sum]? = nil) {
        self.rank = rank
        self.isGrowing = isGrowing
        self.first = first
        self.others = others
    }

    /// Indicates whether a required row is violated.
    var isViolation: Bool { first.level == Rank.requiredLevel }

    func forEachSum(_ body: (Sum) -> Void) {
        if first.level != .infinity { body(first) }
        if let others { others.forEach(body) }
    }

    // MARK: Sign

    /// Indicates whether the cost falls.
    var isNegative: Bool {
        if rank.level == .infinity { return false }
        let rounded = first.rounded
        if rounded != 0 { return rounded < 0 }
        for other in others ?? [] where other.rounded != 0 { return other.rounded < 0 }
        return !isGrowing
    }

    // MARK: Sums and multiples

    /// The slope of both costs together. The order of adding doesn't matter.
    static func + (left: LexicographicCost, right: LexicographicCost) -> LexicographicCost {
        var result = right.rank < left.rank ? right : left
        if left.first.level == right.first.level, left.others == nil, right.others == nil {
            result.first = Sum(
                level: left.first.level, sum: left.first.sum + right.first.sum,
                magnitude: left.first.magnitude + right.first.magnitude)
        } else if right.first.level == .infinity || (left.isViolation && !right.isViolation) {
            result.first = left.first
            result.others = left.others
        } else if left.first.level == .infinity || (right.isViolation && !left.isViolation) {
            result.first = right.first
            result.others = right.others
        } else {
            let sums = merged(left, right)
            result.first = sums[0]
            result.others = sums.count > 1 ? Array(sums.dropFirst()) : nil
        }
        return result
    }

    /// The sums of one slope and `factor` times another, the highest level first.
    private static func merged(
        _ left: LexicographicCost, _ right: LexicographicCost, times factor: Double = 1
    ) -> [Sum] {
        var result: [Sum] = []
        left.forEachSum { result.append($0) }
        right.forEachSum { each in
            let sum = each.scaled(by: factor)
            if let index = result.firstIndex(where: { $0.level == sum.level }) {
                result[index].sum += sum.sum
                result[index].magnitude += sum.magnitude
            } else {
                result.append(sum)
            }
        }
        return result.sorted { $0.level < $1.level }
    }

    /// The slope along the line in the opposite direction.
    var negated: LexicographicCost {
        LexicographicCost(
            rank: rank, isGrowing: !isGrowing, first: first.scaled(by: -1),
            others: others?.map { $0.scaled(by: -1) })
    }

    // MARK: Order

    /// Compares slopes of different rows, or of one function at different places.
    static func < (left: LexicographicCost, right: LexicographicCost) -> Bool {
        if left.isViolation != right.isViolation {
            return left.isViolation ? left.isNegative : right.rank.level != .infinity && !right.isNegative
        }
        if left.first.level == right.first.level, left.others == nil, right.others == nil {
            let difference = left.first.sum - right.first.sum
            let magnitude = left.first.magnitude + right.first.magnitude
            if difference.magnitude > magnitude * Tolerance.canceledCost { return difference < 0 }
        } else {
            let isLeft = left.first.level < right.first.level
            let highest = isLeft ? left.first.rounded : -right.first.rounded
            if left.first.level != right.first.level, highest != 0 { return highest < 0 }
            for sum in merged(left, right, times: -1) where sum.rounded != 0 { return sum.rounded < 0 }
        }
        if left.rank != right.rank { return left.rank < right.rank ? !left.isGrowing : right.isGrowing }
        return !left.isGrowing && right.isGrowing
    }
}
