/// Two procedures measured alternately (A B A B …), so that other load on the machine affects both alike.
public struct PairedRuns: Sendable {
    /// The result of each run, in any unit.
    public private(set) var first: [Double] = []
    public private(set) var second: [Double] = []

    /// Creates pairs from existing results.
    public init(first: [Double], second: [Double]) {
        self.first = first
        self.second = second
    }

    /// Runs both procedures alternately. The order within a pair alternates, too.
    ///
    /// - Parameter count: The number of pairs, 1 or more.
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
    /// The middle value, or the mean of the two middle values; NaN if the collection is empty.
    public var median: Double {
        let sorted = self.sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
