/// Two things measured in turn (A B A B …), so that whatever else the machine does meets both alike.
public struct PairedRuns: Sendable {
    /// What each run gave, in any unit.
    public private(set) var first: [Double] = []
    public private(set) var second: [Double] = []

    /// What was measured before, pair by pair.
    public init(first: [Double], second: [Double]) {
        self.first = first
        self.second = second
    }

    /// Runs both `count` times in turn. The order within a pair changes from pair to pair.
    /// - Parameter count: 1 or more.
    public init(_ count: Int, first: () throws -> Double, second: () throws -> Double) rethrows {
        for turn in 0..<max(1, count) {
            if turn % 2 == 0 {
                self.first.append(try first())
                self.second.append(try second())
            } else {
                self.second.append(try second())
                self.first.append(try first())
            }
        }
    }

    /// The median of the pairs' ratios, first to second.
    public var ratio: Double {
        zip(first, second).map { $0 / $1 }.median
    }
}

extension Collection<Double> {
    /// The middle value, or the mean of the two in the middle; not a number when there is none.
    public var median: Double {
        let sorted = self.sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
