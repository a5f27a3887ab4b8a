import BuilderRxSwift
import Foundation

/// A sequence whose methods block the calling thread until it has ended, for tests.
///
/// Each method subscribes anew, and disposes the subscription before it returns. The thread's run loop turns meanwhile,
/// and the main thread also runs the work of its queue: elements that `MainScheduler` emits arrive there, too.
///
/// The test cases of XCTest are the place for such calls. An asynchronous function shares few threads with the sources,
/// which may find none while it waits.
///
/// ```swift
/// #expect(try Observable.of(1, 2).toBlocking().toArray() == [1, 2])
/// ```
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>
}

/// The elements and the end of a sequence.
@frozen public enum MaterializedSequenceResult<T> {
    /// The elements of a sequence that completed.
    case completed(elements: [T])
    /// The elements of a sequence before its error, and the error.
    case failed(elements: [T], error: any Swift.Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}

extension BlockingObservable {
    /// Blocks until the sequence has ended, and returns its elements.
    ///
    /// - Throws: The error of the sequence, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try record().get() }

    /// Blocks until the first element arrives or the sequence ends.
    ///
    /// - Returns: The element; `nil` if there was none.
    /// - Throws: The error of a sequence that fails before its first element, or `RxError.timeout`.
    public func first() throws -> Element? { try record(limit: 1).get().first }

    /// Blocks until the sequence has ended, and returns its last element.
    ///
    /// - Returns: The element; `nil` if there was none.
    /// - Throws: The error of the sequence, or `RxError.timeout`.
    public func last() throws -> Element? { try record().get().last }

    /// Blocks until the sequence has ended, and returns its only element.
    ///
    /// - Throws: `RxError.noElements` if there is none,
    ///   `RxError.moreThanOneElement` as soon as a second one arrives, the error of the sequence, or
    ///   `RxError.timeout`.
    public func single() throws -> Element { try single { _ in true } }

    /// Blocks until the sequence has ended, and returns the only element for which a condition holds.
    ///
    /// - Parameter predicate: The closure called with each element, where the source emits it.
    /// - Throws: `RxError.noElements` if the condition holds for none,
    ///   `RxError.moreThanOneElement` as soon as it holds for a second one, the error of the sequence
    ///   or of the closure, or `RxError.timeout`.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let elements = try record(limit: 2, where: predicate).get()
        guard elements.count < 2 else { throw RxError.moreThanOneElement }
        guard let element = elements.first else { throw RxError.noElements }
        return element
    }

    /// Blocks until the sequence has ended, and returns its elements and its end.
    ///
    /// Without an end in time, the result is a failure with `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> { record() }

    /// Subscribes and waits for the end.
    ///
    /// - Parameters:
    ///   - limit: The number of elements after which the sequence counts as completed.
    ///   - predicate: The closure that returns whether an element is recorded; an error that it throws ends the wait.
    private func record(
        limit: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) -> MaterializedSequenceResult<Element> {
        let recording = Recording(limit: limit, predicate: predicate)
        let wait = RunLoopWait(timeout: timeout)
        let hasEnded = wait.run { recording.start(source, onEnd: wait.stop) }
        return recording.finish(hasEnded: hasEnded)
    }
}

extension MaterializedSequenceResult {
    /// Returns the elements of a completed sequence, or throws the error of a failed one.
    fileprivate func get() throws -> [T] {
        switch self {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }
}
