import BuilderRxSwift
import Foundation

/// Virtual time that is counted in whole ticks from the beginning of 1970.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
    /// A tick.
    public typealias VirtualTimeUnit = Int

    /// A number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The number of seconds of one tick.
    private let resolution: Double

    init(resolution: Double) {
        self.resolution = resolution
    }

    /// The date that a tick stands for.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The tick that is nearest to a date.
    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// The seconds that a number of ticks stands for.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks nearest to a number of seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = (timeInterval / resolution + 0.5).rounded(.towardZero)
        return Int(exactly: ticks) ?? (ticks < 0 ? Int.min : Int.max)
    }

    /// The tick that comes some ticks after another.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
        time + offset
    }

    /// Which of two ticks comes first.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
    }
}
