/// The trait of a ``PrimitiveSequence`` with at most one element.
public enum MaybeTrait {}

/// A sequence that emits one element, completes without one, or fails: for example, a cache lookup.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a ``Maybe``.
@frozen public enum MaybeEvent<Element> {
    /// The only element. No ``completed`` follows.
    case success(Element)
    /// The sequence failed.
    case error(any Swift.Error)
    /// The sequence completed without an element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// An observer of the event of a ``Maybe``.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// Creates a maybe from a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let name = Maybe<String>.create { maybe in
    ///     maybe(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: The closure that calls its argument with the event, during the call or later and from any
    ///   thread; only the first call counts. It returns a disposable that stops the work, which is disposed once, after
    ///   the event or when the subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                let once = OnceFlag()
                return subscribe { event in
                    guard once.isFirst() else { return }
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    /// Returns a maybe that emits one element during subscription.
    public static func just(_ element: Element) -> Maybe<Element> { PrimitiveSequence(raw: .just(element)) }

    /// Returns a maybe that completes immediately, without an element.
    public static func empty() -> Maybe<Element> { PrimitiveSequence(raw: .empty()) }

    /// Returns a maybe that fails immediately.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { PrimitiveSequence(raw: .error(error)) }

    /// Returns a maybe that emits no event.
    public static func never() -> Maybe<Element> { PrimitiveSequence(raw: .never()) }

    /// Returns a maybe that emits one element on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Subscribes a closure to the event.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        subscribe(
            reporting: .init(
                onNext: { observer(.success($0)) }, onError: { observer(.error($0)) },
                onCompleted: { observer(.completed) }))
    }

    /// Subscribes a closure to each kind of event.
    ///
    /// - Parameters:
    ///   - onSuccess: The closure called with the element, if there is one; then `onCompleted` is not called.
    ///   - onError: The closure called when the sequence fails. Without it, an error is passed to
    ///     ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: The closure called when there is no element.
    ///   - onDisposed: The closure called once, after the others or when the subscription is disposed.
    /// - Returns: A disposable that ends the subscription. Releasing it does not end the subscription.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }

    /// Subscribes a closure to each kind of event for the lifetime of an object, which is held weakly.
    ///
    /// Without a closure for it, an error is passed to ``Hooks/defaultErrorHandler``. (RxSwift ignores it.)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            reporting: .init(
                onNext: bound(onSuccess, to: object), onError: bound(onError, to: object),
                onCompleted: bound(onCompleted, to: object), onDisposed: bound(onDisposed, to: object)))
    }

    /// Transforms the element. An error that `transform` throws ends the sequence.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// Transforms the element, and completes without one if it becomes `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Emits the element, if there is one and a condition holds for it.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Subscribes to another maybe, created from this one's element. An error that the closure throws ends the
    /// sequence.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// Emits a default element if the maybe completes without one.
    public func ifEmpty(default element: Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: element))
    }

    /// Switches to another maybe if this one completes without an element.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Switches to a single if the maybe completes without an element.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Calls closures before (`on…`) and after (`after…`) an event is passed on, around the subscription to the source,
    /// and at the disposal, which follows the end. An error that a closure throws replaces the event.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
