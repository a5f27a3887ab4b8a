extension Publisher {
    /// Publishes its values until another publisher has sent one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that republishes elements until another publisher emits an element.
    ///
    /// One value is requested of the second publisher, whose subscription isn't canceled then, as in Combine. Its end
    /// without a value has no effect. No lock is held while publishers, subscriptions, and the subscriber are called or
    /// released.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published.
        public let upstream: Upstream
        /// The publisher whose first value ends it.
        public let other: Other

        /// Creates a publisher that publishes the values of a publisher until another one has sent one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = PrefixUntilOutputSubscription(subscriber)
            subscription.open()
            other.subscribe(PrefixUntilOutputSubscription.OtherInput<Other.Output, Other.Failure>(parent: subscription))
            upstream.subscribe(subscription)
        }
    }
}

/// The subscription of a publisher with the number zero, and of the one whose value is waited for, with the number one.
private final class PrefixUntilOutputSubscription<Downstream: Subscriber>:
    CombiningSubscription<Downstream>, Subscriber, CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    init(_ downstream: Downstream) { super.init(downstream: downstream, count: 2) }

    var description: String { "PrefixUntilOutput" }

    // MARK: Policy

    override func requestFromAll(_ demand: Subscribers.Demand) { request(demand, from: 0) }

    override func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        super.connect(subscription, from: index).map { index == 0 ? $0 : .max(1) }
    }

    // MARK: The publishers

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if acceptsValues { deliver(input, from: 0) } else { lock.unlock() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard acceptsValues, let ended = end(0) else { return lock.unlock() }
        finish(completion)
        withExtendedLifetime(ended) {}
    }

    /// A subscriber of the publisher whose value is waited for.
    struct OtherInput<Value, OtherFailure: Error>: Subscriber {
        typealias Input = Value
        typealias Failure = OtherFailure

        let combineIdentifier = CombineIdentifier()
        let parent: PrefixUntilOutputSubscription

        func receive(subscription: any Subscription) { parent.receive(subscription, from: 1) }

        func receive(_ input: Value) -> Subscribers.Demand {
            parent.receiveOther(isValue: true)
            return .none
        }

        func receive(completion: Subscribers.Completion<OtherFailure>) { parent.receiveOther(isValue: false) }
    }

    private func receiveOther(isValue: Bool) {
        lock.lock()
        guard acceptsValues, let ended = end(1) else { return lock.unlock() }
        if isValue { finish(.finished) } else { lock.unlock() }
        withExtendedLifetime(ended) {}
    }

    /// Ends the subscription after the values that are queued, and cancels those of the publishers before. Called with
    /// the lock held, which is then released.
    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let canceled = end(with: completion)
        lock.unlock()
        canceled.forEach { $0.cancel() }
        lock.lock()
        deliver()
    }
}
