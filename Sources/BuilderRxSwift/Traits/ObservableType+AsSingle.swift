import Foundation
import OpenCombine

extension ObservableType {
    /// Returns the only element of the sequence as a ``Single``, emitted when the sequence completes.
    ///
    /// Fails with ``RxError/noElements`` if there was none, and with ``RxError/moreThanOneElement`` as soon as a second
    /// one arrives.
    public func asSingle() -> Single<Element> {
        PrimitiveSequence(
            raw: through {
                CollectSink("asSingle", limit: 1, downstream: $0) { elements in
                    guard let element = elements.first else { throw RxError.noElements }
                    return element
                }
            })
    }

    /// Returns the only element of the sequence, if any, as a ``Maybe``, emitted when the sequence completes.
    ///
    /// Fails with ``RxError/moreThanOneElement`` as soon as a second one arrives.
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: through { CollectSink("asMaybe", limit: 1, downstream: $0, result: \.first) })
    }

    /// Returns the first element as a ``Single``; `nil` if the sequence completes without one.
    ///
    /// The source is disposed as soon as the element arrives.
    public func first() -> Single<Element?> { PrimitiveSequence(raw: through(FirstSink.init)) }

    /// Returns all elements in one array as a ``Single``, emitted when the sequence completes.
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: through { CollectSink("toArray", downstream: $0) { $0 } })
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

/// A sink that collects the elements until the source has completed, and emits a closure's result for them.
private final class CollectSink<Element, Output>: OperatorSink<Element, Output> {
    private let operatorName: StaticString
    private let limit: Int
    private let result: ([Element]) throws -> Output?
    private let calls = InFlightCalls()
    private let lock = RecursiveLock()
    private var elements: [Element] = []

    /// - Parameters:
    ///   - limit: The maximum number of elements. A further element is an error.
    ///   - result: The closure that returns the element to emit at the completion, if any.
    init(
        _ operatorName: StaticString, limit: Int = .max, downstream: ObserverBase<Output>,
        result: @escaping ([Element]) throws -> Output?
    ) {
        self.operatorName = operatorName
        self.limit = limit
        self.result = result
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    override func onNext(_ element: Element) {
        if calls.enter(), !isEnded {
            let isCollected = lock.withLock {
                guard elements.count < limit else { return false }
                elements.append(element)
                return true
            }
            if !isCollected { finish(.failure(RxError.moreThanOneElement)) }
        }
        if calls.leave() { elements = [] }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if calls.enter() {
            do {
                if case .finished = completion, let output = try result(lock.withLock { elements }) { forward(output) }
                finish(completion)
            } catch {
                finish(.failure(error))
            }
        }
        if calls.leave() { elements = [] }
    }

    override func disposed() {
        if calls.close() { elements = [] }
    }
}

extension ObservableType where Element == Swift.Never {
    /// Returns the sequence as a ``Completable``.
    public func asCompletable() -> Completable { PrimitiveSequence(raw: asObservable()) }
}
