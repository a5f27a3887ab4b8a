import Foundation
import Settling

/// Schedules closures on dispatch queues for the schedulers of this module: during a render in the turns and the
/// virtual time of the screen, otherwise as Dispatch does.
enum QueueSchedule {
    static func run(on queue: DispatchQueue, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if let screen = ScreenWork.current {
            screen.run(on: queue, action)
        } else {
            queue.async(execute: { action() }, fileID: #fileID)
        }
    }

    static func run(on queue: DispatchQueue, after seconds: Double, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if let screen = ScreenWork.current {
            _ = screen.run(on: queue, after: seconds, action)
        } else if seconds.isFinite {
            queue.asyncAfter(deadline: .now() + max(0, seconds), execute: { action() }, fileID: #fileID)
        }
    }

    /// Runs a closure after a delay, and then with a period, if there is one, until the result is canceled or released.
    static func run(
        on queue: DispatchQueue, after seconds: Double, every period: Double?, leeway: Double = 0,
        _ action: @escaping () -> Void
    ) -> AnyCancellable {
        if let screen = ScreenWork.current {
            return AnyCancellable(screen.run(on: queue, after: seconds, every: period, action).cancel)
        }
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { action() }
        timer.schedule(
            deadline: seconds.isFinite ? .now() + max(0, seconds) : .distantFuture, repeating: period ?? .infinity,
            leeway: .nanoseconds(Int(min(max(0, leeway), 1e9) * 1e9)))
        timer.resume()
        return AnyCancellable(timer.cancel)
    }
}

/// A scheduler with timers that fire once and can be canceled: those that `Scheduler` has can be canceled only if they
/// repeat, and are named so while they are pending.
protocol OneShotScheduler: Scheduler {
    /// Performs a closure at a date, unless the result is canceled or released before.
    func scheduleOnce(after date: SchedulerTimeType, _ action: @escaping () -> Void) -> any Cancellable
}

extension OneShotScheduler {
    /// Performs a closure at a date; returns `nil` if the date isn't one of the scheduler's.
    func scheduleOnce<Time>(at date: Time, _ action: @escaping () -> Void) -> (any Cancellable)? {
        (date as? SchedulerTimeType).map { scheduleOnce(after: $0, action) }
    }
}
