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
        return through { ElementAtSink(index, downstream: $0) }
    }

    /// The first element, nil when the sequence completes without one, as a ``Single``.
    ///
    /// The source is disposed as soon as the element is there.
    public func first() -> Single<Element?> { PrimitiveSequence(raw: through(FirstSink.init)) }

    /// The only element of the sequence.
    ///
    /// It is sent when it arrives. A second element makes the sequence fail with ``RxError/moreThanOneElement``,
    /// completion without an element with ``RxError/noElements``.
    public func single() -> Observable<Element> { through { SingleSink(downstream: $0) { _ in true } } }

    /// The only element of the sequence for which a condition holds.
    ///
    /// It is sent when it arrives. A second such element makes the sequence fail with ``RxError/moreThanOneElement``,
    /// completion without one with ``RxError/noElements``.
    ///
    /// - Parameter predicate: called for each element. An error that it throws ends the sequence.
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { SingleSink(downstream: $0, predicate: predicate) }
    }
}

/// Passes on one element.
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

private final class FirstSink<Element>: OperatorSink<Element, Element?> {
    override var name: String? { "first" }

    override func onNext(_ input: Element) {
        forward(input)
        finish(.finished)
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        let nothing: Element? = nil
        if case .finished = completion { forward(nothing) }
        finish(completion)
    }
}

/// Passes on one element and fails if there are more or none.
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
            guard !hasElement.exchange(true, ordering: .acquiringAndReleasing) else {
                throw RxError.moreThanOneElement
            }
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
