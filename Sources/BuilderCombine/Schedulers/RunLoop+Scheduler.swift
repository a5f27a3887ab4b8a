import Foundation
import Settling

/// Schedules on the run loop; for the main run loop on the main queue, so that a render waits.
extension RunLoop: @retroactive Scheduler {
    /// A time of the scheduler.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Options of the run loop's scheduler; there are none.
    public struct SchedulerOptions {}

    public var now: DateSchedulerTime { .now }
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if isMain {
            QueueSchedule.run(on: .main, action)
        } else {
            nonisolated(unsafe) let action = action
            perform { action() }
        }
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if isMain { return QueueSchedule.run(on: .main, after: date.secondsFromNow, action) }
        addTimer(fire: date, interval: 0, tolerance: tolerance, action)
    }

    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain {
            return QueueSchedule.run(
                on: .main, after: date.secondsFromNow, every: interval.timeInterval, leeway: tolerance.timeInterval,
                action)
        }
        let timer = addTimer(fire: date, interval: interval, tolerance: tolerance, action)
        return AnyCancellable { timer.invalidate() }
    }

    /// A Boolean value that indicates whether this is the main thread's run loop.
    var isMain: Bool { self === RunLoop.main }

    @discardableResult
    private func addTimer(
        fire date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        _ action: @escaping () -> Void
    ) -> Timer {
        nonisolated(unsafe) let action = action
        let repeats = interval.timeInterval > 0
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: repeats) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return timer
    }
}

extension RunLoop: OneShotScheduler {
    func scheduleOnce(after date: DateSchedulerTime, _ action: @escaping () -> Void) -> any Cancellable {
        if isMain { return QueueSchedule.run(on: .main, after: date.secondsFromNow, every: nil, action) }
        let timer = addTimer(fire: date, interval: 0, tolerance: 0, action)
        return AnyCancellable { timer.invalidate() }
    }
}
