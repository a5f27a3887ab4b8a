extension Publisher {
    /// Collects up to a number of values, and publishes them as an array.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// A publisher that buffers a maximum number of items.
    ///
    /// For each array that is requested, as many values are requested of the publisher as the array has. The values
    /// that are left at the end precede it, requested or not, as in Combine; a failure drops them. No lock is held
    /// while the subscriber is called or values are released.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        /// Creates a publisher that collects up to a number of values.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByCountSubscription<Upstream.Output, S>(subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

/// The subscription of a publisher whose values are collected.
private final class CollectByCountSubscription<Input, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let count: Int
    private var values: [Input] = []

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(SubscriberBox(downstream), name: "CollectByCount")
    }

    override func takeRetainedValues() -> Any? { takeValues() }

    /// Returns the values that have been collected, and removes them. Called with the lock held.
    private func takeValues() -> [Input] {
        defer { values = [] }
        return values
    }

    override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let values = valuesToSend(after: input) else { return .none }
        return pass(values) * count
    }

    private func valuesToSend(after value: Input) -> [Input]? {
        lock.lock()
        defer { lock.unlock() }
        guard isConnected else { return nil }
        values.append(value)
        return values.count == count ? takeValues() : nil
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion {
            let values = lock.withLock { takeValues() }
            if !values.isEmpty { _ = pass(values) }
        }
        finish(completion)
    }
}
