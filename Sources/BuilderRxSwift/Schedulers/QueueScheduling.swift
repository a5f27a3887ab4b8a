import Foundation

/// How a scheduler gets its work into a dispatch queue.
struct QueueScheduling {
    let queue: DispatchQueue
    /// How much later than asked for timers may fire.
    let leeway: RxTimeInterval

    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        queue.async { work.run() }
        return work
    }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let works = CompositeDisposable()
        let timer = SingleAssignmentDisposable()
        _ = works.insert(timer)
        timer.setDisposable(
            DispatchTimer(on: queue, after: dueTime, leeway: leeway) {
                if !works.isDisposed { _ = works.insert(action(state)) }
                timer.dispose()
            })
        return works
    }

    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        var state = state
        return DispatchTimer(on: queue, after: startAfter, period: period, leeway: leeway) { state = action(state) }
    }
}
