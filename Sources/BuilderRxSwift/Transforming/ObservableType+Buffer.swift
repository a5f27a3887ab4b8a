import OpenCombine

extension ObservableType {
    /// The elements in arrays: one is sent when it is full or when its time is over, even if it is empty, and the next
    /// one begins.
    ///
    /// At the completion, what there is of an array is sent before, be it empty. An error comes at once, and what there
    /// is is dropped.
    ///
    /// - Parameters:
    ///   - timeSpan: how long an array is filled. Zero or less counts as a millisecond; with `.never`, arrays end when
    ///     they are full.
    ///   - count: how many elements make an array full. Zero or less sets no limit.
    ///   - scheduler: what measures the time, and where arrays whose time is over are delivered.
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

    override func releasePending() { elements = [] }

    private func send() {
        invalidateTimer()
        let number = timerNumber
        forward(take())
        // The observer may have sent something itself, which filled the next array and started its timer.
        if number == timerNumber { setTimer(timeSpan) }
    }

    private func take() -> [Element] {
        defer { elements = [] }
        return elements
    }
}
