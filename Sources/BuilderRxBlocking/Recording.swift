import BuilderRxSwift
import Foundation

/// The elements and the end of one subscription, which may arrive on any thread.
final class Recording<Element>: @unchecked Sendable {
    private let limit: Int
    private let predicate: (Element) throws -> Bool
    private let subscription = SingleAssignmentDisposable()
    private let lock = NSLock()
    private var elements: [Element] = []
    private var error: (any Error)?
    private var hasEnded = false

    /// - Parameters:
    ///   - limit: The number of elements after which the recording ends.
    ///   - predicate: The closure that returns whether an element is recorded; an error that it throws ends the
    ///     recording.
    init(limit: Int, predicate: @escaping (Element) throws -> Bool) {
        self.limit = limit
        self.predicate = predicate
    }

    /// Subscribes to a source.
    ///
    /// - Parameter onEnd: The closure called once, at the end of the recording.
    func start(_ source: Observable<Element>, onEnd: @escaping () -> Void) {
        subscription.setDisposable(
            source.subscribe { [self] event in
                if subscription.isDisposed || !record(event) { return }
                subscription.dispose()
                onEnd()
            })
    }

    /// Disposes the subscription and returns the elements so far.
    ///
    /// - Parameter hasEnded: A Boolean value that indicates whether the end came in time.
    func finish(hasEnded: Bool) -> MaterializedSequenceResult<Element> {
        subscription.dispose()
        return lock.withLock {
            self.hasEnded = true
            if let error = hasEnded ? error : RxError.timeout { return .failed(elements: elements, error: error) }
            return .completed(elements: elements)
        }
    }

    /// Records an event. Returns true if it is the last one.
    private func record(_ event: Event<Element>) -> Bool {
        switch event {
        case .next(let element):
            do {
                return try predicate(element) && append(element)
            } catch {
                return end(error)
            }
        case .error(let error): return end(error)
        case .completed: return end(nil)
        }
    }

    private func append(_ element: Element) -> Bool {
        lock.withLock {
            guard !hasEnded else { return false }
            elements.append(element)
            hasEnded = elements.count >= limit
            return hasEnded
        }
    }

    private func end(_ error: (any Error)?) -> Bool {
        lock.withLock {
            guard !hasEnded else { return false }
            self.error = error
            hasEnded = true
            return true
        }
    }
}
