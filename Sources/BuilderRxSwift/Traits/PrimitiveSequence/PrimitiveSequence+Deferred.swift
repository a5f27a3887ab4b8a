extension PrimitiveSequence {
    /// The sequence that a closure makes, anew for each subscription. What the closure throws is the sequence's error.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }
}
