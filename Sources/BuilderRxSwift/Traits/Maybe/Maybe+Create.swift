extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A receiver of the event of a ``Maybe``.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// A maybe made by a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let name = Maybe<String>.create { maybe in
    ///     maybe(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: calls the function it gets with what happened, now or later and from any thread; only the
    ///   first call counts. It returns what stops the work: that is disposed once, after the event or when the
    ///   subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                let once = Once()
                return subscribe { event in
                    guard once.isFirst() else { return }
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }
}
