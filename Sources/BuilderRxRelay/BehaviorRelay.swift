import BuilderRxSwift

/// An observable value: it sends its current value to each new observer first, and never ends.
///
/// ```swift
/// let name = BehaviorRelay(value: "Anna")
/// name.subscribe(onNext: { print($0) }).disposed(by: bag)   // Anna
/// name.accept("Berta")                                      // Berta
/// ```
///
/// Safe from any thread.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// Makes a relay with its first value.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The current value.
    public var value: Element {
        do {
            return try subject.value()
        } catch {
            preconditionFailure("A relay's subject is never ended or disposed, so it has a value: \(error)")
        }
    }

    /// Sets the value and sends it to every observer.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the current value and every later one to an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without the right to set its value.
    public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
