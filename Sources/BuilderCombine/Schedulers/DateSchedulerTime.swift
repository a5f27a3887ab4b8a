import Foundation
import Settling

/// A time of the schedulers whose clock is the calendar's: run loops and operation queues.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The time as a date.
    public var date: Date

    /// Creates a time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the interval to another time.
    public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// Returns the time after an interval.
    public func advanced(by interval: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date.addingTimeInterval(interval.timeInterval))
    }

    /// The seconds from the current time on; during a render, from that of the screen.
    var secondsFromNow: Double { date.timeIntervalSince(ScreenWork.now) }

    /// The current time; during a render, that of the screen.
    static var now: DateSchedulerTime { DateSchedulerTime(ScreenWork.now) }

    /// An interval between dates.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The interval in seconds.
        public var magnitude: TimeInterval

        /// Creates an interval in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// Creates an interval in seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// Creates an interval in seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }

        /// Creates an interval in seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        /// The interval in seconds.
        public var timeInterval: TimeInterval { magnitude }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// Returns an interval in seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        /// Returns an interval in seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// Returns an interval in milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        /// Returns an interval in microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        /// Returns an interval in nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}
