extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A result of the elements of several singles, once all have theirs. The first error ends the whole.
    ///
    /// - Parameters:
    ///   - collection: the singles; of none the result is made at once.
    ///   - resultSelector: gets the elements in the singles' order. What it throws is the error.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
        if collection.isEmpty {
            return .deferred { .just(try resultSelector([])) }
        }
        return PrimitiveSequence(
            raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
    }

    /// The elements of several singles in their order, once all have theirs. The first error ends the whole.
    ///
    /// - Parameter collection: the singles; of none there is an empty array at once.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
        zip(collection) { $0 }
    }
}
