/// An observer of an observable's events.
public protocol ObserverType {
    /// The type of the elements that the observer receives.
    associatedtype Element

    /// Receives one event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Emits the next element to the observer.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Completes the sequence successfully.
    public func onCompleted() { on(.completed) }

    /// Ends the sequence with an error.
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// Returns an observer that transforms each element and passes it on. An error that `transform` throws is passed
    /// on, too.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }

    /// Returns the observer with its type erased.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that handles an event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// Creates an observer that passes each event to a closure.
    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

    /// Creates a type-erased observer from another one.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    /// Receives one event.
    public func on(_ event: Event<Element>) { handler(event) }

    /// Returns itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

// No constraint on the elements: observers exist for sources that emit from a closure on another thread. As with
// `Observable`, the caller is responsible for which elements cross threads.
extension AnyObserver: @unchecked Sendable {}
