import OpenCombine

extension ObservableType {
    /// The elements with at least some time between them.
    ///
    /// The first element is sent at once. Of those that come within `dueTime` after a sent one, the latest is sent when
    /// that time is over, and the time begins anew; or none, depending on `latest`.
    ///
    /// ```swift
    /// let taps = PublishSubject<Void>()
    /// taps.throttle(.milliseconds(500), latest: false, scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print("opens once, however fast the taps are") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// When the source completes while an element waits, the completion comes right after that element. An error comes
    /// at once, and what waits is dropped. The time is exact to a microsecond (RxSwift rounds what is left of it to the
    /// unit of `dueTime`: half a second to a whole one or to none).
    ///
    /// - Parameters:
    ///   - dueTime: the least time from a sent element to the next.
    ///   - latest: whether the latest element that came too early is sent when the time is over.
    ///   - scheduler: what measures the time, and where elements that had to wait are delivered.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        throughTimed { ThrottleSink(dueTime: dueTime, latest: latest, scheduler: scheduler, downstream: $0) }
    }
}

// OpenCombine's throttle counts its windows from the first element on, whenever one was sent.
private final class ThrottleSink<Element>: TimedSink<Element, Element> {
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private var waiting: Element?
    private var lastSent: RxTime?
    private var hasCompleted = false

    init(dueTime: RxTimeInterval, latest: Bool, scheduler: any SchedulerType, downstream: ObserverBase<Element>) {
        self.dueTime = dueTime
        self.latest = latest
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "throttle" }

    override func next(_ input: Element) {
        let left = lastSent.map { dueTime.remaining(since: $0, now: scheduler.now) } ?? .nanoseconds(0)
        if left.isNow { return send(input) }
        guard latest else { return }
        let isFirst = waiting == nil
        waiting = input
        if isFirst { setTimer(left) }
    }

    override func timerFired() {
        if let element = waiting { send(element) }
        if hasCompleted { finish(.finished) }
    }

    override func end(_ completion: Subscribers.Completion<any Error>) {
        if case .finished = completion, waiting != nil { hasCompleted = true } else { finish(completion) }
    }

    override func releasePending() { waiting = nil }

    private func send(_ element: Element) {
        waiting = nil
        forward(element)
        // Counted from here on, so that a slow observer gets its rest, too.
        lastSent = scheduler.now
    }
}

// OpenCombine's debounce drops what waits at the completion.
