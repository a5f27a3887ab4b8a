/// An event that an observable emits to its observers.
///
/// A sequence is any number of ``next(_:)`` events, then at most one ``error(_:)`` or ``completed``, and no events
/// after that.
@frozen public enum Event<Element> {
    /// The next element of the sequence.
    case next(Element)
    /// The sequence failed with an error.
    case error(any Swift.Error)
    /// The sequence completed successfully.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
    /// A Boolean value that indicates whether the event ends its sequence: true for ``error(_:)`` and ``completed``.
    public var isStopEvent: Bool {
        switch self {
        case .next: false
        case .error, .completed: true
        }
    }

    /// The element of a ``next(_:)`` event; `nil` for other events.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an ``error(_:)`` event; `nil` for other events.
    public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// A Boolean value that indicates whether the event is ``completed``.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Returns the event with its element transformed. An error that `transform` throws becomes an ``error(_:)`` event.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do {
                return .next(try transform(element))
            } catch {
                return .error(error)
            }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// A type that can be converted to an ``Event``.
public protocol EventConvertible {
    /// The type of the elements.
    associatedtype Element

    /// The event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    public var event: Event<Element> { self }
}
