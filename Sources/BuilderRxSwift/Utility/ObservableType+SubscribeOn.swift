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
        return Observable { receiver in
            let stage = PassingStage("subscribe(on:)", downstream: receiver)
            stage.open()
            let inlet = PassingStage(downstream: stage)
            let subscription = RemoteSubscription()
            subscription.previous = inlet
            stage.receive(subscription: subscription)
            let work = SingleAssignmentDisposable()
            subscription.hold(work)
            work.setDisposable(
                scheduler.schedule(()) { _ in
                    source.attach(inlet)
                    subscription.hold(ScheduledDisposable(scheduler: scheduler, disposable: inlet))
                    return Disposables.create()
                })
        }
    }
}
