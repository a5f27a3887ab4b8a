import Foundation
import Settling

/// A scheduler that runs actions on a dispatch queue, concurrently if the queue is concurrent.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A number of seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time.
    public typealias Time = Date

    private let scheduling: QueueScheduling

    /// Creates a scheduler from a queue.
    ///
    /// - Parameters:
    ///   - queue: The queue that runs the actions.
    ///   - leeway: The tolerance of timers.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        scheduling = QueueScheduling(queue: queue, leeway: leeway)
    }

    /// Creates a scheduler with its own concurrent queue.
    ///
    /// - Parameters:
    ///   - qos: The queue's quality of service.
    ///   - leeway: The tolerance of timers.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: DispatchQueue(label: "rx.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The system time; during rendering, it is ahead by the time that the screen's timers skipped.
    public var now: Date { ScreenWork.now }

    /// Runs an action as soon as the queue is available.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduling.schedule(state, action: action) }

    /// Runs an action on the queue after a delay.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduling.scheduleRelative(state, dueTime: dueTime, action: action) }

    /// Runs an action on the queue periodically. Runs don't overlap, even if the queue is concurrent; times that pass
    /// during a run are made up for by one run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable { scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action) }
}
