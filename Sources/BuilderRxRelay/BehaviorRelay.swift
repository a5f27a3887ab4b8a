import BuilderRxSwift

/// An observable value: it emits its current value to each new observer first, and never ends.
///
/// ```swift
/// let name = BehaviorRelay(value: "Anna")
/// name.subscribe(onNext: { print($0) }).disposed(by: bag)   // Anna
/// name.accept("Berta")                                      // Berta
/// ```
///
/// A relay is thread-safe.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// Creates a relay with an initial value.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The current value.
    public var value: Element {
        do {
            return try subject.value()
        } catch {
            preconditionFailure("A relay's subject is never ended or disposed, so it has a value: \(error)")
        }
    }

    /// Sets the value and emits it to every observer.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer to the current value and every later one.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the relay as a read-only observable.
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// Returns the relay as an infallible sequence: it has no error.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
