import OpenCombine

extension ObservableType {
    /// Subscribes again when another sequence, made of the errors, says so.
    ///
    /// ```swift
    /// request.retry(when: { (errors: Observable<NetworkError>) in
    ///     errors.flatMap { error in error.isTemporary ? .just(()) : Observable.error(error) }
    /// })
    /// ```
    ///
    /// Each element of that sequence starts the next attempt; its end, with or without an error, ends the whole as soon
    /// as an attempt has failed.
    ///
    /// - Parameter notificationHandler: called once for each subscription, before the first attempt. Gets the errors of
    ///   the type it asks for; any other error ends the whole.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            RetryWhenSuccession<Element, TriggerObservable.Element, Error>(source, downstream: receiver)
                .start { notificationHandler($0).asObservable() }
        }
    }

    /// Subscribes again when another sequence, made of the errors, says so.
    ///
    /// Each element of that sequence starts the next attempt; its end, with or without an error, ends the whole as soon
    /// as an attempt has failed.
    ///
    /// - Parameter notificationHandler: called once for each subscription, before the first attempt. Gets all errors.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            RetryWhenSuccession<Element, TriggerObservable.Element, any Swift.Error>(source, downstream: receiver)
                .start { notificationHandler($0).asObservable() }
        }
    }
}

private final class RetryWhenSuccession<Element, Trigger, Failure: Swift.Error>: Succession<Element> {
    private let source: Observable<Element>
    private let failures = PublishSubject<Failure>()
    private let triggers = PublishSubject<Trigger>()
    private let handler = SerialDisposable()
    /// The wait for a trigger after a failure.
    private let wait = SerialDisposable()

    init(_ source: Observable<Element>, downstream: Receiver<Element>) {
        self.source = source
        super.init(downstream: downstream)
    }

    override var name: String? { "retry(when:)" }

    func start(_ notificationHandler: (Observable<Failure>) -> Observable<Trigger>) {
        open()
        handler.disposable = notificationHandler(failures).subscribe(triggers)
        move()
    }

    override func step() {
        wait.disposable = Disposables.create()
        listen(to: source)
    }

    override func legEnded(_ completion: Subscribers.Completion<any Swift.Error>) {
        guard case .failure(let error) = completion, let failure = error as? Failure else { return finish(completion) }
        leave()
        wait.disposable = triggers.subscribe { event in
            switch event {
            case .next: self.move()
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
