extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// A receiver of the event of a ``Completable``.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// A completable made by a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let saved = Completable.create { completable in
    ///     completable(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: calls the function it gets with what happened, now or later and from any thread; only the
    ///   first call counts. It returns what stops the work: that is disposed once, after the event or when the
    ///   subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }
}
