import Foundation
import OpenCombine

extension ObservableType {
    /// Delays each element and the completion.
    ///
    /// An error is not delayed. It is passed on where and when the source emits it, and pending elements are dropped.
    ///
    /// - Parameters:
    ///   - dueTime: The delay. With `.never` only an error is passed on.
    ///   - scheduler: The scheduler that emits the elements and the completion.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        through { DelaySink(dueTime: dueTime, scheduler: scheduler, downstream: $0) }
    }

    /// Delays the subscription to the sequence.
    ///
    /// Elements that a hot source emits meanwhile are missed. Events are not delayed, and are passed on where the
    /// source emits them.
    ///
    /// - Parameters:
    ///   - dueTime: The delay of the subscription. With `.never` the source is not subscribed to.
    ///   - scheduler: The scheduler that subscribes to the source.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            let sink = PassThroughSink("delaySubscription", downstream: observer)
            sink.open()
            sink.resource.setDisposable(
                scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                    source.attach(sink)
                    return Disposables.create()
                })
        }
    }
}

/// A sink that emits one event in each action, one action at a time, so that concurrent schedulers preserve the order,
/// too.
private final class DelaySink<Element>: OperatorSink<Element, Element> {
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let work = SerialDisposable()
    private let lock = RecursiveLock()
    private var waiting: Queue<(time: RxTime, event: Event<Element>)> = []
    /// A Boolean value that indicates whether an action is scheduled or running.
    private var isActive = false
    /// A Boolean value that indicates whether an action is emitting; it also passes on an error that arrives meanwhile.
    private var isDelivering = false
    private var failure: (any Error)?

    init(dueTime: RxTimeInterval, scheduler: any SchedulerType, downstream: ObserverBase<Element>) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    override var name: String? { "delay" }

    override func onNext(_ input: Element) { enqueue(.next(input)) }

    override func receive(completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: enqueue(.completed)
        case .failure(let error):
            let (isMine, dropped) = lock.withLock {
                failure = error
                return (!isDelivering, waiting.takeAll())
            }
            // Deinitializers may run arbitrary code, so elements are released outside the lock.
            withExtendedLifetime(dropped) {}
            if isMine { finish(.failure(error)) }
        }
    }

    override func disposed() {
        work.dispose()
        let dropped = lock.withLock { waiting.takeAll() }
        withExtendedLifetime(dropped) {}
    }

    private func enqueue(_ event: Event<Element>) {
        if case .never = dueTime { return }
        let now = scheduler.now
        let isFirst = lock.withLock {
            guard !isEnded, failure == nil else { return false }
            waiting.append((now, event))
            defer { isActive = true }
            return !isActive
        }
        if isFirst { scheduleRun(after: dueTime) }
    }

    private func scheduleRun(after time: RxTimeInterval) {
        let run = SingleAssignmentDisposable()
        work.disposable = run
        run.setDisposable(
            scheduler.scheduleRelative((), dueTime: time) { _ in
                self.run()
                return Disposables.create()
            })
    }

    private func run() {
        let event: Event<Element>? = lock.withLock {
            let event = failure == nil ? waiting.popFirst()?.event : nil
            isDelivering = event != nil
            return event
        }
        guard let event else { return }
        forward(event)
        let (error, next) = lock.withLock {
            if failure == nil {
                isDelivering = false
                isActive = !waiting.isEmpty
            }
            return (failure, waiting.first?.time)
        }
        if let error {
            finish(.failure(error))
        } else if let next {
            scheduleRun(after: dueTime.remaining(since: next, now: scheduler.now))
        }
    }
}
