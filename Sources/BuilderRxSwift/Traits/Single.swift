/// The trait of a ``PrimitiveSequence`` with exactly one element.
public enum SingleTrait {}

/// A sequence that emits exactly one element, or fails: for example, the response to a request.
///
/// ```swift
/// func load(_ id: Int) -> Single<String> {
///     .create { single in
///         single(id > 0 ? .success("item \(id)") : .failure(RxError.noElements))
///         return Disposables.create()
///     }
/// }
/// ```
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a ``Single``: its element or its error.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// An observer of the event of a ``Single``.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Creates a single from a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let answer = Single<Int>.create { single in
    ///     single(.success(42))
    ///     return Disposables.create { print("stopped") }
    /// }
    /// ```
    ///
    /// - Parameter subscribe: The closure that calls its argument with the result, during the call or later and from
    ///   any thread; only the first call counts. It returns a disposable that stops the work, which is disposed once,
    ///   after the result or when the subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: .create { observer in
                let once = OnceFlag()
                return subscribe { event in
                    guard once.isFirst() else { return }
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            })
    }

    /// Returns a single that emits one element during subscription.
    public static func just(_ element: Element) -> Single<Element> { PrimitiveSequence(raw: .just(element)) }

    /// Returns a single that fails immediately.
    public static func error(_ error: any Swift.Error) -> Single<Element> { PrimitiveSequence(raw: .error(error)) }

    /// Returns a single that emits no event.
    public static func never() -> Single<Element> { PrimitiveSequence(raw: .never()) }

    /// Returns a single that emits one element on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Returns the single as a ``Maybe``.
    public func asMaybe() -> Maybe<Element> { PrimitiveSequence(raw: source) }

    /// Returns the end of the single, without its element, as a ``Completable``.
    public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }

    /// Subscribes a closure to the result.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        subscribe(reporting: .init(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) }))
    }

    /// Subscribes a closure to each kind of event.
    ///
    /// - Parameters:
    ///   - onSuccess: The closure called with the element.
    ///   - onFailure: The closure called when the single fails. Without it, an error is passed to
    ///     ``Hooks/defaultErrorHandler``.
    ///   - onDisposed: The closure called once, after the result or when the subscription is disposed.
    /// - Returns: A disposable that ends the subscription. Releasing it does not end the subscription.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { subscribe(reporting: .init(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)) }

    /// Subscribes a closure to each kind of event for the lifetime of an object, which is held weakly.
    ///
    /// Without a closure for it, an error is passed to ``Hooks/defaultErrorHandler``. (RxSwift ignores it.)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onNext: bound(onSuccess, to: object), onError: bound(onFailure, to: object),
                onDisposed: bound(onDisposed, to: object)))
    }
}
