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
private final class DropSubscription<Downstream: Subscriber>:
    CombiningSubscription<Downstream>, Subscriber, CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    /// The number of values that are to be dropped.
    private var remaining: Int

    init(_ downstream: Downstream, count: Int) {
        remaining = count
        super.init(downstream: downstream, count: 1)
    }

    var description: String { "Drop" }

    override func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        super.connect(subscription, from: index).map { $0 + remaining }
    }

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if acceptsValues, remaining == 0 {
            deliver(input, from: 0)
        } else {
            remaining = max(0, remaining - 1)
            lock.unlock()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { receive(completion, from: 0) }
}
