/// An event of an ``Infallible``.
public enum InfallibleEvent<Element> {
    /// The next element of the sequence.
    case next(Element)
    /// The sequence ended.
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension Infallible {
    /// A receiver of the events of an ``Infallible``.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// A sequence made by a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let numbers = Infallible<Int>.create { observer in
    ///     observer(.next(1))
    ///     observer(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: calls the function it gets with each event, now or later and from any thread, one at a
    ///   time. It returns what stops it: that is disposed once, after the end or when the subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            .create { observer in
                subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }
}
