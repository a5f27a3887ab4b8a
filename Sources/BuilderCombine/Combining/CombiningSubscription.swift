import Foundation

/// A subscription that combines several upstream publishers, numbered from zero.
///
/// Values and the completion reach the subscriber in their order, one at a time, and no lock is held during calls of
/// publishers, subscriptions, and subscribers. What arrives during a delivery, from another thread or from within the
/// subscriber, is queued, and delivered next.
class CombiningSubscription<Downstream: Subscriber>: Subscription {
    /// Guards all properties, those of subclasses too.
    let lock = Lock()
    /// The subscriber; `nil` after the end.
    private var downstream: SubscriberBox<Downstream>?
    /// The number of values that the subscriber has requested and not received.
    private(set) var demand = Subscribers.Demand.none
    private var links: [UpstreamLink]
    /// The number of links, which is read without the lock.
    private let count: Int
    private var unfinishedCount: Int
    /// The values to deliver, with the numbers of their publishers.
    private var queue = ValueQueue<(value: Downstream.Input, index: Int)>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    /// A Boolean value that indicates whether there is a completion.
    private var hasCompletion = false
    /// A Boolean value that indicates whether the completion is a failure, which doesn't wait for queued values.
    private var hasFailure = false
    private var isDelivering = true
    private var hasOpened = false
    /// The demand for all publishers that is withheld until the subscriber has its subscription.
    private var withheldDemand = Subscribers.Demand.none

    init(downstream: Downstream, count: Int) {
        self.downstream = SubscriberBox(downstream)
        self.count = count
        links = Array(repeating: UpstreamLink(), count: count)
        unfinishedCount = count
        if count == 0 {
            completion = .finished
            hasCompletion = true
        }
    }

    // MARK: Policy

    /// Returns the demand to request from every publisher when the subscriber requests values. Called with the lock
    /// held.
    func demandForAll(onRequest demand: Subscribers.Demand) -> Subscribers.Demand { demand }

    /// Returns the demand to request from a publisher whose value has been delivered. Called with the lock held.
    func demandAfterDelivery() -> Subscribers.Demand { .none }

    /// Returns whether the subscription ends when a publisher has finished. Called with the lock held.
    func isLast(_ index: Int, unfinishedCount: Int) -> Bool { unfinishedCount == 0 }

    /// Connects a publisher, and returns the demand that precedes its subscription; `nil` if it has one or has ended.
    /// Called with the lock held.
    func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        links[index].connect(subscription)
    }

    /// Ends the connection to a publisher, and returns its subscription, to be released without the lock; `nil` if it
    /// has ended. Called with the lock held.
    func end(_ index: Int) -> EndedLink? { links[index].end() }

    /// Returns the subscription to pass a demand to; without one, retains the demand. Called with the lock held.
    func subscription(toRequest demand: Subscribers.Demand, from index: Int) -> (any Subscription)? {
        links[index].request(demand)
    }

    /// Ends all connections, and returns their subscriptions, to be canceled without the lock. Called with the lock
    /// held.
    func takeSubscriptions() -> [any Subscription] { links.indices.compactMap { links[$0].takeSubscription() } }

    /// Returns whether a publisher's value is accepted. Called with the lock held.
    func accepts(_ index: Int) -> Bool { true }

    /// Requests values from every publisher.
    func requestFromAll(_ demand: Subscribers.Demand) {
        for index in 0..<count { request(demand, from: index) }
    }

    /// Returns what the subscription retains of its publishers, and releases it. Called with the lock held; the result
    /// is released without it.
    func takeRetainedValues() -> Any? { nil }

    // MARK: The subscriber

    /// Passes the subscription to the subscriber, and begins to request and to deliver.
    func open() {
        downstream?.receive(subscription: self)
        lock.lock()
        hasOpened = true
        isDelivering = false
        let demand = withheldDemand
        lock.unlock()
        if demand > .none { requestFromAll(demand) }
        lock.lock()
        deliver()
    }

    /// Requests values; a demand of zero has no effect.
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard demand > .none, downstream != nil else { return lock.unlock() }
        self.demand += demand
        let demandForAll = demandForAll(onRequest: demand)
        guard hasOpened else {
            withheldDemand += demandForAll
            return lock.unlock()
        }
        lock.unlock()
        if demandForAll > .none { requestFromAll(demandForAll) }
        lock.lock()
        deliver()
    }

    /// Cancels the subscriptions of all publishers.
    func cancel() {
        lock.lock()
        let released = (downstream, queue, takeRetainedValues())
        downstream = nil
        queue = ValueQueue()
        let subscriptions = takeSubscriptions()
        lock.unlock()
        subscriptions.forEach { $0.cancel() }
        withExtendedLifetime(released) {}
    }

    // MARK: The publishers

    /// Accepts the subscription of a publisher.
    func receive(_ subscription: any Subscription, from index: Int) {
        lock.lock()
        guard downstream != nil, let demand = connect(subscription, from: index) else {
            lock.unlock()
            return subscription.cancel()
        }
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    /// Accepts a value of a publisher.
    final func receive(_ value: Downstream.Input, from index: Int) {
        lock.lock()
        guard acceptsValues, accepts(index) else { return lock.unlock() }
        deliver(value, from: index)
    }

    /// Ends a publisher: the first failure ends the subscription, and so does the last completion, or an earlier one.
    func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        lock.lock()
        guard acceptsValues, let ended = end(index) else { return lock.unlock() }
        unfinishedCount -= 1
        var canceled: [any Subscription] = []
        if completion.isFailure || isLast(index, unfinishedCount: unfinishedCount) {
            canceled = end(with: completion)
        }
        deliver()
        canceled.forEach { $0.cancel() }
        // The end of a subscription runs others' code, so it is released without the lock.
        withExtendedLifetime(ended) {}
    }

    /// Adds a publisher that has to finish before the subscription does. Called with the lock held.
    final func addPublisher() { unfinishedCount += 1 }

    /// Ends the subscription after the values that are queued, and returns the subscriptions to cancel. Called with the
    /// lock held.
    final func end(with completion: Subscribers.Completion<Downstream.Failure>) -> [any Subscription] {
        self.completion = completion
        hasCompletion = true
        hasFailure = completion.isFailure
        return takeSubscriptions()
    }

    /// A Boolean value that indicates whether values are accepted. Read with the lock held.
    final var acceptsValues: Bool { downstream != nil && !hasCompletion }

    /// A Boolean value that indicates whether the subscriber has requested more values than are queued. Read with the
    /// lock held.
    final var hasDemand: Bool { demand > queue.count }

    /// The demand for values beyond those that are queued. Read with the lock held.
    final var unqueuedDemand: Subscribers.Demand { hasDemand ? demand - queue.count : .none }

    /// The number of values that are queued. Read with the lock held.
    final var queueCount: Int { queue.count }

    /// Removes the first value that is queued, and returns it, to be released without the lock. Called with the lock
    /// held.
    final func dequeue() -> Downstream.Input? { queue.popFirst()?.value }

    /// Queues a value for delivery. Called with the lock held.
    ///
    /// Not inlined: the type of the pair would be looked up with each value, also with those that don't wait.
    @inline(never)
    final func enqueue(_ value: Downstream.Input, from index: Int) { queue.append((value, index)) }

    /// Delivers a value after those that are queued. Called with the lock held, which is then released.
    final func deliver(_ value: Downstream.Input, from index: Int) {
        guard !isDelivering, queue.isEmpty, demand > .none, let downstream else {
            enqueue(value, from: index)
            return deliver()
        }
        isDelivering = true
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        guard isContinued(after: more, from: index) else { return withExtendedLifetime(downstream) {} }
        isDelivering = false
        if queue.isEmpty, !hasCompletion { return lock.unlock() }
        deliver()
    }

    /// Delivers what is queued, as far as it is requested. Called with the lock held, which is then released.
    final func deliver() {
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while downstream != nil {
            if !queue.isEmpty, demand > .none {
                guard deliverFirst() else { return }
            } else if hasFailure || hasCompletion && queue.isEmpty {
                return deliverCompletion()
            } else {
                break
            }
        }
        isDelivering = false
        lock.unlock()
    }

    /// Delivers the first value that is queued, and returns whether the delivery is to be continued. Called with the
    /// lock held, which is then released if it isn't.
    @inline(never)
    private func deliverFirst() -> Bool {
        // After a cancellation this is the last reference to the subscriber, whose end runs others' code.
        let downstream = downstream
        demand -= 1
        var (more, index) = (Subscribers.Demand.none, 0)
        // The end of a value runs others' code, so it is released without the lock.
        queue.removeFirst { next in
            lock.unlock()
            index = next.index
            more = downstream?.receive(next.value) ?? .none
        }
        lock.lock()
        let isContinued = isContinued(after: more, from: index)
        return withExtendedLifetime(downstream) { isContinued }
    }

    /// Delivers the completion. Called with the lock held, which is then released.
    @inline(never)
    private func deliverCompletion() {
        let (downstream, completion, released) = (downstream, completion, (queue, takeRetainedValues()))
        self.downstream = nil
        self.completion = nil
        queue = ValueQueue()
        lock.unlock()
        withExtendedLifetime(released) {}
        if let completion { downstream?.receive(completion: completion) }
    }

    /// Adds the demand that a subscriber returned, and requests more of the publishers. Called with the lock held,
    /// which is released if the delivery isn't to be continued: after a cancellation, or if a publisher has continued
    /// it.
    private func isContinued(after more: Subscribers.Demand, from index: Int) -> Bool {
        guard downstream != nil else {
            isDelivering = false
            lock.unlock()
            return false
        }
        demand += more
        let demandForAll = more > .none ? demandForAll(onRequest: more) : .none
        let demandForOne = demandAfterDelivery()
        guard demandForAll > .none || demandForOne > .none else { return true }
        // The publishers may send values during the request, without an end.
        isDelivering = false
        lock.unlock()
        if demandForAll > .none { requestFromAll(demandForAll) }
        if demandForOne > .none { request(demandForOne, from: index) }
        lock.lock()
        guard !isDelivering, downstream != nil else {
            lock.unlock()
            return false
        }
        isDelivering = true
        return true
    }

    /// Requests values from a publisher.
    final func request(_ demand: Subscribers.Demand, from index: Int) {
        lock.lock()
        let subscription = subscription(toRequest: demand, from: index)
        lock.unlock()
        subscription?.request(demand)
    }

    /// A subscriber of a publisher whose values are the subscription's.
    struct UpstreamSubscriber: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        /// The identifier of the subscription: a counted one for each publisher takes time, and no one compares them.
        var combineIdentifier: CombineIdentifier { CombineIdentifier(parent) }
        let index: Int
        let parent: CombiningSubscription

        func receive(subscription: any Subscription) { parent.receive(subscription, from: index) }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            parent.receive(input, from: index)
            return .none
        }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            parent.receive(completion, from: index)
        }
    }
}

/// The rest of a connection to a publisher that has ended.
struct EndedLink {
    /// The subscription, if there was one.
    let subscription: (any Subscription)?
}

/// The connection to one publisher.
struct UpstreamLink {
    private(set) var subscription: (any Subscription)?
    /// The demand that precedes the subscription.
    private var earlyDemand = Subscribers.Demand.none
    private(set) var hasEnded = false

    /// Retains the subscription, and returns the demand that precedes it; `nil` if there is one already.
    mutating func connect(_ subscription: any Subscription) -> Subscribers.Demand? {
        guard self.subscription == nil, !hasEnded else { return nil }
        self.subscription = subscription
        return earlyDemand
    }

    /// Returns the subscription to pass a demand to; without one, retains the demand.
    mutating func request(_ demand: Subscribers.Demand) -> (any Subscription)? {
        if subscription == nil, !hasEnded { earlyDemand += demand }
        return subscription
    }

    /// Ends the connection and returns the subscription, to be released without the lock; `nil` if it has ended.
    mutating func end() -> EndedLink? { hasEnded ? nil : EndedLink(subscription: takeSubscription()) }

    mutating func takeSubscription() -> (any Subscription)? {
        defer { subscription = nil }
        hasEnded = true
        return subscription
    }
}

extension Subscribers.Completion {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
