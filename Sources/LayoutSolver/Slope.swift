/// How fast a cost grows along a line, as a number of a strictly ordered scale: errors in higher tiers outweigh any
/// errors in lower ones.
///
/// Costs are compared by the sum of all errors in each tier, the highest first: required rows, then each priority from
/// high to low. Where all sums are equal, single rows decide: each row's own error, the highest tier first and within it
/// the row that joined last first; then sizes; then slacks. That second part of a slope would be a long list of numbers,
/// but its head is enough: each row has a key of its own, so that the heads of different rows never cancel out, and
/// comparing stops at the first number that differs. So a slope is its sums, mostly one, and the sign of the most
/// important row.
///
/// A slope with a sum of required rows has no other sums: where a required row gives way, nothing else matters.
struct Slope: Sendable {
    /// The sum of the slopes of one tier.
    struct Sum: Sendable {
        /// 0 for required; larger is less important; `.max` for no sum.
        var tier: Int32
        var sum: Double
        /// The sum of the absolute values: what rounding errors are measured against.
        var magnitude: Double

        static let none = Sum(tier: .max, sum: 0, magnitude: 0)

        /// The sum, without rounding errors.
        var clean: Double { sum.magnitude <= magnitude * 1e-10 ? 0 : sum }

        func scaled(by factor: Double) -> Sum {
            Sum(tier: tier, sum: sum * factor, magnitude: magnitude * factor.magnitude)
        }
    }

    /// The most important row concerned: its tier and its place within it (smaller is more important). `.max`: no row.
    private var tier: Int32
    private var key: Int32
    /// Whether that row's error grows.
    private var isGrowing: Bool
    /// The sum of the highest tier that has one.
    private var first: Sum
    /// The sums of lower tiers, the highest first; `nil` mostly.
    private var others: [Sum]?

    /// The slope of what costs nothing.
    static let zero = Slope(tier: .max, key: .max, isGrowing: true, first: .none)

    /// The slope of one row's error, `rate` for each unit along the line.
    static func error(tier: Int32, key: Int32, rate: Double) -> Slope {
        Slope(
            tier: tier, key: key, isGrowing: true, first: Sum(tier: tier, sum: rate, magnitude: rate))
    }

    /// The slope of one row's slack or length, which counts by its sign only.
    static func slack(tier: Int32, key: Int32) -> Slope {
        Slope(tier: tier, key: key, isGrowing: true, first: .none)
    }

    private init(tier: Int32, key: Int32, isGrowing: Bool, first: Sum, others: [Sum]? = nil) {
        self.tier = tier
        self.key = key
        self.isGrowing = isGrowing
        self.first = first
        self.others = others
    }

    // MARK: As plain numbers

    /// How important the most important row is; smaller is more important.
    var rank: Int { tier == .max ? .max : Int(tier) << 32 | Int(key) }

    /// Whether that row's error grows (1) or falls (-1).
    var direction: Double { isGrowing ? 1 : -1 }

    func forEachSum(_ body: (Sum) -> Void) {
        if first.tier != .max { body(first) }
        if let others { others.forEach(body) }
    }

    // MARK: Sign

    /// Whether the cost falls.
    var isNegative: Bool {
        if tier == .max { return false }
        let clean = first.clean
        if clean != 0 { return clean < 0 }
        if let others {
            for other in others {
                let clean = other.clean
                if clean != 0 { return clean < 0 }
            }
        }
        return !isGrowing
    }

    var isPositive: Bool { tier != .max && !isNegative }

    // MARK: Sums and multiples

    /// Both costs together. The order of adding doesn't matter.
    static func + (left: Slope, right: Slope) -> Slope {
        var result = isMoreImportant(left, right) ? left : right
        if left.first.tier == right.first.tier, left.others == nil, right.others == nil {
            result.first = Sum(
                tier: left.first.tier, sum: left.first.sum + right.first.sum,
                magnitude: left.first.magnitude + right.first.magnitude)
        } else if right.first.tier == .max || (left.first.tier == 0 && right.first.tier != 0) {
            result.first = left.first
            result.others = left.others
        } else if left.first.tier == .max || (right.first.tier == 0 && left.first.tier != 0) {
            result.first = right.first
            result.others = right.others
        } else {
            result.take(left, right)
        }
        return result
    }

    private var sumCount: Int { 1 + (others?.count ?? 0) }

    private func sum(_ index: Int) -> Sum { index == 0 ? first : others?[index - 1] ?? .none }

    /// Takes the sums of two slopes, the highest tier first.
    private mutating func take(_ left: Slope, _ right: Slope) {
        var rest: [Sum] = []
        rest.reserveCapacity(left.sumCount + right.sumCount - 1)
        var isFirst = true
        Self.merge(left, right) { sum in
            if isFirst { first = sum } else { rest.append(sum) }
            isFirst = false
            return true
        }
        others = rest.isEmpty ? nil : rest
    }

    /// Calls `body` with the sums of one slope and `factor` times another, the highest tier first, while it returns true.
    private static func merge(_ left: Slope, _ right: Slope, times factor: Double = 1, _ body: (Sum) -> Bool) {
        let (leftCount, rightCount) = (left.sumCount, right.sumCount)
        var (i, j) = (0, 0)
        while i < leftCount || j < rightCount {
            let a = i < leftCount ? left.sum(i) : .none
            let b = j < rightCount ? right.sum(j).scaled(by: factor) : .none
            let sum: Sum
            if j == rightCount || (i < leftCount && a.tier < b.tier) {
                sum = a
                i += 1
            } else if i == leftCount || b.tier < a.tier {
                sum = b
                j += 1
            } else {
                sum = Sum(tier: a.tier, sum: a.sum + b.sum, magnitude: a.magnitude + b.magnitude)
                i += 1
                j += 1
            }
            guard body(sum) else { return }
        }
    }

    /// The slope along a line that runs `factor` times as fast, backwards if negative.
    func scaled(by factor: Double) -> Slope {
        Slope(
            tier: tier, key: key, isGrowing: isGrowing == (factor > 0), first: first.scaled(by: factor),
            others: others?.map { $0.scaled(by: factor) })
    }

    var negated: Slope { scaled(by: -1) }

    // MARK: Order

    private static func isMoreImportant(_ left: Slope, _ right: Slope) -> Bool {
        left.tier != right.tier ? left.tier < right.tier : left.key < right.key
    }

    /// Compares slopes of different rows, or of one curve at different places.
    static func < (left: Slope, right: Slope) -> Bool {
        if left.first.tier == 0 || right.first.tier == 0, left.first.tier != right.first.tier {
            return left.first.tier == 0 ? left.isNegative : right.isPositive
        }
        if left.first.tier == right.first.tier, left.others == nil, right.others == nil {
            let difference = left.first.sum - right.first.sum
            if difference.magnitude > (left.first.magnitude + right.first.magnitude) * 1e-10 { return difference < 0 }
        } else {
            var decision = 0.0
            merge(left, right, times: -1) { sum in
                decision = sum.clean
                return decision == 0
            }
            if decision != 0 { return decision < 0 }
        }
        if left.tier != right.tier || left.key != right.key {
            return isMoreImportant(left, right) ? !left.isGrowing : right.isGrowing
        }
        return !left.isGrowing && right.isGrowing
    }
}
