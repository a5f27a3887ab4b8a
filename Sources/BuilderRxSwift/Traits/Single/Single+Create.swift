extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A receiver of the event of a ``Single``.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// A single made by a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let answer = Single<Int>.create { single in
    ///     single(.success(42))
    ///     return Disposables.create { print("stopped") }
    /// }
    /// ```
    ///
    /// - Parameter subscribe: calls the function it gets with the result, now or later and from any thread; only the
    ///   first call counts. It returns what stops the work: that is disposed once, after the result or when the
    ///   subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: .create { observer in
                let once = Once()
                return subscribe { event in
                    guard once.isFirst() else { return }
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            })
    }
}
