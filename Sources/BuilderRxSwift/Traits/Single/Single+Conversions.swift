extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The single as a ``Maybe``.
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: source)
    }

    /// The end of the single without its element, as a ``Completable``.
    public func asCompletable() -> Completable {
        source.ignoreElements().asCompletable()
    }
}
