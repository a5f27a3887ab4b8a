import OpenCombine

extension ObservableType {
    /// The sequence until some time has passed; then it completes.
    ///
    /// - Parameters:
    ///   - duration: how long from the subscription on. With `.never` there is no limit.
    ///   - scheduler: what measures the time, and where that completion is delivered.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        throughTimed { TakeForStage(duration: duration, scheduler: scheduler, downstream: $0) }
    }
}

private final class TakeForStage<Element>: TimedStage<Element, Element> {
    private let duration: RxTimeInterval

    init(duration: RxTimeInterval, scheduler: any SchedulerType, downstream: Receiver<Element>) {
        self.duration = duration
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "take" }

    override func start() {
        setTimer(duration)
    }

    override func next(_ input: Element) {
        forward(input)
    }

    override func timerFired() {
        finish(.finished)
    }
}
