import CStack
import OpenCombine
import Settling

/// An operator with one source, in one subscription: it observes the source and emits to one observer.
///
/// A subclass overrides ``ObserverBase/onNext(_:)``, and ``ObserverBase/receive(completion:)`` if the end of its source
/// is not its own end. It emits with ``forward(_:)`` and ``finish(_:)``, which enforce the grammar `next* (error |
/// completed)?`: no event passes after an end or after disposal. An end is emitted first; then the source is disposed.
class OperatorSink<Input, Output>: ObserverBase<Input>, OpenCombine.Subscription {
    /// Retained until the deinitializer.
    private let observer: Unmanaged<ObserverBase<Output>>

    init(downstream: ObserverBase<Output>) { observer = .passRetained(downstream) }

    deinit { callingDeeply { observer.release() } }

    /// The observer that the sink emits to.
    final var downstream: ObserverBase<Output> { observer.takeUnretainedValue() }

    /// Passes the sink to the observer as its subscription. Called before the sink is attached to its own source.
    final func open() { downstream.receive(subscription: self) }

    /// Emits an element.
    @inline(__always)
    final func forward(_ element: Output) {
        guard !isEnded else { return }
        if cstack_is_low() { return withStackRoom { downstream.onNext(element) } }
        observer._withUnsafeGuaranteedRef { $0.onNext(element) }
    }

    /// Emits the end. Call only if the sink is marked as ended.
    final func forwardEnd(_ completion: Subscribers.Completion<any Error>) {
        callingDeeply { downstream.receive(completion: completion) }
    }

    /// Emits the end, then disposes the source.
    final func finish(_ completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        forwardEnd(completion)
        dispose()
    }

    /// Emits an event.
    final func forward(_ event: Event<Output>) {
        switch event {
        case .next(let element): forward(element)
        case .error(let error): finish(.failure(error))
        case .completed: finish(.finished)
        }
    }

    override func receive(completion: Subscribers.Completion<any Error>) { finish(completion) }

    /// Does nothing: demand is unlimited.
    final func request(_ demand: Subscribers.Demand) {}

    final func cancel() { dispose() }
}

/// A sink that passes on what it receives, for operators that change only where or for how long the source is
/// subscribed to.
class PassThroughSink<Element>: OperatorSink<Element, Element> {
    /// A resource that is disposed with the sink.
    let resource = SingleAssignmentDisposable()
    private let operatorName: StaticString?

    /// Creates a sink.
    ///
    /// - Parameter operatorName: The operator's name in messages about the chain; `nil` for sinks that messages omit.
    init(_ operatorName: StaticString? = nil, downstream: ObserverBase<Element>) {
        self.operatorName = operatorName
        super.init(downstream: downstream)
    }

    final override var name: String? { operatorName?.description }

    final override func onNext(_ element: Element) { forward(element) }

    override func disposed() { resource.dispose() }
}

extension ObservableConvertibleType {
    /// Returns an observable in which each subscription passes through its own sink.
    func through<Output>(
        _ makeSink: @escaping (ObserverBase<Output>) -> OperatorSink<Element, Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return Observable { observer in
            let sink = makeSink(observer)
            sink.open()
            source.attachLast(sink)
        }
    }
}
