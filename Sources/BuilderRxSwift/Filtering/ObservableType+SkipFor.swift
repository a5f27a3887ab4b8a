import OpenCombine

extension ObservableType {
    /// The elements that come after some time has passed. The end always passes.
    ///
    /// - Parameters:
    ///   - duration: how long from the subscription on. With `.never` no element passes.
    ///   - scheduler: what measures the time.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        throughTimed { SkipForStage(duration: duration, scheduler: scheduler, downstream: $0) }
    }
}

private final class SkipForStage<Element>: TimedStage<Element, Element> {
    private let duration: RxTimeInterval
    private var isOpen = false

    init(duration: RxTimeInterval, scheduler: any SchedulerType, downstream: Receiver<Element>) {
        self.duration = duration
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "skip" }

    override func start() {
        setTimer(duration)
    }

    override func next(_ input: Element) {
        if isOpen { forward(input) }
    }

    override func timerFired() {
        isOpen = true
    }
}
