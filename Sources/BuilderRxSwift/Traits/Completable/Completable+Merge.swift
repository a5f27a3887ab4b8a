extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
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
    public static func zip(_ sources: [Completable]) -> Completable {
        merge(sources)
    }

    /// Several completables at once, done when all are: the same as `merge`.
    public static func zip(_ sources: Completable...) -> Completable {
        merge(sources)
    }
}
