extension ObservableType {
    /// The sequence with each element transformed; what `transform` throws ends it with an error.
    ///
    /// A key path does as well as a closure: `people.map(\.name)`.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        transforming("map", transform)
    }

    /// The sequence with each element transformed, without those that became nil; what `transform` throws ends it with
    /// an error.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        transforming("compactMap", transform)
    }
}
