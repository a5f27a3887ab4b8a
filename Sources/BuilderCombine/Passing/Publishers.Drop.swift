extension Publisher {
    /// Drops a number of values, and then passes on the remaining ones.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
    /// A publisher that omits a specified number of elements before republishing later elements.
    ///
    /// As many further values are requested of the publisher as are dropped. The subscriber receives its subscription
    /// before the publisher is subscribed to, as in Combine, and may cancel at once.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are dropped.
        public let upstream: Upstream
        /// The number of values that are dropped.
        public let count: Int

        /// Creates a publisher that drops the first values of another one.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            precondition(count >= 0, "count must not be negative")
            let subscription = DropSubscription(subscriber, count: count)
            subscription.open()
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// The subscription of a publisher whose first values are dropped.
private final class DropSubscription<Downstream: Subscriber>: RelaySubscription<Downstream> {
    /// The number of values that are to be dropped. Only the thread that delivers changes it.
    private var remaining: Int
    /// The subscription to the publisher; `nil` after the end.
    private var early: EarlySubscription?

    init(_ downstream: Downstream, count: Int) {
        remaining = count
        early = EarlySubscription(.max(count))
        super.init(downstream, name: "Drop")
    }

    /// Passes the subscription to the subscriber, before the publisher is subscribed to.
    func open() { if let early { super.receive(subscription: early) } }

    override func takeRetainedValues() -> Any? {
        defer { early = nil }
        return early
    }

    override func receive(subscription: any Subscription) {
        guard let early = lock.withLock({ early }) else { return subscription.cancel() }
        early.connect(subscription)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard remaining > 0 else { return pass(input) }
        remaining -= 1
        return .none
    }
}

/// A subscription to a publisher that isn't subscribed to yet, which retains requests and the cancellation until then.
private final class EarlySubscription: Subscription {
    private let lock = Lock()
    private var link = UpstreamLink()

    init(_ demand: Subscribers.Demand) { _ = link.request(demand) }

    func connect(_ subscription: any Subscription) {
        guard let demand = lock.withLock({ link.connect(subscription) }) else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { link.request(demand) }
        subscription?.request(demand)
    }

    func cancel() {
        let canceled = lock.withLock { link.takeSubscription() }
        canceled?.cancel()
    }
}
