import OpenCombine

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Subscribes to another single once this completes. A failure of this one ends the sequence.
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.thenDo(second.source))
    }

    /// Subscribes to another maybe once this completes. A failure of this one ends the sequence.
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.thenDo(second.source))
    }

    /// Subscribes to another completable once this completes. A failure of this one ends the sequence.
    public func andThen(_ second: Completable) -> Completable { PrimitiveSequence(raw: source.thenDo(second.source)) }

    /// Subscribes to an observable once this completes. A failure of this one ends the sequence.
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { source.thenDo(second) }
}

extension Observable where Element == Swift.Never {
    /// Emits another observable's events after the completion of this one.
    fileprivate func thenDo<Output>(_ second: Observable<Output>) -> Observable<Output> {
        Observable<Output> { [self] observer in
            AndThenSink(second: second, downstream: observer).start(self)
        }
    }
}

/// A sink that waits for one source, then passes the other on. The first one is disposed after the second one was
/// subscribed to.
private final class AndThenSink<Output>: CombiningSink<Output> {
    private let second: Observable<Output>
    private let first = SerialDisposable()

    init(second: Observable<Output>, downstream: ObserverBase<Output>) {
        self.second = second
        super.init(downstream: downstream)
    }

    override var name: String? { "andThen" }

    func start(_ source: Observable<Swift.Never>) {
        open()
        let waiting = CompletionObserver { [self] observer, completion in goOn(observer, completion) }
        first.disposable = waiting
        source.attach(waiting)
    }

    private func goOn(_ observer: any Traceable, _ completion: Subscribers.Completion<any Error>) {
        guard case .finished = completion else { return finish(completion, from: observer) }
        guard !isEnded else { return }
        connect(
            second, inTurn: .none, onNext: forward, onEnd: { [self] in finish($1, from: $0) })
        first.dispose()
    }

    override func disposed() { first.dispose() }
}

/// An observer of the end of a source without elements.
private final class CompletionObserver: ObserverBase<Swift.Never> {
    private let end: (any Traceable, Subscribers.Completion<any Error>) -> Void

    init(_ end: @escaping (any Traceable, Subscribers.Completion<any Error>) -> Void) { self.end = end }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if markEnded() { end(self, completion) }
        dispose()
    }
}
