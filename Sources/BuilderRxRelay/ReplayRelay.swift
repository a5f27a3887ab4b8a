import BuilderRxSwift

/// A relay that replays its elements to each new observer, and never ends.
///
/// ```swift
/// let lines = ReplayRelay<String>.create(bufferSize: 2)
/// ["a", "b", "c"].forEach(lines.accept)
/// lines.subscribe(onNext: { print($0) }).disposed(by: bag)   // b, c
/// ```
///
/// A relay is thread-safe.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// Creates a relay that replays the last elements.
    ///
    /// - Parameter bufferSize: The maximum number of elements to retain; with zero or less none is retained.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }

    /// Creates a relay that replays all elements. They are retained for the lifetime of the relay.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Emits an element to every observer and retains it.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer to the retained elements and every later one.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the relay as a read-only observable.
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// Returns the relay as an infallible sequence: it has no error.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
