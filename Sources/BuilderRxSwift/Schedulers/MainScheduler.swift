import Foundation
import Settling
import Synchronization

/// Runs work on the main thread, in order: at once when it is called there and no other work of it waits or is under
/// way, else through the main queue.
///
/// ```swift
/// names.observe(on: MainScheduler.instance)
///     .subscribe(onNext: { label.text = $0 })
///     .disposed(by: bag)
/// ```
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The scheduler that runs work at once when called on the main thread.
    public static let instance = MainScheduler()

    /// The scheduler that always goes through the main queue, even from the main thread.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// The number of pieces of work that wait or run.
    private let works = Atomic<Int>(0)

    /// Makes a scheduler with an order of its own. ``instance`` is there for almost all uses.
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

    /// Ends the program where the main thread isn't the present one.
    ///
    /// - Parameter errorMessage: the message of the failure.
    public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(
            MainQueue.isCurrent,
            errorMessage ?? "This has to run on the main thread: schedule it on MainScheduler.instance.")
    }

    /// Ends the program where the main thread isn't the present one.
    ///
    /// - Parameter errorMessage: the message of the failure.
    public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
        precondition(MainQueue.isCurrent, errorMessage ?? "This has to run on the main thread.")
    }
}

/// Runs work on the main thread: at once when it is called there, whatever is waiting, else through the main queue.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// The one scheduler.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    /// The time of the system; while a screen is rendered, ahead of it by the time that its timers skipped.
    public var now: Date { ScreenWork.now }

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
