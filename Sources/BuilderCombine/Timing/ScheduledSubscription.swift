import Foundation

/// The subscription of a subscriber that is called on a scheduler.
///
/// Each event waits for a turn of the scheduler. One thread at a time calls the subscriber; turns of other threads
/// leave their events to it meanwhile. A turn within a call, as of a run loop that the subscriber runs, delivers at
/// once. No lock is held while publishers, the scheduler, and the subscriber are called.
class ScheduledSubscription<Downstream: Subscriber, Context: Scheduler>:
    Subscriber, Subscription, CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description: String
    let scheduler: Context
    let options: Context.SchedulerOptions?
    /// Guards all properties that change, those of subclasses too.
    let lock = Lock()
    /// A Boolean value that indicates whether all values are requested of the publisher, and those that the subscriber
    /// has requested are counted here.
    private let requestsAll: Bool
    private var demand = Subscribers.Demand.none
    /// The subscriber; `nil` after the end.
    private var downstream: SubscriberBox<Downstream>?
    private var upstream: (any Subscription)?
    private var hasCompletion = false
    private var waiting = ValueQueue<Downstream.Input>()
    /// The completion that waits after the values.
    private var completion: Subscribers.Completion<Failure>?
    /// The number of turns whose events haven't been delivered.
    private var turns = 0
    /// The thread that is calling the subscriber; 0 for none.
    private var caller: UInt = 0

    init(
        _ downstream: Downstream, name: String, scheduler: Context, options: Context.SchedulerOptions?,
        requestsAll: Bool = false
    ) {
        self.downstream = SubscriberBox(downstream)
        self.scheduler = scheduler
        self.options = options
        self.requestsAll = requestsAll
        description = name
    }

    // MARK: The publisher

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, let downstream, !hasCompletion else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
        if requestsAll { requestUpstream(.unlimited) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard acceptsValues else {
            lock.unlock()
            return .none
        }
        waiting.append(input)
        lock.unlock()
        scheduleTurn()
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard acceptsValues else { return lock.unlock() }
        let ended = finish()
        self.completion = completion
        lock.unlock()
        scheduleTurn()
        // The end of a subscription runs others' code, so it is released without the lock.
        withExtendedLifetime(ended) {}
    }

    /// A Boolean value that indicates whether values are accepted. Read with the lock held.
    final var acceptsValues: Bool { downstream != nil && !hasCompletion }

    /// A Boolean value that indicates whether the publisher is connected. Read with the lock held.
    final var isConnected: Bool { upstream != nil }

    /// Accepts no more values, and returns the subscription to the publisher, to be canceled or released without the
    /// lock; a completion is to follow. Called with the lock held.
    final func finish() -> (any Subscription)? {
        hasCompletion = true
        defer { upstream = nil }
        return upstream
    }

    // MARK: The subscriber

    /// Requests values; a demand of zero has no effect.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        if requestsAll {
            lock.withLock { self.demand += demand }
        } else {
            requestUpstream(demand)
        }
    }

    private func requestUpstream(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock { self.upstream }
        upstream?.request(demand)
    }

    /// Returns whether the subscriber has requested a value, and counts it as sent. Called with the lock held.
    final func takeDemand() -> Bool {
        guard demand > .none else { return false }
        demand -= 1
        return true
    }

    func cancel() {
        lock.lock()
        let (downstream, upstream, waiting, completion) = (downstream, upstream, waiting, completion)
        self.downstream = nil
        self.upstream = nil
        self.waiting = ValueQueue()
        self.completion = nil
        lock.unlock()
        upstream?.cancel()
        withExtendedLifetime((downstream, waiting, completion)) {}
    }

    // MARK: Delivery

    /// Schedules a turn for an event.
    func scheduleTurn() { scheduler.schedule(options: options) { self.takeTurn() } }

    /// Delivers a value in the present turn. Called with the lock held, which is then released.
    final func deliver(_ value: Downstream.Input) {
        guard downstream != nil else { return lock.unlock() }
        waiting.append(value)
        deliverTurn()
    }

    /// Delivers the completion in the present turn. Called with the lock held, which is then released.
    final func deliver(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard downstream != nil else { return lock.unlock() }
        self.completion = completion
        deliverTurn()
    }

    final func takeTurn() {
        lock.lock()
        deliverTurn()
    }

    /// Delivers an event for the present turn. Called with the lock held, which is then released.
    private func deliverTurn() {
        turns += 1
        let thread = UInt(pthread_self())
        guard caller == 0 || caller == thread else { return lock.unlock() }
        let outerCaller = caller
        caller = thread
        while turns > 0 {
            turns -= 1
            passNext()
            lock.lock()
        }
        caller = outerCaller
        lock.unlock()
    }

    /// Passes the next event to the subscriber, and releases it. Called with the lock held, which is then released.
    private func passNext() {
        let receiver = downstream
        guard waiting.isEmpty else {
            var more = Subscribers.Demand.none
            waiting.removeFirst { value in
                lock.unlock()
                more = receiver?.receive(value) ?? .none
            }
            return request(more)
        }
        guard let completion else { return lock.unlock() }
        self.completion = nil
        downstream = nil
        lock.unlock()
        receiver?.receive(completion: completion)
    }
}
