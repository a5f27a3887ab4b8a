extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The single with its element transformed; what `transform` throws is the error.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        PrimitiveSequence(raw: source.map(transform))
    }

    /// The single's element transformed, or nothing when it became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// The single's element, if a condition holds for it.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }
}
