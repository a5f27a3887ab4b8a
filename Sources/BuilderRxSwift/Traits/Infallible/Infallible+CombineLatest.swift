extension InfallibleType {
    /// Combines the latest elements of all sequences each time one of them sends an element, once all have sent one.
    ///
    /// - Parameters:
    ///   - source: The sequences, as many as needed.
    ///   - resultSelector: Combines the latest element of each source.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sequences of a collection each time one of them sends an element, once all
    /// have sent one.
    ///
    /// An empty collection returns one result, of no elements, and completes.
    ///
    /// - Parameters:
    ///   - collection: The sequences.
    ///   - resultSelector: Combines the latest element of each source, in the order of the collection.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The latest elements of all sequences of a collection each time one of them sends an element, once all have sent
    /// one.
    ///
    /// An empty collection returns one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of all sequences as tuples, each time one of them sends an element, once all have sent one.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source
    ) -> Infallible<(repeat (each Source).Element)> {
        Infallible<(repeat (each Source).Element)>(Observable<Any>.combineLatest(repeat (each source).asObservable()))
    }
}
