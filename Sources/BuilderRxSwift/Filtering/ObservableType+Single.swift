import OpenCombine
import Synchronization

extension ObservableType {
    /// The only element of the sequence.
    ///
    /// It is sent when it arrives. A second element makes the sequence fail with ``RxError/moreThanOneElement``,
    /// completion without an element with ``RxError/noElements``.
    public func single() -> Observable<Element> {
        through { SingleElementStage(downstream: $0) { _ in true } }
    }

    /// The only element of the sequence for which a condition holds.
    ///
    /// It is sent when it arrives. A second such element makes the sequence fail with ``RxError/moreThanOneElement``,
    /// completion without one with ``RxError/noElements``.
    ///
    /// - Parameter predicate: asked for each element. What it throws ends the sequence.
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { SingleElementStage(downstream: $0, predicate: predicate) }
    }
}

/// Passes on one element and fails if there are more or none.
private final class SingleElementStage<Element>: Stage<Element, Element> {
    private let predicate: (Element) throws -> Bool
    private let hasElement = Atomic(false)

    init(downstream: Receiver<Element>, predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream: downstream)
    }

    override var name: String? { "single" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard !isEnded else { return .none }
        do {
            guard try predicate(input) else { return .none }
            guard !hasElement.exchange(true, ordering: .acquiringAndReleasing) else {
                throw RxError.moreThanOneElement
            }
            forward(input)
        } catch {
            finish(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if case .finished = completion, !hasElement.load(ordering: .acquiring) {
            finish(.failure(RxError.noElements))
        } else {
            finish(completion)
        }
    }
}
