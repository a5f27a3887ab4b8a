import Foundation

/// A publisher that eventually produces a single value and then finishes or fails.
///
/// Its closure runs once, at the creation. The result is kept, and each subscriber receives it: a value when it
/// requests one, and a failure at once. No lock is held while subscribers are called.
public final class Future<Output, Failure: Error>: Publisher {
    /// A closure that receives the result; a second call has no effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    /// The closures that wait for the result, by the order of subscription.
    private var waiting: [Int: Promise] = [:]
    private var count = 0

    /// Creates a publisher of the result that a closure passes to its argument, now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = FutureSubscription(subscriber)
        let number = wait { subscription.receive($0) }
        subscription.onCancel = { [weak self] in self?.stopWaiting(number) }
        subscription.open()
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let waiting = waiting
        self.waiting = [:]
        lock.unlock()
        for (_, receive) in waiting.sorted(by: { $0.key < $1.key }) { receive(result) }
    }

    /// Calls a closure with the result, as soon as there is one.
    @discardableResult
    private func wait(for receive: @escaping Promise) -> Int {
        lock.lock()
        count += 1
        let (number, result) = (count, result)
        if result == nil { waiting[number] = receive }
        lock.unlock()
        if let result { receive(result) }
        return number
    }

    private func stopWaiting(_ number: Int) {
        let canceled = lock.withLock { waiting.removeValue(forKey: number) }
        withExtendedLifetime(canceled) {}
    }
}

extension Future where Failure == Never {
    /// The value, once there is one.
    public var value: Output {
        get async {
            await withUnsafeContinuation { continuation in
                wait {
                    nonisolated(unsafe) let result = $0
                    continuation.resume(with: result)
                }
            }
        }
    }
}

extension Future {
    /// The value, once there is one, or the error that is thrown.
    public var value: Output {
        get async throws {
            try await withUnsafeThrowingContinuation { continuation in
                wait {
                    nonisolated(unsafe) let result = $0.mapError { $0 as any Error }
                    continuation.resume(with: result)
                }
            }
        }
    }
}

/// The subscription to a result, which waits until the subscriber has its subscription and requests a value.
private final class FutureSubscription<Downstream: Subscriber>:
    CombiningSubscription<Downstream>, CustomStringConvertible
{
    /// The closure that a cancellation calls. Set before the subscription is opened.
    var onCancel: (() -> Void)?

    init(_ downstream: Downstream) { super.init(downstream: downstream, count: 1) }

    var description: String { "Future" }

    func receive(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let value):
            lock.lock()
            guard acceptsValues else { return lock.unlock() }
            enqueue(value, from: 0)
            lock.unlock()
            receive(.finished, from: 0)
        case .failure(let error):
            receive(.failure(error), from: 0)
        }
    }

    override func cancel() {
        super.cancel()
        onCancel?()
    }
}
