import BuilderRxSwift

/// A source of elements that never ends: each is sent to the current observers.
///
/// Safe from any thread.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// Makes a relay without observers.
    public init() {}

    /// Sends an element to every observer.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends every later element to an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without the right to send.
    public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension PublishRelay: @unchecked Sendable where Element: Sendable {}
