/// An observer of an observable's events.
public protocol ObserverType {
    /// The type of the elements that arrive.
    associatedtype Element

    /// Receives one event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends the next element.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Ends the sequence as it should end.
    public func onCompleted() { on(.completed) }

    /// Ends the sequence with a failure.
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// An observer of other elements: each is transformed and sent on; what `transform` throws is sent on as an error.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }

    /// The observer with its type erased.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// An observer whose own type is erased.
public struct AnyObserver<Element>: ObserverType {
    /// The response of an observer to an event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// Makes an observer that hands each event to a closure.
    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

    /// Erases the type of another observer.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    /// Receives one event.
    public func on(_ event: Event<Element>) { handler(event) }

    /// Returns itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

// Without a condition: a source that sends from a closure of another thread is what observers are made for. Which
// elements may cross threads is the caller's choice, as it is with `Observable`.
extension AnyObserver: @unchecked Sendable {}
