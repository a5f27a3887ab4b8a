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
    /// Events are passed on where the source emits them; to emit them elsewhere, see ``observe(on:)``. An end is passed
    /// on first; then the scheduler disposes the source, unless that has disposed itself at its end, as operators do.
    ///
    /// - Parameter scheduler: The scheduler that subscribes to the source and disposes it.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = keptAtEnd()
        return Observable { observer in
            let sink = PassThroughSink("subscribe(on:)", downstream: observer)
            sink.open()
            let receiver = ScheduledSourceObserver(downstream: sink)
            let subscription = DisposableSubscription()
            subscription.previous = receiver
            sink.receive(subscription: subscription)
            let work = SingleAssignmentDisposable()
            subscription.hold(work)
            work.setDisposable(
                scheduler.schedule(()) { _ in
                    source.attach(receiver)
                    subscription.hold(ScheduledDisposable(scheduler: scheduler, disposable: receiver))
                    return Disposables.create()
                })
        }
    }

    /// Returns the source as an observable that isn't disposed at its end, only by its observer. With
    /// ``asObservable()``, a source whose type is defined elsewhere would dispose itself.
    private func keptAtEnd() -> Observable<Element> {
        (self as? Observable<Element>)
            ?? Observable { observer in
                let sink = AnonymousObservableSink(observer, disposesAtEnd: false)
                observer.receive(subscription: sink)
                sink.hold(subscribe(AnyObserver(eventHandler: sink.on)))
            }
    }
}

/// An observer that doesn't dispose its source at the end.
private final class ScheduledSourceObserver<Element>: ObserverBase<Element> {
    private let downstream: ObserverBase<Element>

    init(downstream: ObserverBase<Element>) { self.downstream = downstream }

    override func onNext(_ element: Element) {
        if !isEnded { downstream.onNext(element) }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if markEnded() { downstream.receive(completion: completion) }
    }
}
