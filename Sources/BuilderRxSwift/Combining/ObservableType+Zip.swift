extension ObservableType {
    /// Combines the first elements of all sequences, then the second ones, and so on.
    ///
    /// ```swift
    /// Observable.zip(questions, answers) { "\($0) \($1)" }
    /// ```
    ///
    /// Elements wait until all sources have theirs. Completes when all sources have completed, or when an element
    /// arrives that has no counterpart left. The first error ends the sequence.
    ///
    /// - Parameters:
    ///   - source: The sequences, as many as needed.
    ///   - resultSelector: Combines one element of each source. An error that it throws ends the sequence.
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        zipping(.all) { sink in
            let slots = (repeat sink.add(each source))
            return { try resultSelector(repeat (each slots).take()) }
        }
    }

    /// Combines the first elements of all sequences of a collection, then the second ones, and so on.
    ///
    /// An empty collection returns a sequence that completes immediately.
    ///
    /// - Parameters:
    ///   - collection: The sequences.
    ///   - resultSelector: Combines one element of each source, in the order of the collection. An error that it throws
    ///     ends the sequence.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        zipping(.all, collection, resultSelector)
    }

    /// The first elements of all sequences of a collection, then the second ones, and so on.
    ///
    /// An empty collection returns a sequence that completes immediately.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        zipping(.all, collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of all sequences as tuples, then the second ones, and so on.
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        .zip(repeat each source) { (element: repeat (each Source).Element) in (repeat each element) }
    }
}
