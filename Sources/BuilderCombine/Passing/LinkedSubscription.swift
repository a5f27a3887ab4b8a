import Foundation

/// The subscription of a subscriber to one publisher, to which it passes requests and the cancellation on.
///
/// Values reach the subscriber as the publisher sends them. After the end neither of the two is retained. No lock is
/// held while publishers, subscriptions, closures, and the subscriber are called or released.
class LinkedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let name: String
    /// Guards all properties that change, those of subclasses too.
    let lock = Lock()
    /// The subscriber; `nil` after the end.
    private var downstream: SubscriberBox<Downstream>?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, name: String) {
        self.downstream = SubscriberBox(downstream)
        self.name = name
    }

    var description: String { name }

    /// Returns what the subscription retains for values, and releases it. Called with the lock held; the result is
    /// released without it.
    func takeRetainedValues() -> Any? { nil }

    // MARK: The publisher

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, let downstream else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        isConnected = true
        lock.unlock()
        downstream.receive(subscription: self)
        start()
    }

    /// Starts the subscription, after the subscriber has received it, and may have canceled it.
    func start() {}

    /// A Boolean value that indicates whether the subscription has begun and hasn't ended. Read with the lock held.
    ///
    /// Stored, since a comparison of the publisher's subscription with `nil` retains and releases it.
    final private(set) var isConnected = false

    /// The subscriber; `nil` before the subscription and after the end.
    final var receiver: SubscriberBox<Downstream>? { lock.withLock { lockedReceiver } }

    /// The same, read with the lock held.
    @inline(__always)
    final var lockedReceiver: SubscriberBox<Downstream>? { isConnected ? downstream : nil }

    /// Ends the subscription, and returns what it retained, to be called and released without the lock; `nil` before
    /// the subscription and after the end.
    final func end() -> (upstream: any Subscription, receiver: SubscriberBox<Downstream>, values: Any?)? {
        lock.lock()
        defer { lock.unlock() }
        guard let upstream, let downstream else { return nil }
        self.upstream = nil
        isConnected = false
        self.downstream = nil
        return (upstream, downstream, takeRetainedValues())
    }

    /// Replaces the subscription to a publisher that has finished, which no request or cancellation is to reach, and
    /// returns it. Called with the lock held; the result is released without it.
    final func disconnect() -> (any Subscription)? {
        defer { if isConnected { upstream = Subscriptions.empty } }
        return upstream
    }

    /// Ends the subscription, and sends a completion to the subscriber.
    ///
    /// - Parameter isCancellation: A Boolean value that indicates whether the publisher's subscription is canceled
    ///   before.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>, isCancellation: Bool = false) {
        guard let ended = end() else { return }
        if isCancellation { ended.upstream.cancel() }
        ended.receiver.receive(completion: completion)
        // Others' code runs at the end of what was retained, so that the completion precedes it.
        withExtendedLifetime(ended) {}
    }

    /// Ends the subscription, cancels the publisher's, and sends a failure to the subscriber.
    ///
    /// This and ``finishEarly()`` aren't inlined: the type of completions would be looked up with each value.
    @inline(never)
    final func fail(_ failure: Downstream.Failure) { finish(.failure(failure), isCancellation: true) }

    /// Ends the subscription, cancels the publisher's, and sends the completion to the subscriber.
    @inline(never)
    final func finishEarly() { finish(.finished, isCancellation: true) }

    // MARK: The subscriber

    /// Requests values; a demand of zero has no effect.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        publisher?.request(demand)
    }

    /// The subscription to the publisher; `nil` before it and after the end.
    final var publisher: (any Subscription)? { lock.withLock { upstream } }

    func cancel() { end()?.upstream.cancel() }
}

/// A subscription that passes values and the completion on.
class RelaySubscription<Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        receiver?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { finish(completion) }
}
