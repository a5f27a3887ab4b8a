import Foundation
import Settling

/// Schedules on the queue; during a render in virtual time, for which the render waits.
extension DispatchQueue: @retroactive Scheduler {
    /// A time of the queue's scheduler.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as Dispatch's.
        public var dispatchTime: DispatchTime

        /// Creates a time from one of Dispatch's.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// Returns the interval to another time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let distance = Int(clamping: end >= start ? end - start : start - end)
            return .nanoseconds(end >= start ? distance : -distance)
        }

        /// Returns the time after an interval.
        public func advanced(by interval: Stride) -> SchedulerTimeType {
            guard interval.magnitude != .max, dispatchTime != .distantFuture else {
                return SchedulerTimeType(.distantFuture)
            }
            return SchedulerTimeType(dispatchTime + interval.timeInterval)
        }

        /// An interval between times of the queue's scheduler.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The interval in nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            private init(_ count: Int, times nanoseconds: Int) {
                let (product, isTooLarge) = count.multipliedReportingOverflow(by: nanoseconds)
                magnitude = isTooLarge ? (count > 0 ? .max : .min) : product
            }

            /// Creates an interval from one of Dispatch's.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let seconds): self = .seconds(seconds)
                case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
                case .microseconds(let microseconds): self = .microseconds(microseconds)
                case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            /// Creates an interval in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Creates an interval in seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates an interval in seconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            /// The interval as Dispatch's.
            public var timeInterval: DispatchTimeInterval {
                magnitude == .max ? .never : .nanoseconds(magnitude)
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                let (sum, isTooLarge) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
                return Stride(nanoseconds: isTooLarge ? (rhs.magnitude > 0 ? .max : .min) : sum)
            }
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                let (difference, isTooLarge) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
                return Stride(nanoseconds: isTooLarge ? (rhs.magnitude < 0 ? .max : .min) : difference)
            }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude, times: rhs.magnitude) }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            /// Returns an interval in seconds.
            public static func seconds(_ s: Double) -> Stride {
                guard !s.isNaN else { return Stride(nanoseconds: 0) }
                return Stride(nanoseconds: Int(exactly: (s * 1e9).rounded(.towardZero)) ?? (s > 0 ? .max : .min))
            }
            /// Returns an interval in seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
            /// Returns an interval in milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
            /// Returns an interval in microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1000) }
            /// Returns an interval in nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            /// The interval in seconds; infinite for one that never elapses.
            var seconds: Double { magnitude == .max ? .infinity : Double(magnitude) / 1e9 }
        }
    }

    /// Options for closures of the queue's scheduler. During a render only the group has an effect.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group to which closures belong.
        public var group: DispatchGroup?

        /// Creates options from a quality of service, flags, and a group.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// The current time; during a render, that of the screen.
    public var now: SchedulerTimeType { SchedulerTimeType(ScreenWork.uptime) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard let options else { return QueueSchedule.run(on: self, action) }
        if ScreenWork.current == nil {
            nonisolated(unsafe) let action = action
            return async(group: options.group, qos: options.qos, flags: options.flags) { action() }
        }
        options.group?.enter()
        QueueSchedule.run(on: self) {
            action()
            options.group?.leave()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { QueueSchedule.run(on: self, after: secondsUntil(date), action) }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        QueueSchedule.run(
            on: self, after: secondsUntil(date), every: interval.seconds, leeway: tolerance.seconds, action)
    }

    private func secondsUntil(_ date: SchedulerTimeType) -> Double {
        date.dispatchTime == .distantFuture ? .infinity : now.distance(to: date).seconds
    }
}

extension DispatchQueue: OneShotScheduler {
    func scheduleOnce(after date: SchedulerTimeType, _ action: @escaping () -> Void) -> any Cancellable {
        QueueSchedule.run(on: self, after: secondsUntil(date), every: nil, action)
    }
}
