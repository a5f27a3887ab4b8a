import Foundation
import OpenCombine

extension ObservableType {
    /// Emits the events on a scheduler, in order and one at a time, regardless of the scheduler.
    ///
    /// ```swift
    /// names.observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { label.text = $0 })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// On the main thread, `MainScheduler.instance` emits immediately unless one of its actions is pending or running.
    /// An error is emitted in order, like the elements. Events that are pending when the subscription is disposed are
    /// dropped.
    ///
    /// - Parameter scheduler: The scheduler that calls the observer.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        if let serial = scheduler as? SerialDispatchQueueScheduler {
            let counted = CountedSerialObservable()
            return through { observer in
                withExtendedLifetime(counted) { ObserveOnQueueSink(scheduler: serial, downstream: observer) }
            }
        } else {
            return through { ObserveOnSink(scheduler: scheduler, downstream: $0) }
        }
    }
}

/// A sink that emits events on a scheduler that preserves order: each event is scheduled by itself.
private final class ObserveOnQueueSink<Element>: OperatorSink<Element, Element> {
    private let scheduler: SerialDispatchQueueScheduler
    private let lock = RecursiveLock()
    private var waiting: Queue<Event<Element>> = []

    init(scheduler: SerialDispatchQueueScheduler, downstream: ObserverBase<Element>) {
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    override var name: String? { "observe(on:)" }

    override func onNext(_ input: Element) { schedule(.next(input)) }

    override func receive(completion: Subscribers.Completion<any Error>) { schedule(completion.event()) }

    override func disposed() {
        // Deinitializers may run arbitrary code, so elements are released outside the lock.
        let dropped = lock.withLock { waiting.takeAll() }
        withExtendedLifetime(dropped) {}
    }

    private func schedule(_ event: Event<Element>) {
        let isWanted = lock.withLock {
            if !isEnded { waiting.append(event) }
            return !isEnded
        }
        guard isWanted else { return }
        // Not canceled on disposal: the event is then dropped, and the action does nothing.
        _ = scheduler.schedule(self) { sink in
            if let event = sink.lock.withLock({ sink.waiting.popFirst() }) { sink.forward(event) }
            return Disposables.create()
        }
    }
}

/// A sink that emits events on any scheduler: only one action is scheduled at a time, and each emits one event.
private final class ObserveOnSink<Element>: OperatorSink<Element, Element> {
    private let scheduler: any ImmediateSchedulerType
    private let run = SerialDisposable()
    private let lock = RecursiveLock()
    private var waiting: Queue<Event<Element>> = []
    /// A Boolean value that indicates whether an action is scheduled or running.
    private var isRunning = false
    /// A Boolean value that indicates whether an action is about to schedule the next one.
    private var isScheduling = false
    private var isEventLeft = false

    init(scheduler: any ImmediateSchedulerType, downstream: ObserverBase<Element>) {
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    override var name: String? { "observe(on:)" }

    override func onNext(_ input: Element) { enqueue(.next(input)) }

    override func receive(completion: Subscribers.Completion<any Error>) { enqueue(completion.event()) }

    override func disposed() {
        run.dispose()
        let dropped = lock.withLock { waiting.takeAll() }
        withExtendedLifetime(dropped) {}
    }

    private func enqueue(_ event: Event<Element>) {
        let isFirst = lock.withLock {
            guard !isEnded else { return false }
            waiting.append(event)
            defer { isRunning = true }
            return !isRunning
        }
        if isFirst { schedule() }
    }

    private func schedule() {
        let work = SingleAssignmentDisposable()
        run.disposable = work
        work.setDisposable(
            scheduler.schedule(()) { _ in
                self.deliver()
                return Disposables.create()
            })
    }

    /// Emits one event and schedules the next action. If that begins before `schedule` has returned, it leaves its
    /// event to this one: so a scheduler that runs actions immediately needs no deep stack.
    private func deliver() {
        let isLeft = lock.withLock {
            if isScheduling { isEventLeft = true }
            return isScheduling
        }
        guard !isLeft else { return }
        repeat {
            guard let event = lock.withLock({ waiting.popFirst() }) else { return }
            forward(event)
            let isMore = lock.withLock {
                isRunning = !waiting.isEmpty
                isScheduling = isRunning
                return isRunning
            }
            guard isMore else { return }
            schedule()
        } while isNextLeft()
    }

    private func isNextLeft() -> Bool {
        lock.withLock {
            defer { isEventLeft = false }
            isScheduling = false
            return isEventLeft
        }
    }
}
