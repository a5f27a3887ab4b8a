extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Combines the elements of all singles, once each has sent its element. The first error ends the sequence.
    ///
    /// ```swift
    /// let user = Single.zip(name, age) { name, age in "\(name), \(age)" }
    /// ```
    ///
    /// - Parameters:
    ///   - source: The singles, as many as needed.
    ///   - resultSelector: Combines the elements. An error that it throws ends the sequence.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .zip(repeat (each source).source, resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// The elements of all singles as a tuple, once each has sent its element. The first error ends the sequence.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>
    ) -> PrimitiveSequence<Trait, (repeat each Source)> {
        PrimitiveSequence<Trait, (repeat each Source)>(raw: Observable<Any>.zip(repeat (each source).source))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Combines the elements of all singles of a collection, once each has sent its element. The first error ends the
    /// sequence.
    ///
    /// - Parameters:
    ///   - collection: The singles. Without any the result is made at once.
    ///   - resultSelector: Combines the elements, in the order of the collection. An error that it throws ends the
    ///     sequence.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
        if collection.isEmpty {
            return .deferred { .just(try resultSelector([])) }
        }
        return PrimitiveSequence(raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
    }

    /// The elements of all singles of a collection in their order, once each has sent its element. The first error ends
    /// the sequence.
    ///
    /// - Parameter collection: The singles. Without any there is an empty array at once.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
        zip(collection) { $0 }
    }
}
