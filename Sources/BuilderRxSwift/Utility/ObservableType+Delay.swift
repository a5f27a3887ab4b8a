import Foundation
import OpenCombine

extension ObservableType {
    /// The sequence some time later: each element, and the completion.
    ///
    /// An error is not delayed. It comes where and when the source sends it, and what still waits is dropped.
    ///
    /// - Parameters:
    ///   - dueTime: how much later. With `.never` only an error comes.
    ///   - scheduler: where the elements and the completion are delivered.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        through { DelaySink(dueTime: dueTime, scheduler: scheduler, downstream: $0) }
    }

    /// The sequence, subscribed to some time later.
    ///
    /// Elements that a hot source sends meanwhile are missed. Events are not shifted, and come where the source sends
    /// them.
    ///
    /// - Parameters:
    ///   - dueTime: how long to wait with the subscription. With `.never` there is none.
    ///   - scheduler: where the source is subscribed to.
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

/// Sends one event for each run on the scheduler, one run at a time, so that the order stays on concurrent schedulers,
/// too.
private final class DelaySink<Element>: OperatorSink<Element, Element> {
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let work = SerialDisposable()
    private let lock = RecursiveLock()
    private var waiting: Queue<(time: RxTime, event: Event<Element>)> = []
    /// A Boolean value that indicates whether a run is scheduled or under way.
    private var isActive = false
    /// A Boolean value that indicates whether a run is delivering; an error that comes meanwhile is left to it.
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
            let isMine = lock.withLock {
                waiting = []
                failure = error
                return !isDelivering
            }
            if isMine { finish(.failure(error)) }
        }
    }

    override func disposed() {
        work.dispose()
        lock.withLock { waiting = [] }
    }

    private func enqueue(_ event: Event<Element>) {
        if case .never = dueTime { return }
        let isFirst = lock.withLock {
            guard !isEnded, failure == nil else { return false }
            waiting.append((scheduler.now, event))
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
