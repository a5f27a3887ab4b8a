import OpenCombine

/// A stage that sends on what it receives, for operators that change only where or how long the source is subscribed
/// to.
final class PassingStage<Element>: Stage<Element, Element> {
    /// A resource that is disposed with the stage.
    let resource = SingleAssignmentDisposable()
    private let operatorName: StaticString?

    /// Makes a stage.
    ///
    /// - Parameter operatorName: what messages about the chain call it; nil for one that is not worth a word.
    init(_ operatorName: StaticString? = nil, downstream: Receiver<Element>) {
        self.operatorName = operatorName
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName?.description }

    override func receive(_ input: Element) -> Subscribers.Demand {
        forward(input)
        return .none
    }

    override func disposed() {
        resource.dispose()
    }
}
