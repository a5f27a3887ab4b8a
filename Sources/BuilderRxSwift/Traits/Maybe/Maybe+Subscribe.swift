extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls a closure with what happens.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        subscribe(
            reporting: .init(
                onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
                onCompleted: { observer(.completed) }))
    }

    /// Calls a closure for what happens.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element, if there is one; then `onCompleted` is not called.
    ///   - onError: called when the sequence fails. Without it a failure goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: called when there is no element.
    ///   - onDisposed: called once, after the others or when the subscription is disposed.
    /// - Returns: what ends the subscription when it is disposed. Dropping it does not end the subscription.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }

    /// Calls a closure for what happens as long as an object lives, which is held weakly.
    ///
    /// - Parameters:
    ///   - object: handed to each closure; once it is gone, no closure is called any more.
    ///   - onSuccess: called with the element, if there is one; then `onCompleted` is not called.
    ///   - onError: called when the sequence fails. Without it a failure goes to ``Hooks/defaultErrorHandler`` (RxSwift
    ///     keeps silent here).
    ///   - onCompleted: called when there is no element.
    ///   - onDisposed: called once, after the others or when the subscription is disposed.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onSuccess: bound(onSuccess, to: object), onError: bound(onError, to: object),
                onCompleted: bound(onCompleted, to: object), onDisposed: bound(onDisposed, to: object)))
    }
}
