import OpenCombine

extension ObservableType {
    /// Emits an element only after a time span has passed without another element.
    ///
    /// ```swift
    /// let search = PublishSubject<String>()
    /// search.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print("search for", $0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// A pending element is emitted before the completion of the source. An error is passed on immediately, and a
    /// pending element is dropped.
    ///
    /// - Parameters:
    ///   - dueTime: The time that has to pass without another element.
    ///   - scheduler: The scheduler that measures the time and emits the elements. The end is passed on where the
    ///     source emits it.
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
        // A deinitializer may send to the sink, so the old element is released after the access.
        _ = exchange(&waiting, with: input)
        setTimer(dueTime)
    }

    override func timerFired() { send() }

    override func end(_ completion: Subscribers.Completion<any Error>) {
        if case .finished = completion { send() }
        finish(completion)
    }

    override func releasePending() { _ = waiting.take() }

    private func send() {
        if let element = waiting.take() { forward(element) }
    }
}
