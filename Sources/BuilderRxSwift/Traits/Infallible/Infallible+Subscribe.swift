extension InfallibleType {
    /// Calls a closure for every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(on)
    }

    /// Calls a closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called when the sequence ends.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    /// - Returns: what ends the subscription when it is disposed. Dropping it does not end the subscription.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls a closure for each kind of event as long as an object lives, which is held weakly.
    ///
    /// - Parameters:
    ///   - object: handed to each closure; once it is gone, no closure is called any more.
    ///   - onNext: called with each element.
    ///   - onCompleted: called when the sequence ends.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
