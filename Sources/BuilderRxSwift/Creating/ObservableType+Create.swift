import OpenCombine
import Synchronization

extension ObservableType {
    /// Creates a sequence from a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let lines = Observable<String>.create { observer in
    ///     observer.onNext("first")
    ///     observer.onCompleted()
    ///     return Disposables.create { print("stopped") }
    /// }
    /// ```
    /// - Parameter subscribe: The closure that emits events to its observer, during the call or later and from any
    ///   thread, one at a time. It returns a disposable that stops the work; that is disposed once, after the end or
    ///   when the subscription is disposed.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Observable { observer in
            let sink = AnonymousObservableSink(observer)
            observer.receive(subscription: sink)
            sink.hold(subscribe(AnyObserver(eventHandler: sink.on)))
        }
    }
}

/// The source of `create`: the observer that the closure emits to.
///
/// A retained observer retains only the sink, which releases the chain below at its end.
final class AnonymousObservableSink<Element>: ObserverType, OpenCombine.Subscription, Traceable {
    private let calls = InFlightCalls()
    private let ended = Atomic(false)
    private var observer: ObserverBase<Element>?
    private let source = SerialDisposable()
    private let sourceName: StaticString
    private let disposesAtEnd: Bool
    private let counted = CountedResource()

    /// - Parameters:
    ///   - name: The source's name in messages about the chain.
    ///   - disposesAtEnd: A Boolean value that indicates whether the end disposes the source. Otherwise only the
    ///     cancellation does.
    init(_ observer: ObserverBase<Element>, name: StaticString = "create", disposesAtEnd: Bool = true) {
        self.observer = observer
        sourceName = name
        self.disposesAtEnd = disposesAtEnd
    }

    /// Sets the disposable of the source, which is disposed immediately if the sequence has ended.
    func hold(_ disposable: any Disposable) { source.disposable = disposable }

    func on(_ event: Event<Element>) {
        let isEnd = event.isStopEvent
        let isLate =
            isEnd
            ? ended.exchange(true, ordering: .acquiringAndReleasing) : ended.load(ordering: .acquiring)
        if isLate { return }
        if calls.enter() { callingDeeply { observer?.on(event) } }
        if isEnd { end() }
        if calls.leave() { observer = nil }
    }

    private func end() {
        if calls.close() { observer = nil }
        if disposesAtEnd { source.dispose() }
    }

    var name: String? { sourceName.description }

    var previous: (any Traceable)? { nil }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        if calls.close() { observer = nil }
        source.dispose()
    }
}
