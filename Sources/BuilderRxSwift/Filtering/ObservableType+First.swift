import OpenCombine

extension ObservableType {
    /// The first element, nil when the sequence completes without one, as a ``Single``.
    ///
    /// The source is disposed as soon as the element is there.
    public func first() -> Single<Element?> {
        PrimitiveSequence(raw: through(FirstStage.init))
    }
}

private final class FirstStage<Element>: Stage<Element, Element?> {
    override var name: String? { "first" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        forward(input)
        finish(.finished)
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        let nothing: Element? = nil
        if case .finished = completion { forward(nothing) }
        finish(completion)
    }
}
