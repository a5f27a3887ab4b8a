/// How fast a cost grows along a line, as a number of a strictly ordered scale: errors in higher tiers outweigh any
/// errors in lower ones.
///
/// Costs are compared tier by tier: required rows, each priority from high to low, sizes, slack. Within a priority
/// first comes the sum of all errors, then each row's own error, the one that joined last first; sizes and slacks
/// have no sum, only the second. A cost's full slope would be a long list of numbers, but two facts make its head
/// enough: each row has a key of its own, so that the heads of different rows never cancel out, and comparing stops
/// at the first number that differs. The head is: the highest tier concerned, the sum there, and the sign of the most
/// important row.
struct Slope: Sendable {
    /// 0 for required; larger is less important.
    var tier: Int32
    /// The most important row concerned within the tier; smaller is more important.
    var key: Int32
    /// Whether that row's error grows.
    var isGrowing: Bool
    /// The sum of the tier's slopes; 0 in tiers without a sum.
    var sum: Double
    /// The sum of their absolute values: what rounding errors are measured against.
    var magnitude: Double

    /// The slope of what costs nothing.
    static let zero = Slope(tier: .max, key: .max, isGrowing: true, sum: 0, magnitude: 0)

    var isZero: Bool { tier == .max }

    /// The sum, without rounding errors.
    private var cleanSum: Double { sum.magnitude <= magnitude * 1e-10 ? 0 : sum }

    /// Whether the cost falls.
    var isNegative: Bool {
        if tier == .max { return false }
        let clean = cleanSum
        return clean == 0 ? !isGrowing : clean < 0
    }

    /// Both costs together. The order of adding doesn't matter.
    static func + (left: Slope, right: Slope) -> Slope {
        if left.tier != right.tier { return left.tier < right.tier ? left : right }
        let head = left.key < right.key ? left : right
        return Slope(
            tier: left.tier, key: head.key, isGrowing: head.isGrowing, sum: left.sum + right.sum,
            magnitude: left.magnitude + right.magnitude)
    }

    /// The slope along a line that runs `factor` times as fast, backwards if negative.
    func scaled(by factor: Double) -> Slope {
        Slope(
            tier: tier, key: key, isGrowing: isGrowing == (factor > 0), sum: sum * factor,
            magnitude: magnitude * factor.magnitude)
    }

    var negated: Slope {
        Slope(tier: tier, key: key, isGrowing: !isGrowing, sum: -sum, magnitude: magnitude)
    }

    /// Compares slopes of different rows, or of one curve at different places.
    static func < (left: Slope, right: Slope) -> Bool {
        if left.tier != right.tier { return left.tier < right.tier ? left.isNegative : right.isPositive }
        let difference = left.sum - right.sum
        if difference.magnitude > (left.magnitude + right.magnitude) * 1e-10 { return difference < 0 }
        if left.key != right.key { return left.key < right.key ? !left.isGrowing : right.isGrowing }
        return !left.isGrowing && right.isGrowing
    }

    var isPositive: Bool { tier != .max && !isNegative }
}
