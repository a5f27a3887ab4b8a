import Foundation
import Settling

/// Runs work on the main thread: at once when it is called there, whatever is waiting, else through the main queue.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// The one scheduler.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    /// The time of the system; while a screen is rendered, ahead of it by the time that its timers skipped.
    public var now: Date {
        ScreenWork.now
    }

    /// Runs an action on the main thread.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : MainScheduler.asyncInstance.schedule(state, action: action)
    }

    /// Runs an action on the main thread after a while.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainScheduler.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs an action on the main thread again and again. Times that come while it works are made up for by one run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        MainScheduler.asyncInstance.schedulePeriodic(
            state, startAfter: startAfter, period: period, action: action)
    }
}
