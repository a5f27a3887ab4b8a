import Foundation

/// Runs work now, after a while or again and again, and has a clock.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's present time.
    var now: RxTime { get }

    /// Runs an action after a while.
    ///
    /// - Parameters:
    ///   - state: handed to the action.
    ///   - dueTime: how long to wait.
    ///   - action: the work; what it returns is disposed with the result.
    /// - Returns: A disposable that cancels the work until it has begun.
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

/// Work that is repeated on a scheduler that can only run things once.
///
/// A tick schedules the next tick and then does the action, so that slow actions don't shift the ticks. Ticks that come
/// while the action is under way are counted and made up for, one after the other, each scheduled by itself.
final class PeriodicWork<State> {
    let pending = PendingWork()
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    private let lock = RecursiveLock()
    private var ticks = 0
    /// Read and written by the action's run alone, of which there is one at a time.
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
