extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// A completable that completes at once.
    public static func empty() -> Completable {
        PrimitiveSequence(raw: .empty())
    }

    /// A completable that fails at once.
    public static func error(_ error: any Swift.Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A completable that never tells anything.
    public static func never() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .never())
    }
}
