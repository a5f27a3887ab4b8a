import Foundation
import Settling
import Synchronization

/// A scheduler that runs actions on the main thread, in order: immediately when called there while none of its actions
/// is pending or running, or else through the main queue.
///
/// ```swift
/// names.observe(on: MainScheduler.instance)
///     .subscribe(onNext: { label.text = $0 })
///     .disposed(by: bag)
/// ```
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The scheduler that runs actions immediately when called on the main thread.
    public static let instance = MainScheduler()

    /// The scheduler that always goes through the main queue, even from the main thread.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// The number of pending and running actions.
    private let works = Atomic<Int>(0)

    /// Creates a scheduler with its own order. Use ``instance`` in almost all cases.
    public init() { super.init(serialQueue: .main) }

    override func scheduleNow<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let before = works.add(1, ordering: .acquiringAndReleasing).oldValue
        if before == 0, MainQueue.isCurrent {
            defer { works.subtract(1, ordering: .acquiringAndReleasing) }
            return action(state)
        }
        let work = ScheduledWork { action(state) }
        scheduling.add {
            work.run()
            self.works.subtract(1, ordering: .acquiringAndReleasing)
        }
        return work
    }

    /// Stops execution if the current thread isn't the main thread.
    ///
    /// - Parameter errorMessage: The message of the failure.
    public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(
            MainQueue.isCurrent,
            errorMessage ?? "This has to run on the main thread: schedule it on MainScheduler.instance.")
    }

    /// Stops execution if the current thread isn't the main thread.
    ///
    /// - Parameter errorMessage: The message of the failure.
    public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
        precondition(MainQueue.isCurrent, errorMessage ?? "This has to run on the main thread.")
    }
}

/// A scheduler that runs actions on the main thread: immediately when called there, even while others are pending, or
/// else through the main queue.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// A number of seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time.
    public typealias Time = Date

    /// The shared scheduler.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    /// The system time; during rendering, it is ahead by the time that the screen's timers skipped.
    public var now: Date { ScreenWork.now }

    /// Runs an action on the main thread.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : MainScheduler.asyncInstance.schedule(state, action: action)
    }

    /// Runs an action on the main thread after a delay.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainScheduler.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action) }

    /// Runs an action on the main thread periodically. Times that pass during a run are made up for by one run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        MainScheduler.asyncInstance.schedulePeriodic(
            state, startAfter: startAfter, period: period, action: action)
    }
}
