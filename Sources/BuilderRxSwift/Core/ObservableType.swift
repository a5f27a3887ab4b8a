/// A type that can be converted to an ``Observable``.
public protocol ObservableConvertibleType {
    /// The type of the elements.
    associatedtype Element

    /// Returns an observable of the same elements.
    func asObservable() -> Observable<Element>
}

/// A source of events over time that observers subscribe to.
public protocol ObservableType: ObservableConvertibleType {
    /// Subscribes an observer to the source. It receives every event until the sequence ends or the result is disposed.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// Returns the source as an ``Observable``, with its type erased.
    // Disfavored, so that the compiler doesn't solve each chain with an observable's own method and with this one.
    @_disfavoredOverload
    public func asObservable() -> Observable<Element> { Observable.create { observer in subscribe(observer) } }

    /// Subscribes a closure to every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let observer = AnonymousObserver(on)
        asObservable().attach(observer)
        return observer
    }

    /// Subscribes a closure to each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: The closure called with each element.
    ///   - onError: The closure called when the sequence fails. Without it, an error is passed to
    ///     ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: The closure called when the sequence completes successfully.
    ///   - onDisposed: The closure called once, after the end or when the subscription is disposed.
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

    /// Subscribes a closure to each kind of event for the lifetime of an object, which is held weakly.
    ///
    /// Without a closure for it, an error is passed to ``Hooks/defaultErrorHandler``. (RxSwift ignores it.)
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

/// Returns a closure that calls another one with an object during the object's lifetime; `nil` for `nil`.
func bound<Object: AnyObject, Value>(_ closure: ((Object, Value) -> Void)?, to object: Object) -> ((Value) -> Void)? {
    closure.map { closure in { [weak object] value in object.map { closure($0, value) } } }
}

/// Returns a closure that calls another one with an object during the object's lifetime; `nil` for `nil`.
func bound<Object: AnyObject>(_ closure: ((Object) -> Void)?, to object: Object) -> (() -> Void)? {
    closure.map { closure in { [weak object] in object.map(closure) } }
}
