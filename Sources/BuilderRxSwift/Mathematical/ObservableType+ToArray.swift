import Foundation
import OpenCombine

extension ObservableType {
    /// All elements in one array, as a ``Single``, once the sequence has completed.
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: through(ToArrayStage.init))
    }
}

private final class ToArrayStage<Element>: Stage<Element, [Element]> {
    private let gate = Gate()
    private let lock = NSLock()
    private var elements: [Element] = []

    override var name: String? { "toArray" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        if gate.enter(), !isEnded { lock.withLock { elements.append(input) } }
        if gate.leave() { elements = [] }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if gate.enter() {
            if case .finished = completion { forward(lock.withLock { elements }) }
            finish(completion)
        }
        if gate.leave() { elements = [] }
    }

    override func disposed() {
        if gate.close() { elements = [] }
    }
}
