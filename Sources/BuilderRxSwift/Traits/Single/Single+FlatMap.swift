extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The result of another single, which is made of this one's element.
    ///
    /// ```swift
    /// let greeting = Single.just(1).flatMap { id in Single.just("user \(id)") }
    /// ```
    ///
    /// - Parameter selector: what it throws is the error.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// Subscribes to a maybe, made from this single's element.
    ///
    /// - Parameter selector: what it throws is the error.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }

    /// Subscribes to a completable, made from this single's element.
    ///
    /// - Parameter selector: what it throws is the error.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }
}
