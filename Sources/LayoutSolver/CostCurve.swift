/// A convex cost of one number: straight pieces between kinks.
struct CostCurve: Sendable {
    /// A cost with one kink: what one row says about one number.
    struct Kink: Sendable {
        var position: Double
        var left: Slope
        var right: Slope
    }

    /// Where the kinks are, ascending.
    var positions: [Double]
    /// The slopes before the first kink, between them, and after the last.
    var slopes: [Slope]

    init(positions: [Double], slopes: [Slope]) {
        self.positions = positions
        self.slopes = slopes
    }

    /// Several rows about the same number.
    init(kinks: ArraySlice<Kink>) {
        if kinks.count == 1, let kink = kinks.first {
            positions = [kink.position]
            slopes = [kink.left, kink.right]
            return
        }
        let isAscending = zip(kinks, kinks.dropFirst()).allSatisfy { $0.position <= $1.position }
        let sorted = isAscending ? kinks : kinks.sorted { $0.position < $1.position }[...]
        positions = []
        positions.reserveCapacity(sorted.count)
        slopes = [Slope](repeating: .zero, count: sorted.count + 1)
        let start = sorted.startIndex
        var left = Slope.zero
        for index in sorted.indices.reversed() {
            left = left + sorted[index].left
            slopes[index - start] = left
        }
        var right = Slope.zero
        for index in sorted.indices {
            positions.append(sorted[index].position)
            right = right + sorted[index].right
            slopes[index - start + 1] = slopes[index - start + 1] + right
        }
    }

    /// Where the cost is least. There is one such place, because no piece has the slope zero.
    var lowest: Double {
        var low = 0
        var high = positions.count - 1
        while low < high {
            let middle = (low + high) / 2
            if slopes[middle + 1].isNegative { low = middle + 1 } else { high = middle }
        }
        return positions[low]
    }

    /// The cost as seen from the other side: of the negated number.
    var mirrored: CostCurve {
        CostCurve(positions: positions.reversed().map { -$0 }, slopes: slopes.reversed().map(\.negated))
    }

    /// Both costs of the same number.
    static func + (first: CostCurve, second: CostCurve) -> CostCurve {
        var positions: [Double] = []
        var slopes: [Slope] = [first.slopes[0] + second.slopes[0]]
        positions.reserveCapacity(first.positions.count + second.positions.count)
        slopes.reserveCapacity(first.slopes.count + second.slopes.count)
        var (a, b) = (0, 0)
        while a < first.positions.count || b < second.positions.count {
            let takesFirst =
                b == second.positions.count
                || (a < first.positions.count && first.positions[a] <= second.positions[b])
            positions.append(takesFirst ? first.positions[a] : second.positions[b])
            if takesFirst { a += 1 } else { b += 1 }
            slopes.append(first.slopes[a] + second.slopes[b])
        }
        return CostCurve(positions: positions, slopes: slopes)
    }

    /// All costs of the same number, in a tree of pairs so that many small ones stay cheap.
    static func sum(of curves: [CostCurve]) -> CostCurve {
        var current = curves
        while current.count > 1 {
            var next: [CostCurve] = []
            next.reserveCapacity((current.count + 1) / 2)
            for index in stride(from: 0, to: current.count - 1, by: 2) {
                next.append(current[index] + current[index + 1])
            }
            if current.count % 2 == 1 { next.append(current[current.count - 1]) }
            current = next
        }
        return current[0]
    }
}
