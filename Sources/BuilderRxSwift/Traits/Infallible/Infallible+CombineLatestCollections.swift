extension InfallibleType {
    /// A result of the latest elements of all sequences of a collection, whenever one tells another, once all have one.
    ///
    /// An empty collection gives one result, of no elements, and completes.
    ///
    /// - Parameter resultSelector: gets the latest element of each source, in the order of the collection.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The latest elements of all sequences of a collection, whenever one tells another, once all have one.
    ///
    /// An empty collection gives one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }
}
