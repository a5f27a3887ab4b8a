extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Transforms the element. An error that `transform` throws ends the sequence.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// Transforms the element, and completes without one if it becomes `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Emits the element, if a condition holds for it.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Subscribes to another single, created from this one's element.
    ///
    /// ```swift
    /// let greeting = Single.just(1).flatMap { id in Single.just("user \(id)") }
    /// ```
    ///
    /// - Parameter selector: The closure that returns the other single. An error that it throws ends the sequence.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// Subscribes to a maybe, created from this single's element. An error that the closure throws ends the sequence.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// Subscribes to a completable, created from this single's element. An error that the closure throws ends the
    /// sequence.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// Combines the elements of all singles of a collection, in its order, once each has emitted its element. With an
    /// empty collection, the result is emitted immediately.
    ///
    /// The first error, also one that the closure throws, ends the sequence.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return PrimitiveSequence(raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
    }

    /// Emits the elements of all singles of a collection, in its order, once each has emitted its element. With an
    /// empty collection, an empty array is emitted immediately. The first error ends the sequence.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
        zip(collection) { $0 }
    }

    /// Calls closures before (`on…`) and after (`after…`) an event is passed on, around the subscription to the source,
    /// and at the disposal, which follows the end. An error that a closure throws replaces the event.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
