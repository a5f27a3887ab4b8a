extension InfallibleType {
    /// Combines the first elements of all sequences, then the second ones, and so on.
    ///
    /// - Parameters:
    ///   - source: The sequences, as many as needed.
    ///   - resultSelector: Combines one element of each source.
    public static func zip<each Source>(
        _ source: repeat Infallible<each Source>, resultSelector: @escaping (repeat each Source) -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
}
