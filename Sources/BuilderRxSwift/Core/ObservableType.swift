/// Anything that can be turned into an ``Observable``.
public protocol ObservableConvertibleType {
    /// The type of the elements.
    associatedtype Element

    /// An observable of the same elements.
    func asObservable() -> Observable<Element>
}

/// A source of events over time that observers subscribe to.
public protocol ObservableType: ObservableConvertibleType {
    /// Sends every event to an observer, from now until the sequence ends or the result is disposed.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// The source as an ``Observable``, its type erased.
    public func asObservable() -> Observable<Element> { Observable.create { observer in subscribe(observer) } }

    /// Calls a closure for every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let observer = AnonymousObserver(on)
        asObservable().attach(observer)
        return observer
    }

    /// Calls a closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onError: called when the sequence fails. Without it a failure goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: called when the sequence ends as it should.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    /// - Returns: A disposable that ends the subscription. Releasing it does not end the subscription.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let observer = ClosureObserver<Element>(
            .init(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
        asObservable().attach(observer)
        return observer
    }

    /// Calls a closure for each kind of event while an object, which is held weakly, lives.
    ///
    /// An error without a closure goes to ``Hooks/defaultErrorHandler`` (RxSwift keeps silent here).
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: bound(onNext, to: object), onError: bound(onError, to: object),
            onCompleted: bound(onCompleted, to: object), onDisposed: bound(onDisposed, to: object))
    }
}
