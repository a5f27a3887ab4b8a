import OpenCombine
import Synchronization

extension ObservableType {
    /// Emits the element at a zero-based index; then completes.
    ///
    /// If the source completes earlier, the sequence fails with ``RxError/argumentOutOfRange``. RxSwift traps on a
    /// negative `index`; here the sequence fails with the same error, and the source is not subscribed to.
    public func element(at index: Int) -> Observable<Element> {
        guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
        return through { ElementAtSink(index, downstream: $0) }
    }

    /// Emits the only element of the sequence.
    ///
    /// It is emitted when it arrives. A second element makes the sequence fail with ``RxError/moreThanOneElement``,
    /// completion without an element with ``RxError/noElements``.
    public func single() -> Observable<Element> { through { SingleSink(downstream: $0) { _ in true } } }

    /// Emits the only element of the sequence for which a condition holds.
    ///
    /// It is emitted when it arrives. A second such element makes the sequence fail with
    /// ``RxError/moreThanOneElement``, completion without one with ``RxError/noElements``.
    ///
    /// - Parameter predicate: The closure called for each element. An error that it throws ends the sequence.
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { SingleSink(downstream: $0, predicate: predicate) }
    }
}

/// A sink that passes one element on.
private final class ElementAtSink<Element>: OperatorSink<Element, Element> {
    private let left: Atomic<Int>

    init(_ index: Int, downstream: ObserverBase<Element>) {
        left = Atomic(index)
        super.init(downstream: downstream)
    }

    override var name: String? { "element(at)" }

    override func onNext(_ input: Element) {
        if left.wrappingSubtract(1, ordering: .acquiringAndReleasing).oldValue == 0 {
            forward(input)
            finish(.finished)
        }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if case .finished = completion {
            finish(.failure(RxError.argumentOutOfRange))
        } else {
            finish(completion)
        }
    }
}

/// A sink that passes one element on and fails if there are more or none.
private final class SingleSink<Element>: OperatorSink<Element, Element> {
    private let predicate: (Element) throws -> Bool
    private let hasElement = Atomic(false)

    init(downstream: ObserverBase<Element>, predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream: downstream)
    }

    override var name: String? { "single" }

    override func onNext(_ input: Element) {
        guard !isEnded else { return }
        do {
            guard try predicate(input) else { return }
            guard !hasElement.exchange(true, ordering: .acquiringAndReleasing) else { throw RxError.moreThanOneElement }
            forward(input)
        } catch {
            finish(.failure(error))
        }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if case .finished = completion, !hasElement.load(ordering: .acquiring) {
            finish(.failure(RxError.noElements))
        } else {
            finish(completion)
        }
    }
}
