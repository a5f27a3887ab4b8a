extension ObservableType {
    /// The elements of this sequence, then, once it has completed, those of another.
    ///
    /// The second is subscribed to only then. An error of the first ends the whole.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable<Element>.concat([asObservable(), second.asObservable()])
    }

    /// The elements of one sequence after the other, each subscribed to once the one before has completed.
    ///
    /// - Parameter sequence: is gone through as far as it is needed, so it may be lazy, or have no end.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Concatenation(sequence)
    }

    /// The elements of one sequence after the other, each subscribed to once the one before has completed.
    ///
    /// - Parameter collection: is counted when the sequence is made; for a lazy one that goes through all of it.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        Concatenation(collection, count: collection.count)
    }

    /// The elements of one sequence after the other, each subscribed to once the one before has completed.
    ///
    /// ```swift
    /// Observable.concat(.of(1, 2), .of(3))   // 1, 2, 3
    /// ```
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        Concatenation(sources, count: sources.count)
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the sequences that arrive, one after the other in the order in which they came.
    ///
    /// Those that wait are kept. The same as ``merge(maxConcurrent:)`` of one.
    public func concat() -> Observable<Element.Element> {
        flattening("concat", maxConcurrent: 1) { $0 }
    }
}
