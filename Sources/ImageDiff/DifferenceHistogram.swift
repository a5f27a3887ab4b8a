import Foundation

/// Counts differences by size, to find the limit that all but a given number pass.
final class DifferenceHistogram {
    private static let buckets = 10_001
    /// The counters.
    let counters: DifferenceCounters

    init(range: Double) {
        counters = DifferenceCounters(
            range: range, scale: Double(Self.buckets - 1) / range, last: Self.buckets - 1,
            counts: .allocate(capacity: Self.buckets), greatest: .allocate(capacity: Self.buckets))
        memset(counters.counts, 0, Self.buckets * MemoryLayout<Int>.stride)
        // A double whose bits are all zero is zero, too.
        memset(counters.greatest, 0, Self.buckets * MemoryLayout<Double>.stride)
    }

    deinit {
        counters.counts.deallocate()
        counters.greatest.deallocate()
    }

    /// Adds the counts of another histogram with the same range.
    func add(_ other: DifferenceHistogram) {
        let (own, others) = (counters, other.counters)
        var bucket = 0
        while bucket <= own.last {
            own.counts[bucket] = own.counts[bucket] &+ others.counts[bucket]
            if others.greatest[bucket] > own.greatest[bucket] { own.greatest[bucket] = others.greatest[bucket] }
            bucket = bucket &+ 1
        }
    }

    /// Returns the least limit that at most `allowed` differences exceed, to within a ten-thousandth of the range.
    func limit(allowing allowed: Int) -> Double {
        let counters = counters
        var above = 0
        var bucket = counters.last
        while bucket >= 0 {
            above = above &+ counters.counts[bucket]
            if above > allowed { return counters.greatest[bucket] }
            bucket = bucket &- 1
        }
        return 0
    }
}

/// The histogram's memory in the form used by loops: without reference counting for each pixel.
struct DifferenceCounters {
    /// The range; differences of at least this size share the last bucket.
    let range: Double
    let scale: Double
    let last: Int
    let counts: UnsafeMutablePointer<Int>
    let greatest: UnsafeMutablePointer<Double>

    func add(_ difference: Double) {
        let bucket = bucket(difference)
        counts[bucket] = counts[bucket] &+ 1
    }

    /// Returns the bucket of a difference that is about to be counted.
    func bucket(_ difference: Double) -> Int {
        let bucket = difference < range ? Int(difference * scale) : last
        if difference > greatest[bucket] { greatest[bucket] = difference }
        return bucket
    }
}
