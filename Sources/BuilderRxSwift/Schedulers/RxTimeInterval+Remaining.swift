import Foundation

extension RxTimeInterval {
    /// Returns the rest of a span that began at a time: at least nothing, and at most all of it, in case the clock was
    /// set back.
    ///
    /// Less than a microsecond counts as nothing: dates are no more exact.
    func remaining(since start: RxTime, now: RxTime) -> RxTimeInterval {
        let whole = inSeconds
        guard whole.isFinite else { return .never }
        let left = min(whole - now.timeIntervalSince(start), whole)
        if left < 1e-6 { return .nanoseconds(0) }
        return left < 1e9 ? .nanoseconds(Int((left * 1e9).rounded())) : .seconds(Int(exactly: left.rounded()) ?? .max)
    }

    /// A Boolean value that indicates whether there is nothing to wait for.
    var isNow: Bool { inSeconds <= 0 }

    /// The span as the time between things that are repeated: a millisecond where it is zero or negative, so that
    /// nothing spins.
    var asPeriod: RxTimeInterval { isNow ? .milliseconds(1) : self }
}
