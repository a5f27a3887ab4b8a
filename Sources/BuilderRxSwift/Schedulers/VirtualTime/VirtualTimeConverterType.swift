import Foundation

/// The conversion of a ``VirtualTimeScheduler``'s counts to dates and seconds, and back.
public protocol VirtualTimeConverterType {
    /// A point in virtual time.
    associatedtype VirtualTimeUnit

    /// A span of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// The date that a point in virtual time stands for.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// The point in virtual time that stands for a date.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// The seconds that a span of virtual time stands for.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// The span of virtual time that stands for some seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// The point that comes a span after another.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Which of two points comes first.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
    /// The first comes before the second.
    case lessThan
    /// They are the same point.
    case equal
    /// The first comes after the second.
    case greaterThan
}
