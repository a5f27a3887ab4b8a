import OpenCombine

extension ObservableType {
    /// Collects the elements in arrays. An array is emitted when it is full or when its time is over, even if it is
    /// empty, and the next one begins.
    ///
    /// The completion is preceded by the current array, even if it is empty. An error is passed on immediately, and the
    /// current array is dropped.
    ///
    /// - Parameters:
    ///   - timeSpan: The maximum time between the beginning and the emission of an array. Zero or less counts as a
    ///     millisecond; with `.never`, an array is emitted only when it is full.
    ///   - count: The maximum number of elements in an array. Zero or less sets no limit.
    ///   - scheduler: The scheduler that measures the time and emits the arrays whose time is over.
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
        throughTimed { BufferSink(timeSpan: timeSpan, count: count, scheduler: scheduler, downstream: $0) }
    }
}

private final class BufferSink<Element>: TimedSink<Element, [Element]> {
    private let timeSpan: RxTimeInterval
    private let count: Int
    private var elements: [Element] = []

    init(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType, downstream: ObserverBase<[Element]>) {
        self.timeSpan = timeSpan.asPeriod
        self.count = count
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "buffer" }

    override func start() { setTimer(timeSpan) }

    override func next(_ input: Element) {
        elements.append(input)
        if elements.count == count { send() }
    }

    override func timerFired() { send() }

    override func end(_ completion: Subscribers.Completion<any Error>) {
        if case .finished = completion { forward(take()) }
        finish(completion)
    }

    // A deinitializer may send to the sink, so the elements are released after the access.
    override func releasePending() { _ = take() }

    private func send() {
        invalidateTimer()
        let number = timerNumber
        forward(take())
        // The observer may have emitted an element itself, which filled the next array and started its timer.
        if number == timerNumber { setTimer(timeSpan) }
    }

    private func take() -> [Element] {
        exchange(&elements, with: [])
    }
}
