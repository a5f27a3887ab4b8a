import OpenCombine

extension ObservableType {
    /// Some elements first, then those of this sequence.
    ///
    /// - Parameter elements: are delivered while subscribing, before the source is subscribed to.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            let stage = StartWithStage(downstream: receiver)
            stage.open()
            for element in elements { stage.forward(element) }
            source.attach(stage)
        }
    }
}

private final class StartWithStage<Element>: Stage<Element, Element> {
    override var name: String? { "startWith" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        forward(input)
        return .none
    }
}
