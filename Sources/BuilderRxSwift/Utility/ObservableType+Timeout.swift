import OpenCombine

extension ObservableType {
    /// The sequence, which fails with ``RxError/timeout`` when it keeps silent for too long.
    ///
    /// - Parameters:
    ///   - dueTime: how long may pass from the subscription to the first event and from each element to the next event.
    ///   - scheduler: what measures the time, and where the error is delivered.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// The sequence until it keeps silent for too long, then another one in its place.
    ///
    /// ```swift
    /// let answer = PublishSubject<String>()
    /// answer.timeout(.seconds(3), other: Observable.just("no answer"), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: how long may pass from the subscription to the first event and from each element to the next event.
    ///     There is no limit for the other sequence.
    ///   - other: what is subscribed to when the time is over; the subscription to the source is disposed after that.
    ///   - scheduler: what measures the time, and where the other sequence is subscribed to.
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

// OpenCombine's timeout completes or fails in place of the source, and takes no other sequence.
private final class TimeoutSink<Element>: CombiningSink<Element> {
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let original = SingleAssignmentDisposable()
    /// The number of events so far. A timer counts only if none came since it was set.
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
            source, locking: false, lockingEnd: false,
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

    /// Notes an event of the source. False when it comes too late. What is in time is sent without the lock, which the
    /// timer needs.
    private func isInTime() -> Bool {
        locked {
            if !hasSwitched { events &+= 1 }
            return !hasSwitched
        }
    }

    private func setTimer() {
        guard !isEnded else { return }
        let events = locked { self.events }
        let work = SingleAssignmentDisposable()
        timer.disposable = work
        work.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                self.switchOver(from: events)
                return Disposables.create()
            })
    }

    private func switchOver(from events: Int) {
        let isLate = locked {
            guard !isEnded, !hasSwitched, events == self.events else { return false }
            hasSwitched = true
            return true
        }
        guard isLate else { return }
        connect(
            other, locking: false, lockingEnd: false, onNext: { [self] in forward($0) },
            onEnd: { [self] in finish($1, from: $0) })
        original.dispose()
    }
}
