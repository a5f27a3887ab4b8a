extension PrimitiveSequence {
    /// The sequence or, when it fails, the one that a closure makes of the error.
    ///
    /// - Parameter handler: what it throws is the sequence's error.
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    /// The sequence, subscribed to anew whenever it fails, until it doesn't.
    public func retry() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry())
    }

    /// The sequence, subscribed to anew when it fails.
    ///
    /// - Parameter maxAttemptCount: how many subscriptions there may be, the first one included. The error of the last
    ///   one passes.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }

    /// The sequence, subscribed to anew when it fails and another sequence says so.
    ///
    /// - Parameter notificationHandler: gets the errors, of the type it asks for, and returns what says when to begin
    ///   again: at each of its elements. Its end is the end.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }

    /// The sequence, subscribed to anew when it fails and another sequence says so.
    ///
    /// - Parameter notificationHandler: gets the errors and returns what says when to begin again: at each of its
    ///   elements. Its end is the end.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }
}
