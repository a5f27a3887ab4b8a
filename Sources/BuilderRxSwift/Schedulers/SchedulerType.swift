import Foundation

/// Runs work now, after a while or again and again, and knows what time it is.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's present time.
    var now: RxTime { get }

    /// Runs an action after a while.
    ///
    /// - Parameters:
    ///   - state: handed to the action.
    ///   - dueTime: how long to wait.
    ///   - action: the work; what it returns is disposed with the result.
    /// - Returns: what takes the work back as long as it has not begun.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs an action again and again.
    ///
    /// - Parameters:
    ///   - state: handed to the first run.
    ///   - startAfter: how long to wait for the first run.
    ///   - period: how long it takes from one run to the next.
    ///   - action: the work; what it returns is the state of the next run.
    /// - Returns: what ends the repetition.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Runs an action again and again, each time scheduled anew.
    ///
    /// Runs don't overlap: a time that comes while the action still works is made up for after it.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let work = PeriodicWork(state, scheduler: self, period: period, action: action)
        work.scheduleTick(after: startAfter)
        return work.pending
    }
}
