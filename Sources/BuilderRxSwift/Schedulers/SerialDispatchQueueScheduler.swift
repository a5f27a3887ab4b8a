import Foundation
import Settling

/// Runs work in a dispatch queue, one after the other in the order in which it was scheduled.
///
/// ```swift
/// let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
/// Observable.of(1, 2, 3)
///     .observe(on: scheduler)
///     .subscribe(onNext: { print($0) })
///     .disposed(by: bag)
/// ```
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    let scheduling: QueueScheduling

    /// Makes a scheduler of a queue that is serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        scheduling = QueueScheduling(queue: serialQueue, leeway: leeway)
    }

    /// Makes a scheduler with a serial queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: the queue's label.
    ///   - serialQueueConfiguration: sets the queue up, for example with a target of its own.
    ///   - leeway: The tolerance of timed work.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// Makes a scheduler that runs its work in another queue, one after the other even if that queue is concurrent.
    ///
    /// - Parameters:
    ///   - queue: where the work runs in the end.
    ///   - internalSerialQueueName: the label of the queue in which it waits.
    ///   - leeway: The tolerance of timed work.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
        MainQueue.note(serialQueue, runsIn: queue)
        self.init(serialQueue: serialQueue, leeway: leeway)
    }

    /// Makes a scheduler that runs its work on the system's threads of a quality of service.
    ///
    /// - Parameters:
    ///   - qos: the quality of service.
    ///   - internalSerialQueueName: the label of the queue in which the work waits.
    ///   - leeway: The tolerance of timed work.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// The time of the system; while a screen is rendered, ahead of it by the time that its timers skipped.
    public var now: Date { ScreenWork.now }

    /// Runs an action as soon as the queue gets to it.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleNow(state, action: action)
    }

    /// Performs ``schedule(_:action:)``; the main scheduler overrides it.
    func scheduleNow<StateType>(
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

    /// Runs an action in the queue again and again. Times that come while it works are made up for by one run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        scheduling.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
