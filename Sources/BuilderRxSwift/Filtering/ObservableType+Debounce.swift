import OpenCombine

extension ObservableType {
    /// The elements after which nothing came for a while.
    ///
    /// ```swift
    /// let search = PublishSubject<String>()
    /// search.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print("search for", $0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// An element that waits when the source completes is sent before the completion. An error comes at once, and what
    /// waits is dropped.
    ///
    /// - Parameters:
    ///   - dueTime: how long it has to be quiet after an element.
    ///   - scheduler: where the time is measured and the elements are delivered; the end comes where the source sends
    ///     it.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        throughTimed { DebounceSink(dueTime: dueTime, scheduler: scheduler, downstream: $0) }
    }
}

private final class DebounceSink<Element>: TimedSink<Element, Element> {
    private let dueTime: RxTimeInterval
    private var waiting: Element?

    init(dueTime: RxTimeInterval, scheduler: any SchedulerType, downstream: ObserverBase<Element>) {
        self.dueTime = dueTime
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "debounce" }

    override func next(_ input: Element) {
        waiting = input
        setTimer(dueTime)
    }

    override func timerFired() { send() }

    override func end(_ completion: Subscribers.Completion<any Error>) {
        if case .finished = completion { send() }
        finish(completion)
    }

    override func releasePending() { waiting = nil }

    private func send() {
        guard let element = waiting else { return }
        waiting = nil
        forward(element)
    }
}
