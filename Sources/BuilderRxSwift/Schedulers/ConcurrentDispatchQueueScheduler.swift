import Foundation
import Settling

/// Runs work in a dispatch queue, several at the same time if the queue is concurrent.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    private let scheduling: QueueScheduling

    /// Makes a scheduler of a queue.
    ///
    /// - Parameters:
    ///   - queue: where the work runs.
    ///   - leeway: The tolerance of timed work.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        scheduling = QueueScheduling(queue: queue, leeway: leeway)
    }

    /// Makes a scheduler with a concurrent queue of its own.
    ///
    /// - Parameters:
    ///   - qos: the queue's quality of service.
    ///   - leeway: The tolerance of timed work.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: DispatchQueue(label: "rx.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The time of the system; while a screen is rendered, ahead of it by the time that its timers skipped.
    public var now: Date { ScreenWork.now }

    /// Runs an action as soon as the queue gets to it.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.schedule(state, action: action)
    }

    /// Runs an action in the queue after a while.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs an action in the queue again and again. Runs don't overlap, even where the queue is concurrent; times that
    /// come while the action works are made up for by one run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
