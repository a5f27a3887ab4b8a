/// The trait of a ``PrimitiveSequence`` without elements.
public enum CompletableTrait {}

/// A sequence without elements, which completes or fails: for example, a save operation.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The event of a ``Completable``.
@frozen public enum CompletableEvent: Sendable {
    /// The sequence failed.
    case error(any Swift.Error)
    /// The sequence completed.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// An observer of the event of a ``Completable``.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Creates a completable from a closure, which runs once for each subscription.
    ///
    /// ```swift
    /// let saved = Completable.create { completable in
    ///     completable(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// - Parameter subscribe: The closure that calls its argument with the event, during the call or later and from any
    ///   thread; only the first call counts. It returns a disposable that stops the work, which is disposed once, after
    ///   the event or when the subscription is disposed.
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

    /// Returns a completable that completes immediately.
    public static func empty() -> Completable { PrimitiveSequence(raw: .empty()) }

    /// Returns a completable that fails immediately.
    public static func error(_ error: any Swift.Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// Returns a completable that emits no event.
    public static func never() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: .never()) }

    /// Subscribes a closure to the event.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        subscribe(reporting: .init(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) }))
    }

    /// Subscribes a closure to each kind of event.
    ///
    /// - Parameters:
    ///   - onCompleted: The closure called at the completion.
    ///   - onError: The closure called when the sequence fails. Without it, an error is passed to
    ///     ``Hooks/defaultErrorHandler``.
    ///   - onDisposed: The closure called once, after the others or when the subscription is disposed.
    /// - Returns: A disposable that ends the subscription. Releasing it does not end the subscription.
    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(reporting: .init(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
    }

    /// Subscribes a closure to each kind of event for the lifetime of an object, which is held weakly.
    ///
    /// Without a closure for it, an error is passed to ``Hooks/defaultErrorHandler``. (RxSwift ignores it.)
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

    /// Subscribes to another completable once this completes. A failure of this one ends the sequence.
    public func concat(_ second: Completable) -> Completable { Completable.concat(primitiveSequence, second) }

    /// Subscribes to the completables in order; each is requested when the previous one has completed. The first
    /// failure ends the sequence.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map { $0.source }))
    }

    /// Subscribes to the completables in order, one after the other. The first failure ends the sequence.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        PrimitiveSequence(raw: .concat(collection.map { $0.source }))
    }

    /// Subscribes to the completables in order, one after the other. The first failure ends the sequence.
    public static func concat(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .concat(sources.map { $0.source }))
    }

    /// Subscribes to all completables, and completes when all have completed. The first failure ends the sequence.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map { $0.source }))
    }

    /// Subscribes to all completables, and completes when all have completed. The first failure ends the sequence.
    public static func merge(_ sources: [Completable]) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map { $0.source }))
    }

    /// Subscribes to all completables, and completes when all have completed. The first failure ends the sequence.
    public static func merge(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map { $0.source }))
    }

    /// Subscribes to all completables, and completes when all have completed: the same as `merge`.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        merge(sources)
    }

    /// Subscribes to all completables, and completes when all have completed: the same as `merge`.
    public static func zip(_ sources: [Completable]) -> Completable { merge(sources) }

    /// Subscribes to all completables, and completes when all have completed: the same as `merge`.
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
