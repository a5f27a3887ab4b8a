extension ObservableType {
    /// Combines the latest elements of all sequences each time one of them emits an element.
    ///
    /// ```swift
    /// Observable.combineLatest(name, password) { !$0.isEmpty && $1.count > 7 }
    /// ```
    ///
    /// The first result is emitted once each source has emitted an element. The sequence completes when all sources
    /// have completed, or when one completes without an element. The first error ends the sequence.
    ///
    /// - Parameters:
    ///   - source: The sequences, any number of them.
    ///   - resultSelector: The closure that combines the latest element of each source. An error that it throws ends
    ///     the sequence.
    public static func combineLatest<each Source: ObservableType>(
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

extension ObservableType where Element == Any {
    /// Emits the latest elements of all sequences as a tuple each time one of them emits an element.
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        .combineLatest(repeat each source) { (element: repeat (each Source).Element) in (repeat each element) }
    }
}
