import BuilderRxSwift

/// A source of elements that never ends, and repeats its elements to each new observer.
///
/// ```swift
/// let lines = ReplayRelay<String>.create(bufferSize: 2)
/// ["a", "b", "c"].forEach(lines.accept)
/// lines.subscribe(onNext: { print($0) }).disposed(by: bag)   // b, c
/// ```
///
/// Safe from any thread.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// Makes a relay that repeats the last elements.
    ///
    /// - Parameter bufferSize: how many elements are kept; with zero or less none is.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }

    /// Makes a relay that repeats all elements. They are kept as long as the relay lives.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Sends an element to every observer and keeps it.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the kept elements and every later one to an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without the right to send.
    public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
