/// Anything that can be turned into an ``Observable``.
public protocol ObservableConvertibleType {
    /// The type of the elements.
    associatedtype Element

    /// The observable that tells the same elements.
    func asObservable() -> Observable<Element>
}

/// A source of events over time that observers subscribe to.
public protocol ObservableType: ObservableConvertibleType {
    /// Sends every event to an observer, from now until the sequence ends or the result is disposed.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// The source as an ``Observable``, its own type hidden.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in subscribe(observer) }
    }
}
