import Foundation
import OpenCombine

extension ObservableType {
    /// Accumulates all elements, and emits the result when the source completes.
    ///
    /// - Parameters:
    ///   - seed: The initial result of each subscription; also the result of a source without elements.
    ///   - accumulator: The closure that returns the next result from the last one and an element. An error that it
    ///     throws ends the sequence.
    public func reduce<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> { reduce(seed, accumulator: accumulator, mapResult: { $0 }) }

    /// Accumulates all elements, and emits the transformed result when the source completes.
    ///
    /// ```swift
    /// let average = Observable.of(1.0, 2, 6).reduce(
    ///     (sum: 0.0, count: 0.0), accumulator: { ($0.sum + $1, $0.count + 1) }, mapResult: { $0.sum / $0.count })
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The initial result of each subscription.
    ///   - accumulator: The closure that returns the next result from the last one and an element. An error that it
    ///     throws ends the sequence.
    ///   - mapResult: The closure called once, with the last result. An error that it throws ends the sequence.
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        through { ReduceSink(seed, downstream: $0, accumulator: accumulator, mapResult: mapResult) }
    }
}

/// A sink that accumulates elements and emits the result at the end.
private final class ReduceSink<Input, Accumulated, Output>: OperatorSink<Input, Output> {
    private let turns = Turns()
    private var result: Accumulated
    private let accumulator: (Accumulated, Input) throws -> Accumulated
    private let mapResult: (Accumulated) throws -> Output

    init(
        _ seed: Accumulated, downstream: ObserverBase<Output>,
        accumulator: @escaping (Accumulated, Input) throws -> Accumulated,
        mapResult: @escaping (Accumulated) throws -> Output
    ) {
        result = seed
        self.accumulator = accumulator
        self.mapResult = mapResult
        super.init(downstream: downstream)
    }

    override var name: String? { "reduce" }

    override func onNext(_ input: Input) {
        guard turns.begin() else {
            return turns.queue { [self] in add(input) }
        }
        add(input)
        turns.end()
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        turns.run { [self] in end(completion) }
    }

    override func disposed() { turns.dropQueued() }

    private func add(_ input: Input) {
        guard !isEnded else { return }
        do {
            // Elements that the closure sends to the source follow, so that no result is lost.
            try turns.exclusively { result = try accumulator(result, input) }
        } catch {
            finish(.failure(error))
        }
    }

    private func end(_ completion: Subscribers.Completion<any Error>) {
        guard case .finished = completion, !isEnded else { return finish(completion) }
        do {
            forward(try mapResult(result))
            finish(.finished)
        } catch {
            finish(.failure(error))
        }
    }
}
