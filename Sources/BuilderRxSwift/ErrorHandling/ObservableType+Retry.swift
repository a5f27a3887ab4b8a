import OpenCombine

extension ObservableType {
    /// Resubscribes each time the sequence fails, without limit.
    ///
    /// A source that always fails immediately keeps the thread busy until the subscription is disposed; for delays
    /// between attempts, see `retry(when:)`.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Observable { CatchSequenceSink("retry", AnyIterator { source }, downstream: $0).start() }
    }

    /// Resubscribes when the sequence fails, up to a number of attempts.
    ///
    /// ```swift
    /// request.retry(3)   // tried three times at most
    /// ```
    ///
    /// The error of the last attempt is passed on.
    ///
    /// - Parameter maxAttemptCount: The number of subscriptions, including the first. With zero or less, the result
    ///   completes immediately (RxSwift traps on less than zero).
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let attempts = Swift.repeatElement(asObservable(), count: max(0, maxAttemptCount))
        return Observable { CatchSequenceSink("retry", attempts.makeIterator(), downstream: $0).start() }
    }

    /// Resubscribes when another sequence, derived from the errors, emits an element.
    ///
    /// ```swift
    /// request.retry(when: { (errors: Observable<NetworkError>) in
    ///     errors.flatMap { error in error.isTemporary ? .just(()) : Observable.error(error) }
    /// })
    /// ```
    ///
    /// Each element of that sequence starts the next attempt; its end, with or without an error, ends the result as
    /// soon as an attempt has failed.
    ///
    /// - Parameter notificationHandler: The closure called once for each subscription, before the first attempt. It
    ///   receives the errors of its parameter's type; any other error ends the result.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> { retrying(when: notificationHandler) }

    /// Resubscribes when another sequence, derived from the errors, emits an element.
    ///
    /// Each element of that sequence starts the next attempt; its end, with or without an error, ends the result as
    /// soon as an attempt has failed.
    ///
    /// - Parameter notificationHandler: The closure called once for each subscription, before the first attempt. It
    ///   receives all errors.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> { retrying(when: notificationHandler) }

    private func retrying<Trigger: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            RetryWhenSink<Element, Trigger.Element, Failure>(source, downstream: observer)
                .start { notificationHandler($0).asObservable() }
        }
    }
}

private final class RetryWhenSink<Element, Trigger, Failure: Swift.Error>: TailRecursiveSink<Element> {
    private let source: Observable<Element>
    private let failures = PublishSubject<Failure>()
    private let triggers = PublishSubject<Trigger>()
    private let handler = SerialDisposable()
    /// The wait for a trigger after a failure.
    private let wait = SerialDisposable()

    init(_ source: Observable<Element>, downstream: ObserverBase<Element>) {
        self.source = source
        super.init(downstream: downstream)
    }

    override var name: String? { "retry(when:)" }

    func start(_ notificationHandler: (Observable<Failure>) -> Observable<Trigger>) {
        open()
        handler.disposable = notificationHandler(failures).subscribe(triggers)
        advance()
    }

    override func step() {
        wait.disposable = Disposables.create()
        subscribe(to: source)
    }

    override func sourceEnded(_ completion: Subscribers.Completion<any Swift.Error>) {
        guard case .failure(let error) = completion, let failure = error as? Failure else { return finish(completion) }
        disposeSources()
        wait.disposable = triggers.subscribe { event in
            switch event {
            case .next: self.advance()
            case .error(let error): self.finish(.failure(error))
            case .completed: self.finish(.finished)
            }
        }
        failures.onNext(failure)
    }

    override func disposed() {
        wait.dispose()
        handler.dispose()
    }
}
