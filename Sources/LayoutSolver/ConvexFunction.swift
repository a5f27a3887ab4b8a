/// A convex piecewise-linear function of one number: segments between breakpoints.
struct ConvexFunction: Sendable {
    /// The function of one row: two segments that meet in one breakpoint.
    struct Hinge: Sendable {
        var breakpoint: Double
        var left: LexicographicCost
        var right: LexicographicCost
    }

    /// The breakpoints, ascending.
    var breakpoints: [Double]
    /// The slopes before the first breakpoint, between breakpoints, and after the last one.
    var slopes: [LexicographicCost]

    init(breakpoints: [Double], slopes: [LexicographicCost]) {
        self.breakpoints = breakpoints
        self.slopes = slopes
    }

    /// The function of one row.
    init(_ hinge: Hinge) {
        breakpoints = [hinge.breakpoint]
        slopes = [hinge.left, hinge.right]
    }

    /// The sum of the functions of several rows of the same number.
    init(_ hinges: [Hinge]) {
        let sorted = hinges.sorted { $0.breakpoint < $1.breakpoint }
        breakpoints = sorted.map(\.breakpoint)
        slopes = [LexicographicCost](repeating: .zero, count: sorted.count + 1)
        var left = LexicographicCost.zero
        for index in sorted.indices.reversed() {
            left = left + sorted[index].left
            slopes[index] = left
        }
        var right = LexicographicCost.zero
        for index in sorted.indices {
            right = right + sorted[index].right
            slopes[index + 1] = slopes[index + 1] + right
        }
    }

    /// The index of the breakpoint with the least cost. There is one such breakpoint, because no slope is zero.
    var lowestBreakpoint: Int {
        var low = 0
        var high = breakpoints.count - 1
        while low < high {
            let middle = (low + high) / 2
            if slopes[middle + 1].isNegative { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The function of the negated number.
    var mirrored: ConvexFunction {
        ConvexFunction(breakpoints: breakpoints.reversed().map { -$0 }, slopes: slopes.reversed().map(\.negated))
    }

    static func + (first: ConvexFunction, second: ConvexFunction) -> ConvexFunction {
        var breakpoints: [Double] = []
        var slopes: [LexicographicCost] = [first.slopes[0] + second.slopes[0]]
        breakpoints.reserveCapacity(first.breakpoints.count + second.breakpoints.count)
        slopes.reserveCapacity(first.slopes.count + second.slopes.count)
        var (a, b) = (0, 0)
        while a < first.breakpoints.count || b < second.breakpoints.count {
            let takesFirst =
                b == second.breakpoints.count
                || (a < first.breakpoints.count && first.breakpoints[a] <= second.breakpoints[b])
            breakpoints.append(takesFirst ? first.breakpoints[a] : second.breakpoints[b])
            if takesFirst { a += 1 } else { b += 1 }
            slopes.append(first.slopes[a] + second.slopes[b])
        }
        return ConvexFunction(breakpoints: breakpoints, slopes: slopes)
    }

    /// The sum of all functions, added in a balanced tree so that many small ones take linear-logarithmic time.
    static func sum(of functions: [ConvexFunction]) -> ConvexFunction {
        guard functions.count > 1 else { return functions[0] }
        let middle = functions.count / 2
        return sum(of: Array(functions[..<middle])) + sum(of: Array(functions[middle...]))
    }
}
