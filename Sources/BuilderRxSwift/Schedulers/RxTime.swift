import Foundation

/// A point in time of a scheduler.
public typealias RxTime = Date

/// A time interval of operators and schedulers: `.seconds(2)`, `.milliseconds(300)`.
public typealias RxTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
    /// The interval in seconds; infinite for `.never`.
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
    /// Returns the remaining part of an interval that began at a time. The result is between zero and the whole
    /// interval, even if the clock was set back.
    ///
    /// Less than a microsecond counts as zero: dates are no more exact.
    func remaining(since start: RxTime, now: RxTime) -> RxTimeInterval {
        let whole = inSeconds
        guard whole.isFinite else { return .never }
        let left = min(whole - now.timeIntervalSince(start), whole)
        if left < 1e-6 { return .nanoseconds(0) }
        return left < 1e9 ? .nanoseconds(Int((left * 1e9).rounded())) : .seconds(Int(exactly: left.rounded()) ?? .max)
    }

    /// A Boolean value that indicates whether the interval is zero or negative.
    var isNow: Bool { inSeconds <= 0 }

    /// The interval as a period: a millisecond if it is zero or negative, to avoid busy loops.
    var asPeriod: RxTimeInterval { isNow ? .milliseconds(1) : self }
}
