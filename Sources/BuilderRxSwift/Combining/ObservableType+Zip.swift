extension ObservableType {
    /// Combines the first elements of all sequences, then the second ones, and so on.
    ///
    /// ```swift
    /// Observable.zip(questions, answers) { "\($0) \($1)" }
    /// ```
    ///
    /// Elements are buffered until every source has emitted its counterpart. The sequence completes when all sources
    /// have completed, or when an element arrives that can't have a counterpart anymore. The first error ends the
    /// sequence.
    ///
    /// - Parameters:
    ///   - source: The sequences, any number of them.
    ///   - resultSelector: The closure that combines one element of each source. An error that it throws ends the
    ///     sequence.
    public static func zip<each Source: ObservableType>(
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

extension ObservableType where Element == Any {
    /// Emits the first elements of all sequences as a tuple, then the second ones, and so on.
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        .zip(repeat each source) { (element: repeat (each Source).Element) in (repeat each element) }
    }
}
