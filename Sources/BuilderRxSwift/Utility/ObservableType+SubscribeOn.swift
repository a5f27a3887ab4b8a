import OpenCombine

extension ObservableType {
    /// The sequence, subscribed to and disposed on a scheduler.
    ///
    /// ```swift
    /// Observable<Int>.deferred { .just((1...1_000_000).reduce(0, +)) }
    ///     .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    ///     .observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Events come where the source sends them; to have them elsewhere, see ``observe(on:)``.
    ///
    /// - Parameter scheduler: where the source's subscription and its disposal run.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            let sink = PassThroughSink("subscribe(on:)", downstream: observer)
            sink.open()
            let sourceSink = PassThroughSink(downstream: sink)
            let subscription = DisposableSubscription()
            subscription.previous = sourceSink
            sink.receive(subscription: subscription)
            let work = SingleAssignmentDisposable()
            subscription.hold(work)
            work.setDisposable(
                scheduler.schedule(()) { _ in
                    source.attach(sourceSink)
                    subscription.hold(ScheduledDisposable(scheduler: scheduler, disposable: sourceSink))
                    return Disposables.create()
                })
        }
    }
}
