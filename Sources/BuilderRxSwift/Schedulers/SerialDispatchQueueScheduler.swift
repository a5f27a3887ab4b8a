import Foundation
import Settling

/// A scheduler that runs actions on a dispatch queue, one after the other in the order in which they were scheduled.
///
/// ```swift
/// let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
/// Observable.of(1, 2, 3)
///     .observe(on: scheduler)
///     .subscribe(onNext: { print($0) })
///     .disposed(by: bag)
/// ```
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A number of seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time.
    public typealias Time = Date

    let scheduling: QueueScheduling

    /// Creates a scheduler from a serial queue.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        scheduling = QueueScheduling(queue: serialQueue, leeway: leeway)
    }

    /// Creates a scheduler with its own serial queue.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The queue's label.
    ///   - serialQueueConfiguration: The closure that configures the queue, for example its target queue.
    ///   - leeway: The tolerance of timers.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// Creates a scheduler that runs its actions on another queue, one after the other even if that queue is
    /// concurrent.
    ///
    /// - Parameters:
    ///   - queue: The target queue.
    ///   - internalSerialQueueName: The label of the serial queue that holds pending actions.
    ///   - leeway: The tolerance of timers.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
        MainQueue.note(serialQueue, runsIn: queue)
        self.init(serialQueue: serialQueue, leeway: leeway)
    }

    /// Creates a scheduler that runs its actions on the global queue of a quality of service.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - internalSerialQueueName: The label of the serial queue that holds pending actions.
    ///   - leeway: The tolerance of timers.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// The system time; during rendering, it is ahead by the time that the screen's timers skipped.
    public var now: Date { ScreenWork.now }

    /// Runs an action as soon as the queue is available.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduleNow(state, action: action) }

    /// Performs ``schedule(_:action:)``; the main scheduler overrides it.
    func scheduleNow<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduling.schedule(state, action: action) }

    /// Runs an action on the queue after a delay.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduling.scheduleRelative(state, dueTime: dueTime, action: action) }

    /// Runs an action on the queue periodically. Times that pass during a run are made up for by one run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable { scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action) }
}
