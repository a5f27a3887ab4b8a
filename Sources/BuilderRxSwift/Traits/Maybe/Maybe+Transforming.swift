extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The maybe with its element transformed; what `transform` throws is the error.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// The maybe's element transformed, or nothing when it became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// The maybe's element, if there is one and a condition holds for it.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Subscribes to another maybe, made from this one's element.
    ///
    /// - Parameter selector: what it throws is the error.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap { try selector($0).source })
    }
}
