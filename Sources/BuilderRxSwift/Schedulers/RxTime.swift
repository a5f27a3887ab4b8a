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
