import Foundation

/// A subscriber that requests a value for each caller who waits for one.
///
/// A value that comes unrequested, as the last array of `collect(_:)`, waits for the next caller.
final class RequestedValues<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    /// A closure that receives the next value; `nil` after the end.
    typealias Receive = (Result<Input?, Failure>) -> Void

    /// The owner that an iterator and its copies retain: its end cancels the subscription, which the publisher may
    /// retain.
    final class Owner: Sendable {
        let values = RequestedValues()

        deinit { values.cancel() }
    }

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var callers: [Receive] = []
    private var unrequested: [Input] = []
    private var hasEnded = false
    /// The failure that no caller has received.
    private var failure: Failure?

    func receive(subscription: any Subscription) {
        lock.lock()
        guard self.subscription == nil, !hasEnded else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        let count = callers.count
        lock.unlock()
        if count > 0 { subscription.request(.max(count)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let caller = callers.isEmpty ? nil : callers.removeFirst()
        if caller == nil, !hasEnded { unrequested.append(input) }
        lock.unlock()
        caller?(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        var last: Result<Input?, Failure> = .success(nil)
        if case .failure(let error) = completion { last = .failure(error) }
        lock.lock()
        if callers.isEmpty, !hasEnded, case .failure(let error) = last { failure = error }
        let ended = end()
        lock.unlock()
        for (number, caller) in ended.callers.enumerated() { caller(number == 0 ? last : .success(nil)) }
        withExtendedLifetime(ended) {}
    }

    func cancel() {
        lock.lock()
        let ended = end()
        let released = (failure, unrequested)
        failure = nil
        unrequested = []
        lock.unlock()
        ended.subscription?.cancel()
        for caller in ended.callers { caller(.success(nil)) }
        withExtendedLifetime((ended, released)) {}
    }

    /// Ends the subscription, and returns what is to be called and released without the lock, which is held.
    private func end() -> (subscription: (any Subscription)?, callers: [Receive]) {
        hasEnded = true
        defer { (subscription, callers) = (nil, []) }
        return (subscription, callers)
    }

    /// Calls a closure with the next value, as soon as there is one.
    func next(_ receive: @escaping Receive) {
        lock.lock()
        if !unrequested.isEmpty {
            let value = unrequested.removeFirst()
            lock.unlock()
            return receive(.success(value))
        }
        if hasEnded {
            let last = failure
            failure = nil
            lock.unlock()
            return receive(last.map { .failure($0) } ?? .success(nil))
        }
        callers.append(receive)
        let subscription = subscription
        lock.unlock()
        subscription?.request(.max(1))
    }
}
