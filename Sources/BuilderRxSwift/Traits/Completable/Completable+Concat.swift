extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Another completable after this one. A failure of this one is the end.
    public func concat(_ second: Completable) -> Completable {
        Completable.concat(primitiveSequence, second)
    }

    /// One completable after the other. The first failure is the end.
    ///
    /// - Parameter sequence: the completables; each is asked for when the one before is done.
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
}
