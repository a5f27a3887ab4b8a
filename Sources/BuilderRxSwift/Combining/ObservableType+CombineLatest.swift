extension ObservableType {
    /// Implements `combineLatest` for any number of sequences.
    package static func combineLatestEach<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        combiningElements(.latest) { sink in
            let slots = (repeat sink.add(each source))
            return { try resultSelector(repeat (each slots).take()) }
        }
    }

    /// Combines the latest elements of all sequences of a collection each time one of them emits an element.
    ///
    /// The first result is emitted once each source has emitted an element. With an empty collection, the sequence
    /// emits one result, of no elements, and completes.
    ///
    /// - Parameters:
    ///   - collection: The sequences.
    ///   - resultSelector: The closure that combines the latest element of each source, in the order of the collection.
    ///     An error that it throws ends the sequence.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        combiningElements(.latest, collection, resultSelector)
    }

    /// Emits the latest elements of all sequences of a collection each time one of them emits an element.
    ///
    /// The first array is emitted once each source has emitted an element. With an empty collection, the sequence emits
    /// one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        combiningElements(.latest, collection) { $0 }
    }
}
