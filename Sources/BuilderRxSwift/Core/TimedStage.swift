import Foundation
import OpenCombine

/// A stage with a timer, at work in one subscription: elements, ends and the timer take turns, also when they come from
/// several threads.
///
/// A subclass overrides ``next(_:)``, ``end(_:)`` and ``timerFired()``, which run under one recursive lock, and what
/// they send is sent under it, too. There is one timer: a new one takes the place of the one before.
class TimedStage<Input, Output>: Stage<Input, Output> {
    let scheduler: any SchedulerType
    private let lock = RecursiveLock()
    private let timer = SerialDisposable()
    /// Which timer counts. One that was replaced may be waiting for its turn already, and must not have it.
    private(set) final var timerNumber = 0

    init(scheduler: any SchedulerType, downstream: Receiver<Output>) {
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    /// Prepares the stage before it is attached to its source.
    func start() {}

    /// Handles an element.
    func next(_ input: Input) {}

    /// Handles the end of the source.
    func end(_ completion: Subscribers.Completion<any Error>) {
        finish(completion)
    }

    /// Handles the end of the time.
    func timerFired() {}

    /// Lets go of what waits. Called after the stage has ended or was disposed, perhaps more than once.
    func letGo() {}

    /// Starts what there is to start, once the stage is open.
    final func begin() {
        takeTurn(start)
    }

    /// Starts the timer, in place of the one before. Only in a turn.
    final func setTimer(_ time: RxTimeInterval) {
        guard !isEnded else { return }
        retireTimer()
        let number = timerNumber
        let work = SingleAssignmentDisposable()
        timer.disposable = work
        work.setDisposable(
            scheduler.scheduleRelative((), dueTime: time) { _ in
                self.takeTurn { if number == self.timerNumber { self.timerFired() } }
                return Disposables.create()
            })
    }

    /// Sees to it that the timer, if one runs, counts no more. Only in a turn.
    final func retireTimer() {
        timerNumber &+= 1
    }

    final override func receive(_ input: Input) -> Subscribers.Demand {
        takeTurn { next(input) }
        return .none
    }

    final override func receive(completion: Subscribers.Completion<any Error>) {
        takeTurn { end(completion) }
    }

    final override func disposed() {
        timer.dispose()
        tidyUp()
    }

    /// Runs something while nothing else comes in, unless the stage has ended.
    private func takeTurn(_ body: () -> Void) {
        lock.lock()
        if !isEnded { body() }
        lock.unlock()
        tidyUp()
    }

    /// Lets go once the stage is disposed. Whoever disposes must not wait for a turn, which may wait for it; but then
    /// the turn's end gets here.
    private func tidyUp() {
        guard isDisposed, lock.try() else { return }
        letGo()
        lock.unlock()
    }
}

extension ObservableConvertibleType {
    /// The observable in which each subscription passes through a stage with a timer.
    func throughTimed<Output>(
        _ makeStage: @escaping (Receiver<Output>) -> TimedStage<Element, Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return Observable { receiver in
            let stage = makeStage(receiver)
            stage.open()
            stage.begin()
            source.attach(stage)
        }
    }
}
