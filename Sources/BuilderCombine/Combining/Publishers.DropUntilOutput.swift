extension Publisher {
    /// Drops its values until another publisher has sent one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that ignores elements from the upstream publisher until it receives an element from second
    /// publisher.
    ///
    /// One value is requested of the second publisher, whose subscription is then canceled, as Combine documents it.
    /// Requests are passed to the upstream publisher from the beginning, and values that are dropped meet them. If the
    /// second publisher ends without a value, its completion follows, as in Combine. No lock is held while publishers,
    /// subscriptions, and the subscriber are called.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are dropped at first.
        public let upstream: Upstream
        /// The publisher whose first value is waited for.
        public let other: Other

        /// Creates a publisher that drops the values of a publisher until another one has sent one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = DropUntilOutputSubscription(subscriber)
            subscription.open()
            other.subscribe(DropUntilOutputSubscription.OtherInput<Other.Output>(parent: subscription))
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// The subscription of a publisher whose values are dropped, with the number zero, and of the one whose value is waited
/// for, with the number one. The first completion ends it.
private final class DropUntilOutputSubscription<Downstream: Subscriber>:
    CombiningSubscription<Downstream>, Subscriber, CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    /// A Boolean value that indicates whether values are dropped.
    private var isDropping = true

    init(_ downstream: Downstream) { super.init(downstream: downstream, count: 2) }

    var description: String { "DropUntilOutput" }

    // MARK: Policy

    override func isLast(_ index: Int, unfinishedCount: Int) -> Bool { true }

    override func requestFromAll(_ demand: Subscribers.Demand) { request(demand, from: 0) }

    override func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        super.connect(subscription, from: index).map { index == 0 ? $0 : .max(1) }
    }

    // MARK: The publishers

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if acceptsValues, !isDropping { deliver(input, from: 0) } else { lock.unlock() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { receive(completion, from: 0) }

    /// A subscriber of the publisher whose value is waited for.
    struct OtherInput<Value>: Subscriber {
        typealias Input = Value
        typealias Failure = Downstream.Failure

        let combineIdentifier = CombineIdentifier()
        let parent: DropUntilOutputSubscription

        func receive(subscription: any Subscription) { parent.receive(subscription, from: 1) }

        func receive(_ input: Value) -> Subscribers.Demand {
            parent.stopDropping()
            return .none
        }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.receive(completion, from: 1) }
    }

    private func stopDropping() {
        lock.lock()
        guard acceptsValues, let ended = end(1) else { return lock.unlock() }
        isDropping = false
        lock.unlock()
        ended.subscription?.cancel()
    }
}
