import OpenCombine
import Synchronization

extension ObservableType {
    /// The element at a position, the first being at 0; then the sequence completes.
    ///
    /// A source that completes earlier makes the sequence fail with ``RxError/argumentOutOfRange``. RxSwift ends the
    /// program when `index` is negative; here the sequence fails with the same error, and the source is not subscribed
    /// to.
    public func element(at index: Int) -> Observable<Element> {
        guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
        return through { ElementAtStage(index, downstream: $0) }
    }
}

/// Passes on one element.
private final class ElementAtStage<Element>: Stage<Element, Element> {
    private let left: Atomic<Int>

    init(_ index: Int, downstream: Receiver<Element>) {
        left = Atomic(index)
        super.init(downstream: downstream)
    }

    override var name: String? { "element(at)" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        if left.wrappingSubtract(1, ordering: .acquiringAndReleasing).oldValue == 0 {
            forward(input)
            finish(.finished)
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if case .finished = completion {
            finish(.failure(RxError.argumentOutOfRange))
        } else {
            finish(completion)
        }
    }
}
