extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The maybe's element or, if it has none, another one.
    public func ifEmpty(default element: Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: element))
    }

    /// The maybe or, if it has no element, another maybe.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// The maybe's element or, if it has none, what a single tells.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }
}
