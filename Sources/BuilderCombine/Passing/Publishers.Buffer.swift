extension Publisher {
    /// Buffers values until the subscriber requests them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// A publisher that buffers elements received from an upstream publisher.
    ///
    /// The buffer holds the values that the subscriber hasn't requested. Those of a full buffer precede its failure, as
    /// far as they are requested next, as in Combine. Values reach the subscriber one at a time, and no lock is held
    /// while it and the closure are called or values are released.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are buffered.
        public let upstream: Upstream
        /// The largest number of values that wait.
        public let size: Int
        /// The strategy for requests: as many values as fit, or all.
        public let prefetch: PrefetchStrategy
        /// The strategy for a value that doesn't fit.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates a publisher that buffers the values of another one.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = BufferSubscription(subscriber, size: size, prefetch: prefetch, whenFull: whenFull)
            subscription.open()
            upstream.subscribe(subscription)
        }
    }
}

/// The subscription of a publisher whose values wait until they are requested.
private final class BufferSubscription<Downstream: Subscriber>:
    CombiningSubscription<Downstream>, Subscriber, CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    /// The strategy for a value that doesn't fit; `nil` after the end.
    private var whenFull: Publishers.BufferingStrategy<Failure>?

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream: downstream, count: 1)
    }

    var description: String { "Buffer" }

    // MARK: Policy

    override func demandForAll(onRequest demand: Subscribers.Demand) -> Subscribers.Demand { .none }

    override func demandAfterDelivery() -> Subscribers.Demand { prefetch == .keepFull ? .max(1) : .none }

    override func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        super.connect(subscription, from: index).map { $0 + (prefetch == .keepFull ? .max(size) : .unlimited) }
    }

    override func takeRetainedValues() -> Any? {
        defer { whenFull = nil }
        return whenFull
    }

    // MARK: The publisher

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard acceptsValues else {
            lock.unlock()
            return .none
        }
        guard isFull else {
            deliver(input, from: 0)
            return .none
        }
        switch whenFull {
        case .dropOldest where size > 0:
            let dropped = dequeue()
            deliver(input, from: 0)
            withExtendedLifetime(dropped) {}
        case .customError(let makeError):
            lock.unlock()
            fail(makeError())
        case .dropNewest, .dropOldest, nil: lock.unlock()
        }
        return .none
    }

    /// A Boolean value that indicates whether as many values wait for a request as there is room for; where there is
    /// none, values that are requested don't fit either, as in Combine. Read with the lock held.
    private var isFull: Bool { size == 0 || !hasDemand && demand + size <= queueCount }

    /// Ends the subscription with a failure that the next request leads to.
    private func fail(_ failure: Failure) {
        lock.lock()
        guard acceptsValues else { return lock.unlock() }
        let canceled = end(with: .failure(failure))
        lock.unlock()
        canceled.forEach { $0.cancel() }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { receive(completion, from: 0) }
}
