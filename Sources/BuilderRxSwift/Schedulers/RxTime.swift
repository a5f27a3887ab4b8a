import Foundation

/// A point in time of a scheduler.
public typealias RxTime = Date

/// A span of time, as operators and schedulers take it: `.seconds(2)`, `.milliseconds(300)`.
public typealias RxTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
    /// The span in seconds; infinite for `.never`.
    var inSeconds: TimeInterval {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }
}

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
