import Foundation
import OpenCombine

/// A sink that makes at most one element of each that it gets; what its closure throws is the sequence's end.
final class TransformSink<Input, Output>: OperatorSink<Input, Output> {
    private let operatorName: StaticString
    private let transform: (Input) throws -> Output?
    /// Held while the closure works, if that remembers something; not while what it made is sent on.
    private let lock: RecursiveLock?

    init(
        _ operatorName: StaticString, downstream: ObserverBase<Output>, remembers: Bool = false,
        transform: @escaping (Input) throws -> Output?
    ) {
        self.operatorName = operatorName
        self.transform = transform
        lock = remembers ? RecursiveLock() : nil
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    override func onNext(_ input: Input) {
        guard !isEnded else { return }
        do {
            if let output = try output(of: input) { forward(output) }
        } catch {
            finish(.failure(error))
        }
    }

    @inline(__always)
    private func output(of input: Input) throws -> Output? {
        guard let lock else { return try transform(input) }
        return try lock.withLock { try transform(input) }
    }
}

extension ObservableConvertibleType {
    /// The observable whose elements pass through a closure, which keeps or drops what it makes of each.
    ///
    /// - Parameters:
    ///   - name: The operator's name in messages about the chain.
    ///   - transform: called with each element. Its result is sent on, nil drops the element, what it throws ends the
    ///     sequence.
    func transforming<Output>(
        _ name: StaticString, _ transform: @escaping (Element) throws -> Output?
    ) -> Observable<Output> {
        through { TransformSink(name, downstream: $0, transform: transform) }
    }

    /// The same with something to remember: each subscription gets a closure of its own, which works on one element at
    /// a time also when a source sends from several threads.
    func transforming<Output>(
        _ name: StaticString, remembering makeTransform: @escaping () -> (Element) throws -> Output?
    ) -> Observable<Output> {
        through { TransformSink(name, downstream: $0, remembers: true, transform: makeTransform()) }
    }
}
