import Foundation
import Settling

/// Schedules operations on the queue; during a render, the render waits for them, and delays are in virtual time.
extension OperationQueue: @retroactive Scheduler {
    /// A time of the scheduler.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Options of the operation queue's scheduler; there are none.
    public struct SchedulerOptions {}

    public var now: DateSchedulerTime { .now }
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === OperationQueue.main { return QueueSchedule.run(on: .main, action) }
        nonisolated(unsafe) let action = action
        addOperationTracked { action() }
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { QueueSchedule.run(on: timerQueue, after: date.secondsFromNow) { self.perform(action) } }

    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        QueueSchedule.run(
            on: timerQueue, after: date.secondsFromNow, every: interval.timeInterval, leeway: tolerance.timeInterval
        ) { self.perform(action) }
    }

    /// The queue on which delays end. It is serial: a publisher's value and its completion, whose delays end at the
    /// same time, become operations in their order.
    private var timerQueue: DispatchQueue { self === OperationQueue.main ? .main : Self.timers }
    private static let timers = DispatchQueue(label: "BuilderCombine.OperationQueue.timers")

    /// Runs a closure whose delay has ended.
    private func perform(_ action: @escaping () -> Void) {
        if self === OperationQueue.main { action() } else { schedule(options: nil, action) }
    }
}

extension OperationQueue: OneShotScheduler {
    func scheduleOnce(after date: DateSchedulerTime, _ action: @escaping () -> Void) -> any Cancellable {
        QueueSchedule.run(on: timerQueue, after: date.secondsFromNow, every: nil) { self.perform(action) }
    }
}
