/// The subscription of a subscriber to one publisher, to which it passes requests and the cancellation on.
///
/// Values reach the subscriber as the publisher sends them. After the end, and after the calls that are in progress
/// then, neither of the two is retained. No lock is held while publishers, subscriptions, closures, and the subscriber
/// are called or released.
class LinkedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let name: String
    /// Guards all properties that change, those of subclasses too.
    let lock = Lock()
    private var upstream: (any Subscription)?
    /// The subscriber, which is released by the last call after the end, or by the deinitializer.
    ///
    /// Unmanaged: a property that can be `nil` would be retained and released for each value.
    private let kept: Unmanaged<SubscriberBox<Downstream>>
    private let calls = CallCount()

    /// Creates a subscription.
    ///
    /// - Parameter kept: The subscriber, with what only calls in progress use and what is released with it.
    init(_ kept: SubscriberBox<Downstream>, name: String) {
        self.kept = .passRetained(kept)
        self.name = name
    }

    deinit { if !calls.isReleased { kept.release() } }

    var description: String { name }

    /// Returns what the subscription retains for values, and releases it. Called with the lock held; the result is
    /// released without it.
    func takeRetainedValues() -> Any? { nil }

    // MARK: Calls of the subscriber

    /// A Boolean value that indicates whether the subscription has begun and hasn't ended.
    @inline(__always)
    final var isConnected: Bool { calls.isOpen }

    /// Begins a call, which what is kept lives through, and returns whether the subscription is connected. If it is,
    /// ``endCall()`` has to follow.
    ///
    /// - Parameter evenBefore: A Boolean value that indicates whether it may not have begun.
    @inline(__always)
    final func beginCall(evenBefore: Bool = false) -> Bool {
        if calls.begin(evenBefore: evenBefore) { return true }
        endCall()
        return false
    }

    /// Ends a call; the last one after the end releases what is kept.
    @inline(__always)
    final func endCall() { if calls.end() { release() } }

    @inline(never)
    private func release() { if calls.release() { kept.release() } }

    /// Calls a closure with the argument of the initializer, which is of the type. Called within a call of the
    /// subscriber, whose count keeps it.
    @inline(__always)
    final func withKept<Kept: SubscriberBox<Downstream>, Result>(
        as type: Kept.Type, _ body: (Kept) -> Result
    ) -> Result {
        kept._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
    }

    /// Passes a value to the subscriber within a call, unless the subscription has ended meanwhile.
    @inline(__always)
    final func passInCall(_ value: Downstream.Input) -> Subscribers.Demand {
        isConnected ? kept._withUnsafeGuaranteedRef { $0.receive(value) } : .none
    }

    /// Passes a value to the subscriber, unless the subscription hasn't begun or has ended.
    @inline(__always)
    final func pass(_ value: Downstream.Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = kept._withUnsafeGuaranteedRef { $0.receive(value) }
        endCall()
        return more
    }

    // MARK: The publisher

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, calls.open() else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        kept._withUnsafeGuaranteedRef { $0.receive(subscription: self) }
        endCall()
        start()
    }

    /// Starts the subscription, after the subscriber has received it, and may have canceled it.
    func start() {}

    /// Ends the subscription, and begins a call; `nil` before the subscription and after the end.
    ///
    /// - Returns: What was retained, to be called and released without the lock before ``endCall()``, which has to
    ///   follow.
    final func end() -> (upstream: any Subscription, values: Any?)? {
        lock.lock()
        defer { lock.unlock() }
        guard let upstream else { return nil }
        self.upstream = nil
        calls.close()
        return (upstream, takeRetainedValues())
    }

    /// Replaces the subscription to a publisher that has finished, which no request or cancellation is to reach, and
    /// returns it. Called with the lock held; the result is released without it.
    final func disconnect() -> (any Subscription)? {
        defer { if upstream != nil { upstream = Subscriptions.empty } }
        return upstream
    }

    /// Ends the subscription, and sends a completion to the subscriber.
    ///
    /// - Parameter isCancellation: A Boolean value that indicates whether the publisher's subscription is canceled
    ///   before.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>, isCancellation: Bool = false) {
        guard let ended = end() else { return }
        if isCancellation { ended.upstream.cancel() }
        kept._withUnsafeGuaranteedRef { $0.receive(completion: completion) }
        endCall()
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

    func cancel() {
        guard let ended = end() else { return }
        ended.upstream.cancel()
        endCall()
        withExtendedLifetime(ended) {}
    }
}

/// A subscription that passes values and the completion on.
class RelaySubscription<Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    init(_ downstream: Downstream, name: String) { super.init(SubscriberBox(downstream), name: name) }

    override init(_ kept: SubscriberBox<Downstream>, name: String) { super.init(kept, name: name) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { pass(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { finish(completion) }
}

extension Subscribers.Completion {
    /// The completion, with the publisher's failures as those of a subscriber that accepts any error, or the same ones.
    func passed<Accepted: Error>() -> Subscribers.Completion<Accepted> {
        guard case .failure(let error) = self else { return .finished }
        guard let accepted = error as? Accepted else { preconditionFailure("the failures have different types") }
        return .failure(accepted)
    }
}
