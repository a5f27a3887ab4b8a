import Foundation
import OpenCombine

/// A sink with a timer. Elements, ends and the timer are handled in turn, even if they come from several threads.
///
/// A subclass overrides ``next(_:)``, ``end(_:)`` and ``timerFired()``, which run in turns, and so emit one event at a
/// time; no lock is held. There is one timer: a new one replaces the previous one.
class TimedSink<Input, Output>: OperatorSink<Input, Output> {
    let scheduler: any SchedulerType
    private let turns = Turns()
    private let timer = SerialDisposable()
    /// The number of the valid timer. A replaced one may be pending already, and must not run.
    private(set) final var timerNumber = 0

    init(scheduler: any SchedulerType, downstream: ObserverBase<Output>) {
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    /// Prepares the sink before it is attached to its source.
    func start() {}

    /// Handles an element.
    func next(_ input: Input) {}

    /// Handles the end of the source.
    func end(_ completion: Subscribers.Completion<any Error>) { finish(completion) }

    /// Handles the expiration of the timer.
    func timerFired() {}

    /// Releases pending elements. Called after the sink has ended or was disposed, possibly more than once.
    func releasePending() {}

    /// Runs ``start()`` after ``open()``.
    final func begin() { turns.run { [self] in handle(start) } }

    /// Starts the timer, replacing the previous one. Call only in a turn.
    final func setTimer(_ time: RxTimeInterval) {
        guard !isEnded else { return }
        invalidateTimer()
        let number = timerNumber
        let work = SingleAssignmentDisposable()
        timer.disposable = work
        work.setDisposable(
            scheduler.scheduleRelative((), dueTime: time) { _ in
                self.turns.run { [self] in
                    handle { if number == timerNumber { timerFired() } }
                }
                return Disposables.create()
            })
    }

    /// Invalidates the running timer, if any. Call only in a turn.
    final func invalidateTimer() { timerNumber &+= 1 }

    final override func onNext(_ element: Input) {
        guard turns.begin() else {
            return turns.queue { [self] in handle { next(element) } }
        }
        handle { next(element) }
        turns.end()
    }

    final override func receive(completion: Subscribers.Completion<any Error>) {
        turns.run { [self] in handle { end(completion) } }
    }

    final override func disposed() {
        timer.dispose()
        turns.dropQueued()
        // Never waits for a turn, which may wait for the disposing thread.
        turns.run(releasePending)
    }

    /// Handles an event in a turn, unless the sink has ended.
    private func handle(_ event: () -> Void) {
        if !isEnded { event() }
        if isDisposed { releasePending() }
    }
}

extension ObservableConvertibleType {
    /// Returns an observable in which each subscription passes through a sink with a timer.
    func throughTimed<Output>(
        _ makeSink: @escaping (ObserverBase<Output>) -> TimedSink<Element, Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return Observable { observer in
            let sink = makeSink(observer)
            sink.open()
            sink.begin()
            source.attachLast(sink)
        }
    }
}
