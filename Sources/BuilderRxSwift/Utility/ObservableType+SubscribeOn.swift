import OpenCombine

extension ObservableType {
    /// Subscribes to and disposes the sequence on a scheduler.
    ///
    /// ```swift
    /// Observable<Int>.deferred { .just((1...1_000_000).reduce(0, +)) }
    ///     .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    ///     .observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Events are passed on where the source emits them; to emit them elsewhere, see ``observe(on:)``.
    ///
    /// - Parameter scheduler: The scheduler that subscribes to the source and disposes it.
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
