/// Marks a ``PrimitiveSequence`` without elements.
public enum CompletableTrait {}

/// A sequence without elements, which completes or fails: something that is done.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The event of a ``Completable``.
@frozen public enum CompletableEvent: Sendable {
    /// It failed.
    case error(any Swift.Error)
    /// It is done.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// An observer of the event of a ``Completable``.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// A completable made by a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let saved = Completable.create { completable in
    ///     completable(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: calls the function it gets with what happened, now or later and from any thread; only the
    ///   first call counts. It returns what stops the work: that is disposed once, after the event or when the
    ///   subscription is disposed.
    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    /// A completable that completes at once.
    public static func empty() -> Completable { PrimitiveSequence(raw: .empty()) }

    /// A completable that fails at once.
    public static func error(_ error: any Swift.Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A completable without an event.
    public static func never() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: .never()) }

    /// Calls a closure with the event.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        subscribe(reporting: .init(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) }))
    }

    /// Calls a closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onCompleted: Called at the completion.
    ///   - onError: Called when it fails. Without it an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onDisposed: Called once, after the others or when the subscription is disposed.
    /// - Returns: A disposable that ends the subscription. Releasing it does not end the subscription.
    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(reporting: .init(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }

    /// Calls a closure for each kind of event while an object, which is held weakly, lives.
    ///
    /// An error without a closure goes to ``Hooks/defaultErrorHandler`` (RxSwift keeps silent here).
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

    /// Another completable after this one. A failure of this one is the end.
    public func concat(_ second: Completable) -> Completable { Completable.concat(primitiveSequence, second) }

    /// One completable after the other; each is requested when the one before has completed. The first failure is the
    /// end.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map { $0.source }))
    }

    /// One completable after the other. The first failure is the end.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        PrimitiveSequence(raw: .concat(collection.map { $0.source }))
    }

    /// One completable after the other. The first failure is the end.
    public static func concat(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .concat(sources.map { $0.source }))
    }

    /// Several completables at once, done when all are. The first failure is the end.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map { $0.source }))
    }

    /// Several completables at once, done when all are. The first failure is the end.
    public static func merge(_ sources: [Completable]) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map { $0.source }))
    }

    /// Several completables at once, done when all are. The first failure is the end.
    public static func merge(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map { $0.source }))
    }

    /// Several completables at once, done when all are: the same as `merge`.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        merge(sources)
    }

    /// Several completables at once, done when all are: the same as `merge`.
    public static func zip(_ sources: [Completable]) -> Completable { merge(sources) }

    /// Several completables at once, done when all are: the same as `merge`.
    public static func zip(_ sources: Completable...) -> Completable { merge(sources) }

    /// Calls closures before (`on…`) and after (`after…`) an event is passed on, around the subscription to the source,
    /// and at the disposal, which follows the end. An error that a closure throws replaces the event.
    public func `do`(
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        PrimitiveSequence(
            raw: source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
