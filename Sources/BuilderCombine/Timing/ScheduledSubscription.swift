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

    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    let description: String
    let scheduler: Context
    let options: Context.SchedulerOptions?
    /// Guards all properties that change, those of subclasses too.
    let lock = NSLock()
    /// A Boolean value that indicates whether all values are requested of the publisher, and those that the subscriber
    /// has requested are counted here.
    private let requestsAll: Bool
    private var demand = Subscribers.Demand.none
    /// The subscriber; `nil` after the end.
    private var downstream: SubscriberBox<Downstream>?
    private var upstream: (any Subscription)?
    private var hasCompletion = false
    private let waiting = ValueQueue<Event>()
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
        downstream.subscriber.receive(subscription: self)
        if requestsAll { requestUpstream(.unlimited) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if acceptsValues { schedule(.value(input)) } else { lock.unlock() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard acceptsValues else { return lock.unlock() }
        let ended = finish()
        schedule(.completion(completion))
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
        let (downstream, upstream) = (downstream, upstream)
        self.downstream = nil
        self.upstream = nil
        var released: [Event] = []
        while let event = waiting.popFirst() { released.append(event) }
        lock.unlock()
        upstream?.cancel()
        withExtendedLifetime((downstream, released)) {}
    }

    // MARK: Delivery

    /// Schedules a turn for an event.
    func scheduleTurn() { scheduler.schedule(options: options) { self.takeTurn() } }

    /// Lets an event wait for a turn of the scheduler. Called with the lock held, which is then released.
    private func schedule(_ event: Event) {
        waiting.append(event)
        lock.unlock()
        scheduleTurn()
    }

    /// Delivers a value in the present turn. Called with the lock held, which is then released.
    final func deliver(_ value: Downstream.Input) { deliver(.value(value)) }

    /// Delivers the completion in the present turn. Called with the lock held, which is then released.
    final func deliver(_ completion: Subscribers.Completion<Downstream.Failure>) { deliver(.completion(completion)) }

    private func deliver(_ event: Event) {
        guard downstream != nil else { return lock.unlock() }
        waiting.append(event)
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
            var event = waiting.popFirst()
            var receiver = downstream
            if case .completion = event { downstream = nil }
            lock.unlock()
            switch event {
            case .value(let value): request(receiver?.subscriber.receive(value) ?? .none)
            case .completion(let completion): receiver?.subscriber.receive(completion: completion)
            case nil: break
            }
            // Their ends run others' code, so they are released without the lock.
            event = nil
            receiver = nil
            lock.lock()
        }
        caller = outerCaller
        lock.unlock()
    }
}
