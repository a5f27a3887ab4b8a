import OpenCombine
import Synchronization

extension ObservableType {
    /// The sequence or, when it completes without an element, one element.
    public func ifEmpty(default: Element) -> Observable<Element> {
        ifEmpty(switchTo: .just(`default`))
    }

    /// The sequence or, when it completes without an element, another one.
    ///
    /// - Parameter other: subscribed to when the source has completed without an element.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        through { IfEmptyStage(other, downstream: $0) }
    }
}

/// Goes on with another source when the first one had no element.
private final class IfEmptyStage<Element>: Stage<Element, Element> {
    private let other: Observable<Element>
    private let substitute = SerialDisposable()
    private let isEmpty = Atomic(true)

    init(_ other: Observable<Element>, downstream: Receiver<Element>) {
        self.other = other
        super.init(downstream: downstream)
    }

    override var name: String? { "ifEmpty" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        isEmpty.store(false, ordering: .releasing)
        forward(input)
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard case .finished = completion, isEmpty.exchange(false, ordering: .acquiringAndReleasing), !isEnded else {
            return finish(completion)
        }
        let receiver = SubstituteReceiver(self)
        substitute.disposable = receiver
        other.attach(receiver)
    }

    override func disposed() {
        substitute.dispose()
    }
}

/// Passes everything on to the stage that has no elements of its own.
private final class SubstituteReceiver<Element>: Receiver<Element> {
    private let stage: IfEmptyStage<Element>

    init(_ stage: IfEmptyStage<Element>) {
        self.stage = stage
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        stage.forward(input)
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        stage.finish(completion)
    }
}
