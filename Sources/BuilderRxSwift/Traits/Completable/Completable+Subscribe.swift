extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Calls a closure with what happens.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        subscribe(reporting: .init(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) }))
    }

    /// Calls a closure for what happens.
    ///
    /// - Parameters:
    ///   - onCompleted: called when it is done.
    ///   - onError: called when it fails. Without it a failure goes to ``Hooks/defaultErrorHandler``.
    ///   - onDisposed: called once, after the others or when the subscription is disposed.
    /// - Returns: what ends the subscription when it is disposed. Dropping it does not end the subscription.
    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(reporting: .init(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }

    /// Calls a closure for what happens as long as an object lives, which is held weakly.
    ///
    /// - Parameters:
    ///   - object: handed to each closure; once it is gone, no closure is called any more.
    ///   - onCompleted: called when it is done.
    ///   - onError: called when it fails. Without it a failure goes to ``Hooks/defaultErrorHandler`` (RxSwift keeps
    ///     silent
    ///     here).
    ///   - onDisposed: called once, after the others or when the subscription is disposed.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onError: bound(onError, to: object), onCompleted: bound(onCompleted, to: object),
                onDisposed: bound(onDisposed, to: object)))
    }
}
