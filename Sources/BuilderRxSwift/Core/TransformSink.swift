import Foundation
import OpenCombine

/// A sink that emits at most one element for each that it receives. An error that its closure throws ends the sequence.
final class TransformSink<Input, Output>: OperatorSink<Input, Output> {
    private let operatorName: StaticString
    private let transform: (Input) throws -> Output?
    /// The turns in which a stateful closure runs and its results are emitted.
    private let turns: Turns?

    init(
        _ operatorName: StaticString, downstream: ObserverBase<Output>, isStateful: Bool = false,
        transform: @escaping (Input) throws -> Output?
    ) {
        self.operatorName = operatorName
        self.transform = transform
        turns = isStateful ? Turns() : nil
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    override func onNext(_ input: Input) {
        guard let turns else { return handle(input, transform) }
        guard turns.begin() else {
            return turns.queue { [self] in handle(input, in: turns) }
        }
        handle(input, in: turns)
        turns.end()
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard let turns else { return finish(completion) }
        turns.run { [self] in finish(completion) }
    }

    override func disposed() { turns?.dropQueued() }

    /// Handles an element in a turn. What the closure sends to the source follows, so that its state isn't changed
    /// twice at a time.
    @inline(__always)
    private func handle(_ input: Input, in turns: Turns) {
        handle(input) { input in try turns.exclusively { try transform(input) } }
    }

    @inline(__always)
    private func handle(_ input: Input, _ transform: (Input) throws -> Output?) {
        guard !isEnded else { return }
        do {
            if let output = try transform(input) { forward(output) }
        } catch {
            finish(.failure(error))
        }
    }
}

extension ObservableConvertibleType {
    /// Returns an observable whose elements pass through a closure, which transforms or drops each.
    ///
    /// - Parameters:
    ///   - name: The operator's name in messages about the chain.
    ///   - transform: The closure called with each element. Its result is emitted; `nil` drops the element, and an
    ///     error that it throws ends the sequence.
    func transforming<Output>(
        _ name: StaticString, _ transform: @escaping (Element) throws -> Output?
    ) -> Observable<Output> { through { TransformSink(name, downstream: $0, transform: transform) } }

    /// Returns an observable whose elements pass through a stateful closure. Each subscription has its own closure,
    /// which handles one element at a time even if the source emits from several threads.
    func transforming<Output>(
        _ name: StaticString, stateful makeTransform: @escaping () -> (Element) throws -> Output?
    ) -> Observable<Output> {
        through { TransformSink(name, downstream: $0, isStateful: true, transform: makeTransform()) }
    }
}
