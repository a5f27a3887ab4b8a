import Foundation

/// Work that is repeated on a scheduler that can only run things once.
///
/// A tick schedules the next tick and then does the action, so that slow actions don't shift the ticks. Ticks that come
/// while the action is under way are counted and made up for, one after the other, each scheduled by itself.
final class PeriodicWork<State> {
    let pending = PendingWork()
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    private let lock = NSLock()
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
