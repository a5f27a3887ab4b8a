extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls a closure with the result.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        subscribe(reporting: .init(onSuccess: { observer(.success($0)) }, onError: { observer(.failure($0)) }))
    }

    /// Calls a closure for what happens.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element.
    ///   - onFailure: called when the single fails. Without it a failure goes to ``Hooks/defaultErrorHandler``.
    ///   - onDisposed: called once, after the result or when the subscription is disposed.
    /// - Returns: what ends the subscription when it is disposed. Dropping it does not end the subscription.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(reporting: .init(onSuccess: onSuccess, onError: onFailure, onDisposed: onDisposed))
    }

    /// Calls a closure for what happens as long as an object lives, which is held weakly.
    ///
    /// - Parameters:
    ///   - object: handed to each closure; once it is gone, no closure is called any more.
    ///   - onSuccess: called with the element.
    ///   - onFailure: called when the single fails. Without it a failure goes to ``Hooks/defaultErrorHandler`` (RxSwift
    ///     keeps silent here).
    ///   - onDisposed: called once, after the result or when the subscription is disposed.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onSuccess: bound(onSuccess, to: object), onError: bound(onFailure, to: object),
                onDisposed: bound(onDisposed, to: object)))
    }
}
