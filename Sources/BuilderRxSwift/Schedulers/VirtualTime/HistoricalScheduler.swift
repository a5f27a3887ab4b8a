import Foundation

/// A virtual time scheduler that uses dates and seconds.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// Creates a scheduler with an initial date, the beginning of 1970 by default.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// A converter for virtual time that is measured in dates and seconds, and thus needs no conversion.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
    /// A date.
    public typealias VirtualTimeUnit = RxTime

    /// An interval in seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    /// Returns the date.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    /// Returns the date.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    /// Returns the seconds.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
        virtualTimeInterval
    }

    /// Returns the seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

    /// Returns the date a number of seconds later.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time.addingTimeInterval(offset) }

    /// Compares two dates.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
    }
}
