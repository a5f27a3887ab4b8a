extension ObservableType {
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
    /// - Returns: what ends the subscription when it is disposed. Dropping it does not end the subscription.
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

    /// Calls a closure for each kind of event as long as an object lives, which is held weakly.
    ///
    /// - Parameters:
    ///   - object: handed to each closure; once it is gone, no closure is called any more.
    ///   - onNext: called with each element.
    ///   - onError: called when the sequence fails. Without it a failure goes to ``Hooks/defaultErrorHandler`` (RxSwift
    ///     keeps silent here).
    ///   - onCompleted: called when the sequence ends as it should.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        let failed: ((any Swift.Error) -> Void)? = onError.map { onError in
            { [weak object] error in object.map { onError($0, error) } }
        }
        return subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onError: failed,
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } })
    }
}
