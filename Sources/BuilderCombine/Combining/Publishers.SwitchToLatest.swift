extension Publishers {
    /// A publisher that flattens nested publishers.
    ///
    /// The next publisher replaces the one before, whose subscription is canceled. The demand that hasn't been met is
    /// requested of the next one. No lock is held while publishers, subscriptions, and the subscriber are called;
    /// values that a replaced publisher has sent before are delivered.
    public struct SwitchToLatest<NestedPublisher: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == NestedPublisher, Upstream.Failure == NestedPublisher.Failure {
        public typealias Output = NestedPublisher.Output
        public typealias Failure = NestedPublisher.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Creates a publisher that publishes the values of the latest publisher of another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SwitchToLatestSubscription<NestedPublisher, S>(subscriber)
            subscription.open()
            upstream.subscribe(subscription)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest publisher that it has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Publishes the values of the latest publisher, which may fail, that it has sent.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Publishes the values of the latest publisher that it has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest publisher, which never fails, that it has sent.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

/// The subscription of the latest publisher. It ends when it and the publisher of publishers have finished.
private final class SwitchToLatestSubscription<NestedPublisher: Publisher, Downstream: Subscriber>:
    SwitchingSubscription<Downstream>, Subscriber, CustomStringConvertible
where Downstream.Input == NestedPublisher.Output, Downstream.Failure == NestedPublisher.Failure {
    typealias Input = NestedPublisher
    typealias Failure = Downstream.Failure

    /// A Boolean value that indicates whether the publisher of publishers has finished.
    private var hasFinished = false

    var description: String { "SwitchToLatest" }

    override func isLast(_ index: Int, unfinishedCount: Int) -> Bool {
        if index == 0 { hasFinished = true }
        return hasFinished && !hasPublisher
    }

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: NestedPublisher) -> Subscribers.Demand {
        lock.lock()
        guard acceptsValues, !hasFinished else {
            lock.unlock()
            return .none
        }
        let (index, replaced) = replacePublisher()
        lock.unlock()
        replaced?.cancel()
        input.subscribe(UpstreamSubscriber(index: index, parent: self))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { receive(completion, from: 0) }
}
