import Foundation
import OpenCombine

extension ObservableType {
    /// The sequence with its events delivered on a scheduler, in order and one at a time whatever the scheduler.
    ///
    /// ```swift
    /// names.observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { label.text = $0 })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// On the main thread, `MainScheduler.instance` delivers at once unless something of it waits or is under way. An
    /// error takes its turn like the elements. What waits when the subscription is disposed is dropped.
    ///
    /// - Parameter scheduler: where the observer is called.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        if let serial = scheduler as? SerialDispatchQueueScheduler {
            through { ObserveOnQueueSink(scheduler: serial, downstream: $0) }
        } else {
            through { ObserveOnSink(scheduler: scheduler, downstream: $0) }
        }
    }
}

/// Sends events on from a scheduler that runs its work in order: each event is scheduled by itself.
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

    override func disposed() { lock.withLock { waiting = [] } }

    private func schedule(_ event: Event<Element>) {
        let isWanted = lock.withLock {
            if !isEnded { waiting.append(event) }
            return !isEnded
        }
        guard isWanted else { return }
        // Not taken back on disposal: the event is dropped then, and its turn passes.
        _ = scheduler.schedule(self) { sink in
            if let event = sink.lock.withLock({ sink.waiting.popFirst() }) { sink.forward(event) }
            return Disposables.create()
        }
    }
}

/// Sends events on from any scheduler: only one run is scheduled at a time, and each sends one event.
private final class ObserveOnSink<Element>: OperatorSink<Element, Element> {
    private let scheduler: any ImmediateSchedulerType
    private let run = SerialDisposable()
    private let lock = RecursiveLock()
    private var waiting: Queue<Event<Element>> = []
    /// A Boolean value that indicates whether a run is scheduled or under way.
    private var isRunning = false
    /// A Boolean value that indicates whether a run is about to schedule the next one.
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
        lock.withLock { waiting = [] }
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

    /// Sends one event on and schedules the next run. When that begins before `schedule` has returned, it leaves its
    /// event to this one: so a scheduler that runs things at once needs no deep stack.
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
