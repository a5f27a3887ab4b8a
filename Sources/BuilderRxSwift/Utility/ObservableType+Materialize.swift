import OpenCombine

extension ObservableType {
    /// Emits the events of the sequence as elements. The last element is the end; then the sequence completes. It never
    /// fails.
    ///
    /// ```swift
    /// let failures = request.materialize().compactMap { $0.error }
    /// ```
    public func materialize() -> Observable<Event<Element>> { through { MaterializeSink(downstream: $0) } }
}

extension ObservableType where Element: EventConvertible {
    /// Emits the elements as events: the inverse of ``ObservableType/materialize()``.
    ///
    /// The first error or completion among them ends the sequence, and so does the end of the source.
    public func dematerialize() -> Observable<Element.Element> { through { DematerializeSink(downstream: $0) } }
}

/// A sink that emits each event as an element.
private final class MaterializeSink<Element>: OperatorSink<Element, Event<Element>> {
    override var name: String? { "materialize" }

    override func onNext(_ input: Element) { forward(.next(input)) }

    override func receive(completion: Subscribers.Completion<any Error>) {
        forward(completion.event() as Event<Element>)
        finish(.finished)
    }
}

/// A sink that emits each element as an event.
private final class DematerializeSink<Element: EventConvertible>: OperatorSink<Element, Element.Element> {
    override var name: String? { "dematerialize" }

    override func onNext(_ input: Element) { forward(input.event) }
}
