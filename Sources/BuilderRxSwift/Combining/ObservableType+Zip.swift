extension ObservableType {
    /// Implements `zip` for any number of sequences.
    package static func zipEach<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        combiningElements(.all) { sink in
            let slots = (repeat sink.add(each source))
            return { try resultSelector(repeat (each slots).take()) }
        }
    }

    /// Combines the first elements of all sequences of a collection, then the second ones, and so on.
    /// With an empty collection, the sequence completes immediately.
    ///
    /// - Parameters:
    ///   - collection: The sequences.
    ///   - resultSelector: The closure that combines one element of each source, in the order of the collection. An
    ///     error that it throws ends the sequence.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        combiningElements(.all, collection, resultSelector)
    }

    /// Emits the first elements of all sequences of a collection, then the second ones, and so on.
    ///
    /// With an empty collection, the sequence completes immediately.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        combiningElements(.all, collection) { $0 }
    }
}
