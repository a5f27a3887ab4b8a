import Foundation
import Settling
import Synchronization

/// Schedules actions on a dispatch queue. During rendering they run in the render's own turns and virtual time
/// (``ScreenWork``).
struct QueueScheduling {
    let queue: DispatchQueue
    /// The tolerance by which timers may fire late.
    let leeway: RxTimeInterval

    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        add { work.run() }
        return work
    }

    /// Adds a closure to the queue.
    func add(_ body: @escaping () -> Void) {
        if let screen = ScreenWork.current {
            screen.run(on: queue, body)
        } else {
            nonisolated(unsafe) let body = body
            if MainQueue.isBlocked, MainQueue.isMain(queue) {
                MainQueue.schedule({ body() }, dispatch: { queue.asDispatch($0) })
            } else {
                queue.asDispatch { body() }
            }
        }
    }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let works = CompositeDisposable()
        let timer = SingleAssignmentDisposable()
        _ = works.insert(timer)
        timer.setDisposable(
            makeTimer(after: dueTime) {
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
        return makeTimer(after: startAfter, period: period) { state = action(state) }
    }

    private func makeTimer(
        after time: RxTimeInterval, period: RxTimeInterval = .never, _ action: @escaping () -> Void
    ) -> any Cancelable {
        guard let screen = ScreenWork.current else {
            if MainQueue.isBlocked, MainQueue.isMain(queue) { return makeBlockedTimer(after: time, period, action) }
            return DispatchTimer(on: queue, after: time, period: period, leeway: leeway, action)
        }
        return ScreenTimerDisposable(
            timer: screen.run(
                on: queue, after: time.inSeconds, every: period == .never ? nil : period.inSeconds, action))
    }

    /// Returns a timer for the main queue while code in it waits, and the queue can run none.
    private func makeBlockedTimer(
        after time: RxTimeInterval, _ period: RxTimeInterval, _ action: @escaping () -> Void
    ) -> any Cancelable {
        let disposal = BooleanDisposable()
        let timer = DispatchTimer(on: MainQueue.timers, after: time, period: period, leeway: leeway) {
            add { if !disposal.isDisposed { action() } }
        }
        return CompositeDisposable(disposal, timer)
    }
}

/// A timer of a screen that is being rendered.
private struct ScreenTimerDisposable: Cancelable {
    let timer: ScreenTimer

    var isDisposed: Bool { timer.isCancelled }

    func dispose() { timer.cancel() }
}

/// A timer that calls a closure on a queue after a delay, and then periodically if it has a period, until it is
/// disposed.
///
/// It retains itself until then. Calls don't overlap, on any queue.
final class DispatchTimer: Cancelable {
    private let source: any DispatchSourceTimer
    private let disposed = Atomic<Bool>(false)

    init(
        on queue: DispatchQueue, after time: RxTimeInterval, period: RxTimeInterval = .never, leeway: RxTimeInterval,
        _ action: @escaping () -> Void
    ) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + time, repeating: period, leeway: leeway)
        let call = TimerCall(timer: self, action: action)
        source.setEventHandler { call.run() }
        source.resume()
    }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Ends the calls and releases the closure.
    func dispose() {
        if !disposed.exchange(true, ordering: .acquiringAndReleasing) { source.cancel() }
    }
}

/// The target of a timer: it keeps the timer alive until the source releases it.
private final class TimerCall: @unchecked Sendable {
    private let timer: DispatchTimer
    private let action: () -> Void

    init(timer: DispatchTimer, action: @escaping () -> Void) {
        self.timer = timer
        self.action = action
    }

    func run() {
        if !timer.isDisposed { action() }
    }
}
