extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Combines the elements of all maybes, once each has sent its element. The first error ends the sequence.
    ///
    /// ```swift
    /// let user = Maybe.zip(name, age) { name, age in "\(name), \(age)" }
    /// ```
    ///
    /// - Parameters:
    ///   - source: The maybes, as many as needed.
    ///   - resultSelector: Combines the elements. An error that it throws ends the sequence.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .zip(repeat (each source).source, resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
    /// The elements of all maybes as a tuple, once each has sent its element. The first error ends the sequence.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>
    ) -> PrimitiveSequence<Trait, (repeat each Source)> {
        PrimitiveSequence<Trait, (repeat each Source)>(raw: Observable<Any>.zip(repeat (each source).source))
    }
}
