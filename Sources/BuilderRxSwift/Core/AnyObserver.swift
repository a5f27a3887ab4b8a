/// An observer whose own type is hidden.
public struct AnyObserver<Element>: ObserverType {
    /// The response of an observer to an event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// Makes an observer that hands each event to a closure.
    public init(eventHandler: @escaping EventHandler) {
        handler = eventHandler
    }

    /// Hides the type of another observer.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    /// Receives one event.
    public func on(_ event: Event<Element>) {
        handler(event)
    }

    /// Returns itself.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}

// Without a condition: a source that sends from a closure of another thread is what observers are made for. Which
// elements may cross threads is the caller's choice, as it is with `Observable`.
extension AnyObserver: @unchecked Sendable {}
