extension PrimitiveSequence {
    /// A sequence with a resource that exists as long as its subscription: it is disposed with it.
    ///
    /// - Parameters:
    ///   - resourceFactory: makes the resource, for each subscription its own.
    ///   - primitiveSequenceFactory: makes the sequence that uses it.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }
}
