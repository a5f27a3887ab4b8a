extension InfallibleType {
    /// The sequence with each element transformed.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// The sequence with each element transformed, without those that became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// The results of a calculation that goes on with each element.
    ///
    /// - Parameters:
    ///   - seed: what it begins with.
    ///   - accumulator: changes the result by an element. Each change is told.
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// The results of a calculation that goes on with each element.
    ///
    /// - Parameters:
    ///   - seed: what it begins with.
    ///   - accumulator: makes the next result of the last one and an element. Each result is told.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }
}
