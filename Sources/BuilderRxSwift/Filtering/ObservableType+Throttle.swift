import OpenCombine

extension ObservableType {
    /// Emits elements with at least a time span between them.
    ///
    /// The first element is emitted immediately. Of the elements that arrive within `dueTime` after an emitted one, the
    /// latest is emitted when that time is over, and the time starts anew; or none, depending on `latest`.
    ///
    /// ```swift
    /// let taps = PublishSubject<Void>()
    /// taps.throttle(.milliseconds(500), latest: false, scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print("opens once, however fast the taps are") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// If the source completes while an element is pending, the completion directly follows that element. An error is
    /// passed on immediately, and a pending element is dropped. The time is exact to a microsecond (RxSwift rounds the
    /// remaining time to the unit of `dueTime`: half a second to a whole one or to none).
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time from an emitted element to the next.
    ///   - latest: A Boolean value that indicates whether the latest element that arrived too early is emitted when the
    ///     time is over.
    ///   - scheduler: The scheduler that measures the time and emits delayed elements.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        throughTimed { ThrottleSink(dueTime: dueTime, latest: latest, scheduler: scheduler, downstream: $0) }
    }
}

// OpenCombine's throttle counts its windows from the first element on, regardless of when elements were emitted.
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
        // A deinitializer may send to the sink, so the old element is released after the access.
        let old = exchange(&waiting, with: input)
        if isFirst { setTimer(left) }
        withExtendedLifetime(old) {}
    }

    override func timerFired() {
        if let element = waiting { send(element) }
        if hasCompleted { finish(.finished) }
    }

    override func end(_ completion: Subscribers.Completion<any Error>) {
        if case .finished = completion, waiting != nil { hasCompleted = true } else { finish(completion) }
    }

    override func releasePending() { _ = waiting.take() }

    private func send(_ element: Element) {
        _ = waiting.take()
        forward(element)
        // Counted from here on, so that a slow observer has the remaining time, too.
        lastSent = scheduler.now
    }
}

// OpenCombine's debounce drops pending elements at the completion.
