extension Publisher {
    /// Subscribes to the publisher again when it has failed, at most a number of times; without an end if the number is
    /// negative.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// A publisher that attempts to recreate its subscription to a failed upstream publisher.
    ///
    /// The demand that hasn't been met is requested of the next subscription, as in Combine. No lock is held while the
    /// publisher, subscriptions, and the subscriber are called, or while a failed subscription is released.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to.
        public let upstream: Upstream
        /// The largest number of further subscriptions; `nil` for any number.
        public let retries: Int?

        /// Creates a publisher that subscribes to another one again when that has failed.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = RetrySubscription(subscriber, upstream: upstream, retries: retries)
            subscription.open()
            subscription.subscribe()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

/// The subscription of a publisher that is subscribed to again after a failure.
private final class RetrySubscription<Upstream: Publisher, Downstream: Subscriber>:
    SwitchingSubscription<Downstream>, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private var upstream: Upstream?
    /// The number of further subscriptions that may follow; `nil` for any number.
    private var retries: Int?
    /// A Boolean value that indicates whether a subscription is to follow.
    private var isWaiting = true
    /// A Boolean value that indicates whether a thread is subscribing.
    private var isSubscribing = true

    init(_ downstream: Downstream, upstream: Upstream, retries: Int?) {
        self.upstream = upstream
        self.retries = retries
        super.init(downstream)
    }

    var description: String { "Retry" }

    override func isLast(_ index: Int, unfinishedCount: Int) -> Bool { true }

    override func takeRetainedValues() -> Any? {
        defer { upstream = nil }
        return upstream
    }

    /// Subscribes to the publisher, again and again if it fails at once.
    func subscribe() {
        while let (upstream, index) = nextAttempt() {
            upstream.subscribe(UpstreamSubscriber(index: index, parent: self))
        }
    }

    private func nextAttempt() -> (upstream: Upstream, index: Int)? {
        lock.lock()
        defer { lock.unlock() }
        guard isWaiting, acceptsValues, let upstream else {
            isSubscribing = false
            return nil
        }
        isWaiting = false
        return (upstream, replacePublisher().index)
    }

    override func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        lock.lock()
        guard case .failure = completion, retries != 0, acceptsValues, let failed = end(index) else {
            lock.unlock()
            return super.receive(completion, from: index)
        }
        retries = retries.map { $0 - 1 }
        isWaiting = true
        let isNested = isSubscribing
        isSubscribing = true
        lock.unlock()
        // The end of a subscription runs others' code, so it is released without the lock.
        withExtendedLifetime(failed) {}
        if !isNested { subscribe() }
    }
}
