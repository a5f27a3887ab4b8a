extension Publishers {
    /// A publisher that transforms elements from an upstream publisher into a new publisher.
    ///
    /// No lock is held while the closure, publishers, subscriptions, and the subscriber are called.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// The largest number of publishers that are subscribed to at a time.
        public let maxPublishers: Subscribers.Demand
        /// The closure that returns a publisher for each value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher that transforms the values of another one into publishers.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = FlatMapSubscription(subscriber, maxPublishers: maxPublishers, transform: transform)
            subscription.open()
            upstream.subscribe(subscription)
        }
    }
}

extension Publisher {
    /// Transforms its values into publishers of the same failure, and publishes their values.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms its values into publishers that never fail, and publishes their values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Transforms its values into publishers that may fail, and publishes their values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms its values into publishers that never fail, and publishes their values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

/// The subscription of the publishers that values are transformed into.
///
/// Unlimited demand is passed to each of these publishers. A limited one requests one value of each at a time, which
/// waits until it is requested. A publisher of values has the number zero, and those that it leads to have others.
private final class FlatMapSubscription<Value, NewPublisher: Publisher, Downstream: Subscriber>:
    CombiningSubscription<Downstream>, Subscriber, CustomStringConvertible
where Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private let maxPublishers: Subscribers.Demand
    private var transform: ((Value) -> NewPublisher)?
    private let inner = NumberedLinks()
    private var isUnlimited = false

    init(
        _ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Value) -> NewPublisher
    ) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream: downstream, count: 1)
    }

    var description: String { "FlatMap" }

    // MARK: Policy

    override func demandForAll(onRequest demand: Subscribers.Demand) -> Subscribers.Demand {
        guard demand == .unlimited, !isUnlimited else { return .none }
        isUnlimited = true
        return .unlimited
    }

    override func demandAfterDelivery() -> Subscribers.Demand { isUnlimited ? .none : .max(1) }

    override func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        guard index == 0 else { return inner.connect(subscription, from: index) }
        return super.connect(subscription, from: index).map { $0 + maxPublishers }
    }

    override func end(_ index: Int) -> EndedLink? {
        index == 0 ? super.end(index) : inner.end(index)
    }

    override func subscription(toRequest demand: Subscribers.Demand, from index: Int) -> (any Subscription)? {
        index == 0 ? super.subscription(toRequest: demand, from: index) : inner.request(demand, from: index)
    }

    override func requestFromAll(_ demand: Subscribers.Demand) {
        let indices = lock.withLock { inner.numbers }
        for index in indices { request(demand, from: index) }
    }

    override func takeSubscriptions() -> [any Subscription] {
        super.takeSubscriptions() + inner.takeSubscriptions()
    }

    override func takeRetainedValues() -> Any? {
        defer { transform = nil }
        return transform
    }

    // MARK: The publisher of values

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: Value) -> Subscribers.Demand {
        lock.lock()
        guard acceptsValues, let transform else {
            lock.unlock()
            return .none
        }
        var link = UpstreamLink()
        _ = link.request(isUnlimited ? .unlimited : .max(1))
        let index = inner.insert(link)
        addPublisher()
        lock.unlock()
        transform(input).subscribe(UpstreamSubscriber(index: index, parent: self))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { receive(completion, from: 0) }

    // MARK: The publishers that values are transformed into

    override func accepts(_ index: Int) -> Bool { inner.contains(index) }

    override func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        super.receive(completion, from: index)
        if index > 0, maxPublishers < .unlimited { request(.max(1), from: 0) }
    }
}
