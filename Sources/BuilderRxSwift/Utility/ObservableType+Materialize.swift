import OpenCombine

extension ObservableType {
    /// The events of the sequence as elements. The last one is the end, then the sequence completes; it never fails.
    ///
    /// ```swift
    /// let failures = request.materialize().compactMap { $0.error }
    /// ```
    public func materialize() -> Observable<Event<Element>> { through { MaterializeSink(downstream: $0) } }
}

extension ObservableType where Element: EventConvertible {
    /// The sequence of which the elements are the events: the way back from ``ObservableType/materialize()``.
    ///
    /// The first end among them ends the sequence, and so does the end of the source.
    public func dematerialize() -> Observable<Element.Element> { through { DematerializeSink(downstream: $0) } }
}

/// Sends each event as an element.
private final class MaterializeSink<Element>: OperatorSink<Element, Event<Element>> {
    override var name: String? { "materialize" }

    override func onNext(_ input: Element) { forward(.next(input)) }

    override func receive(completion: Subscribers.Completion<any Error>) {
        forward(completion.event() as Event<Element>)
        finish(.finished)
    }
}

/// Sends each element as the event that it is.
private final class DematerializeSink<Element: EventConvertible>: OperatorSink<Element, Element.Element> {
    override var name: String? { "dematerialize" }

    override func onNext(_ input: Element) { forward(input.event) }
}
