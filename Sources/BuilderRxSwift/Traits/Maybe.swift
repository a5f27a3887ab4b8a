/// Marks a ``PrimitiveSequence`` with one element or none.
public enum MaybeTrait {}

/// A sequence that has one element or completes without, or fails: a lookup in a cache, for instance.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a ``Maybe``.
@frozen public enum MaybeEvent<Element> {
    /// The one element. No ``completed`` follows.
    case success(Element)
    /// The sequence failed.
    case error(any Swift.Error)
    /// There is no element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// An observer of the event of a ``Maybe``.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// A maybe made by a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let name = Maybe<String>.create { maybe in
    ///     maybe(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: calls the function it gets with what happened, now or later and from any thread; only the
    ///   first call counts. It returns what stops the work: that is disposed once, after the event or when the
    ///   subscription is disposed.
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

    /// A maybe of one element, delivered while subscribing.
    public static func just(_ element: Element) -> Maybe<Element> { PrimitiveSequence(raw: .just(element)) }

    /// A maybe without an element, which completes at once.
    public static func empty() -> Maybe<Element> { PrimitiveSequence(raw: .empty()) }

    /// A maybe that fails at once.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { PrimitiveSequence(raw: .error(error)) }

    /// A maybe without an event.
    public static func never() -> Maybe<Element> { PrimitiveSequence(raw: .never()) }

    /// A maybe of one element, delivered on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Calls a closure with the event.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        subscribe(
            reporting: .init(
                onNext: { observer(.success($0)) }, onError: { observer(.error($0)) },
                onCompleted: { observer(.completed) }))
    }

    /// Calls a closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element, if there is one; then `onCompleted` is not called.
    ///   - onError: Called when the sequence fails. Without it an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once, after the others or when the subscription is disposed.
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

    /// Calls a closure for each kind of event while an object, which is held weakly, lives.
    ///
    /// An error without a closure goes to ``Hooks/defaultErrorHandler`` (RxSwift keeps silent here).
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

    /// The maybe with its element transformed; what `transform` throws is the error.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// The maybe's element transformed, or nothing when it became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// The maybe's element, if there is one and a condition holds for it.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Subscribes to another maybe, made from this one's element. An error that the closure throws ends the sequence.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// The maybe's element or, if it has none, another one.
    public func ifEmpty(default element: Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: element))
    }

    /// The maybe or, if it has no element, another maybe.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// The maybe's element or, if it has none, that of a single.
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

    /// Combines the elements of all maybes, once each has sent its element. The first error, also one that the closure
    /// throws, ends the sequence.
    ///
    /// ```swift
    /// let user = Maybe.zip(name, age) { name, age in "\(name), \(age)" }
    /// ```
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .zip(repeat (each source).source, resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
    /// The elements of all maybes as a tuple, once each has sent its element. The first error ends the sequence.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>
    ) -> PrimitiveSequence<Trait, (repeat each Source)> {
        PrimitiveSequence<Trait, (repeat each Source)>(raw: Observable<Any>.zip(repeat (each source).source))
    }
}
