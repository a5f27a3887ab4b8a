import Foundation

/// A scheduler that runs actions immediately, after a delay or periodically, and has a clock.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's current time.
    var now: RxTime { get }

    /// Runs an action after a delay.
    ///
    /// - Parameters:
    ///   - state: The state to pass to the action.
    ///   - dueTime: The delay.
    ///   - action: The action; the disposable that it returns is disposed with the result.
    /// - Returns: A disposable that cancels the action before it has begun.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs an action periodically.
    ///
    /// - Parameters:
    ///   - state: The state to pass to the first run.
    ///   - startAfter: The delay before the first run.
    ///   - period: The time between runs.
    ///   - action: The action; it returns the state of the next run.
    /// - Returns: A disposable that ends the repetition.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Runs an action periodically, each time scheduled anew.
    ///
    /// Runs don't overlap: a time that passes during a run is made up for after it.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let work = PeriodicWork(state, scheduler: self, period: period, action: action)
        work.scheduleTick(after: startAfter)
        return work.pending
    }
}

/// A periodic action on a scheduler that can only run single actions.
///
/// A tick schedules the next tick and then runs the action, so that slow actions don't shift the ticks. Ticks that
/// occur during a run are counted and made up for, one after the other, each scheduled by itself.
final class PeriodicWork<State> {
    let pending = ScheduledActions()
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    private let lock = RecursiveLock()
    private var ticks = 0
    /// Accessed only by the action's run, of which there is one at a time.
    private var state: State

    init(
        _ state: State, scheduler: any SchedulerType, period: RxTimeInterval, action: @escaping (State) -> State
    ) {
        self.state = state
        self.scheduler = scheduler
        self.period = period
        self.action = action
    }

    func scheduleTick(after time: RxTimeInterval) {
        pending.add { begin in
            scheduler.scheduleRelative((), dueTime: time) { _ in
                if begin() { self.tick() }
                return Disposables.create()
            }
        }
    }

    private func tick() {
        scheduleTick(after: period)
        let isIdle = lock.withLock {
            ticks += 1
            return ticks == 1
        }
        if isIdle { act() }
    }

    private func scheduleAction() {
        pending.add { begin in
            scheduler.schedule(()) { _ in
                if begin() { self.act() }
                return Disposables.create()
            }
        }
    }

    private func act() {
        state = action(state)
        let isBehind = lock.withLock {
            ticks -= 1
            return ticks > 0
        }
        if isBehind { scheduleAction() }
    }
}
