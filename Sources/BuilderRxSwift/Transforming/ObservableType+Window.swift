import OpenCombine

extension ObservableType {
    /// Divides the elements into windows. A window emits its elements as they arrive, and completes when it has `count`
    /// elements or its time is over; then the next one begins.
    ///
    /// The end of the source also ends the current window, which receives it first. The source remains subscribed as
    /// long as a window has an observer, even if the outer subscription was disposed.
    ///
    /// - Parameters:
    ///   - timeSpan: The maximum duration of a window. Zero or less counts as a millisecond; with `.never`, a window
    ///     lasts until it has `count` elements.
    ///   - count: The maximum number of elements in a window. Zero or less sets no limit.
    ///   - scheduler: The scheduler that measures the time, and that ends and begins windows whose time is over.
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        let source = asObservable()
        return Observable { observer in
            let outlet = PassThroughSink(downstream: observer)
            let sink = WindowSink(timeSpan: timeSpan, count: count, scheduler: scheduler, downstream: outlet)
            outlet.open()
            outlet.receive(subscription: sink.makeSubscription())
            sink.begin()
            source.attach(sink)
        }
    }
}

private final class WindowSink<Element>: TimedSink<Element, Observable<Element>> {
    /// Disposes the sink when the outer subscription is canceled and no window has an observer.
    private let users: RefCountDisposable
    private let timeSpan: RxTimeInterval
    private let count: Int
    private var sent = 0
    private var window = PublishSubject<Element>()

    init(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType,
        downstream: ObserverBase<Observable<Element>>
    ) {
        self.timeSpan = timeSpan.asPeriod
        self.count = count
        let source = SingleAssignmentDisposable()
        users = RefCountDisposable(disposable: source)
        super.init(scheduler: scheduler, downstream: downstream)
        source.setDisposable(Disposables.create { [weak self] in self?.dispose() })
    }

    /// Creates the subscription for the outer observer. It retains the sink, so the sink doesn't retain it.
    func makeSubscription() -> DisposableSubscription {
        let subscription = DisposableSubscription()
        subscription.previous = self
        subscription.hold(users)
        return subscription
    }

    override var name: String? { "window" }

    override func start() {
        openWindow()
        setTimer(timeSpan)
    }

    override func next(_ input: Element) {
        window.onNext(input)
        sent += 1
        if sent == count { changeWindow() }
    }

    override func timerFired() { changeWindow() }

    override func end(_ completion: Subscribers.Completion<any Error>) {
        window.on(completion.event())
        finish(completion)
    }

    private func changeWindow() {
        sent = 0
        invalidateTimer()
        let number = timerNumber
        window.onCompleted()
        window = PublishSubject()
        openWindow()
        // An observer may have emitted an element itself, which filled the next window and started its timer.
        if number == timerNumber { setTimer(timeSpan) }
    }

    private func openWindow() {
        let (window, users) = (window, users)
        forward(
            Observable { observer in
                let sink = PassThroughSink(downstream: observer)
                sink.resource.setDisposable(users.retain())
                sink.open()
                window.attach(sink)
            })
    }
}
