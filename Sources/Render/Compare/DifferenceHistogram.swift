/// Counts differences by size, to find the limit that lets all but some pass.
final class DifferenceHistogram {
    private static let buckets = 10_001
    /// Differences of this and more share the last bucket.
    private let range: Double
    private let scale: Double
    private let counts: UnsafeMutablePointer<Int>
    private let greatest: UnsafeMutablePointer<Double>

    init(range: Double) {
        self.range = range
        scale = Double(Self.buckets - 1) / range
        counts = .allocate(capacity: Self.buckets)
        counts.initialize(repeating: 0, count: Self.buckets)
        greatest = .allocate(capacity: Self.buckets)
        greatest.initialize(repeating: 0, count: Self.buckets)
    }

    deinit {
        counts.deallocate()
        greatest.deallocate()
    }

    func add(_ difference: Double) {
        let bucket = difference < range ? Int(difference * scale) : Self.buckets &- 1
        counts[bucket] = counts[bucket] &+ 1
        if difference > greatest[bucket] { greatest[bucket] = difference }
    }

    /// A limit that at most `allowed` differences exceed, the least to within a ten-thousandth of the range.
    func limit(allowing allowed: Int) -> Double {
        var above = 0
        var bucket = Self.buckets - 1
        while bucket >= 0 {
            above += counts[bucket]
            if above > allowed { return greatest[bucket] }
            bucket -= 1
        }
        return 0
    }
}
