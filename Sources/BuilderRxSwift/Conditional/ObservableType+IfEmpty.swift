import OpenCombine
import Synchronization

extension ObservableType {
    /// Emits a default element if the sequence completes without one.
    public func ifEmpty(default: Element) -> Observable<Element> { ifEmpty(switchTo: .just(`default`)) }

    /// Switches to another sequence if this one completes without an element.
    ///
    /// - Parameter other: The sequence to subscribe to after the source has completed without an element.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        through { IfEmptySink(other, downstream: $0) }
    }
}

/// A sink that switches to another source when the first one completes without an element.
private final class IfEmptySink<Element>: OperatorSink<Element, Element> {
    private let other: Observable<Element>
    private let substitute = SerialDisposable()
    private let isEmpty = Atomic(true)

    init(_ other: Observable<Element>, downstream: ObserverBase<Element>) {
        self.other = other
        super.init(downstream: downstream)
    }

    override var name: String? { "ifEmpty" }

    override func onNext(_ input: Element) {
        isEmpty.store(false, ordering: .releasing)
        forward(input)
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard case .finished = completion, isEmpty.exchange(false, ordering: .acquiringAndReleasing), !isEnded else {
            return finish(completion)
        }
        let observer = SubstituteObserver(self)
        substitute.disposable = observer
        other.attach(observer)
    }

    override func disposed() { substitute.dispose() }
}

/// An observer that passes all events on to the sink that had no elements.
private final class SubstituteObserver<Element>: ObserverBase<Element> {
    private let sink: IfEmptySink<Element>

    init(_ sink: IfEmptySink<Element>) { self.sink = sink }

    override func onNext(_ input: Element) { sink.forward(input) }

    override func receive(completion: Subscribers.Completion<any Error>) { sink.finish(completion) }
}
