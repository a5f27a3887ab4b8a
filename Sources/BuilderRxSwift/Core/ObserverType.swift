/// Whoever receives the events of an observable.
public protocol ObserverType {
    /// The type of the elements that arrive.
    associatedtype Element

    /// Receives one event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends the next element.
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    /// Ends the sequence as it should end.
    public func onCompleted() {
        on(.completed)
    }

    /// Ends the sequence with a failure.
    public func onError(_ error: any Swift.Error) {
        on(.error(error))
    }

    /// An observer of other elements: each is transformed and sent on; what `transform` throws is sent on as an error.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }

    /// The observer with its type erased.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }
}
