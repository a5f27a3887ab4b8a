extension ObservableType {
    /// Makes a result of the first elements of all sequences of a collection, then of the second ones, and so on.
    ///
    /// An empty collection gives a sequence that completes at once.
    ///
    /// - Parameter resultSelector: gets an element of each source, in the order of the collection. What it throws ends the whole.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = Array(collection)
        return pairing(.all, departure: .last) { junction in
            let slots = sources.map(junction.add)
            return { try resultSelector(slots.map { $0.take() }) }
        }
    }

    /// The first elements of all sequences of a collection together, then the second ones, and so on.
    ///
    /// An empty collection gives a sequence that completes at once.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }

    /// Makes a result of the latest elements of all sequences of a collection, each time one has a new one.
    ///
    /// The first comes when each has had one. An empty collection gives one result, of no elements, and completes.
    ///
    /// - Parameter resultSelector: gets the latest element of each source, in the order of the collection. What it throws ends the whole.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = Array(collection)
        return pairing(.latest, departure: .last) { junction in
            let slots = sources.map(junction.add)
            return { try resultSelector(slots.map { $0.take() }) }
        }
    }

    /// The latest elements of all sequences of a collection, each time one has a new one.
    ///
    /// The first comes when each has had one. An empty collection gives one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}
