import BuilderRxSwift
import Settling

/// A relay that emits each element to its current observers, and never ends.
///
/// A relay is thread-safe.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// Creates a relay without observers.
    public init() {}

    /// Emits an element to every observer.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer to every later element.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the relay as a read-only observable.
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// Returns the relay as an infallible sequence: it has no error.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

extension PublishRelay: @unchecked Sendable where Element: Sendable {}

extension PublishRelay: NeutralValue {
    package static func neutralValue() -> Any { PublishRelay() }
}
