extension ObservableType {
    /// The sequence with each element transformed; what `transform` throws ends it with an error.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        transforming("map", transform)
    }

    /// The sequence with each element transformed, without those that became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        transforming("compactMap", transform)
    }

    /// The elements for which a condition holds.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        transforming("filter") { try predicate($0) ? $0 : nil }
    }
}
