import OpenCombine

extension ObservableType {
    /// Fails with ``RxError/timeout`` if the sequence emits no event within a time interval.
    ///
    /// - Parameters:
    ///   - dueTime: The maximum time from the subscription to the first event and from each element to the next event.
    ///   - scheduler: The scheduler that measures the time and emits the error.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Switches to another sequence if this one emits no event within a time interval.
    ///
    /// ```swift
    /// let answer = PublishSubject<String>()
    /// answer.timeout(.seconds(3), other: Observable.just("no answer"), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The maximum time from the subscription to the first event and from each element to the next event.
    ///     There is no limit for the other sequence.
    ///   - other: The sequence to subscribe to when the time is over; the subscription to the source is disposed after
    ///     that.
    ///   - scheduler: The scheduler that measures the time and subscribes to the other sequence.
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Element == Source.Element {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { observer in
            TimeoutSink(dueTime: dueTime, other: other, scheduler: scheduler, downstream: observer).start(source)
        }
    }
}

// OpenCombine's timeout completes or fails in place of the source, and doesn't switch to another sequence.
private final class TimeoutSink<Element>: CombiningSink<Element> {
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let original = SingleAssignmentDisposable()
    private let lock = RecursiveLock()
    // Guarded by the lock.
    /// The number of events so far. A timer fires only if none arrived since it was set.
    private var events = 0
    private var hasSwitched = false

    init(
        dueTime: RxTimeInterval, other: Observable<Element>, scheduler: any SchedulerType,
        downstream: ObserverBase<Element>
    ) {
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    override var name: String? { "timeout" }

    func start(_ source: Observable<Element>) {
        open()
        setTimer()
        let observer = connect(
            source, inTurn: .none,
            onNext: { [self] element in
                guard isInTime() else { return }
                forward(element)
                setTimer()
            },
            onEnd: { [self] observer, completion in
                if isInTime() { finish(completion, from: observer) }
            })
        original.setDisposable(observer)
    }

    override func disposed() {
        timer.dispose()
        original.dispose()
    }

    /// Records an event of the source. Returns false if it is too late. An event in time is emitted without the lock,
    /// which the timer needs.
    private func isInTime() -> Bool {
        lock.withLock {
            if !hasSwitched { events &+= 1 }
            return !hasSwitched
        }
    }

    private func setTimer() {
        guard !isEnded else { return }
        let events = lock.withLock { self.events }
        let work = SingleAssignmentDisposable()
        timer.disposable = work
        work.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                self.switchOver(from: events)
                return Disposables.create()
            })
    }

    private func switchOver(from events: Int) {
        let isLate = lock.withLock {
            guard !isEnded, !hasSwitched, events == self.events else { return false }
            hasSwitched = true
            return true
        }
        guard isLate else { return }
        connect(
            other, inTurn: .none, onNext: { [self] in forward($0) },
            onEnd: { [self] in finish($1, from: $0) })
        original.dispose()
    }
}
