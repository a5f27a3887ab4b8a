import Foundation

extension Publisher {
    /// Specifies the scheduler on which values and the completion are received.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delivers elements to its downstream subscriber on a specific scheduler.
    ///
    /// They arrive in their order and one at a time, also on a scheduler that works on several threads. No lock is held
    /// while the subscriber is called.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered.
        public let upstream: Upstream
        /// The scheduler that delivers values and the completion.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers the values of another one on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ScheduledSubscription(subscriber, scheduler: scheduler, options: options))
        }
    }
}

/// The subscription of a subscriber that is called on a scheduler.
///
/// Each event waits for a turn of the scheduler. One thread at a time calls the subscriber; turns of other threads
/// leave their events to it meanwhile. A turn within a call, as of a run loop that the subscriber runs, delivers at
/// once.
private final class ScheduledSubscription<Downstream: Subscriber, Context: Scheduler>:
    Subscriber, Subscription, CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    /// The subscriber; `nil` after the end.
    private var downstream: SubscriberBox<Downstream>?
    private var upstream: (any Subscription)?
    private var hasCompletion = false
    private let waiting = ValueQueue<Event>()
    /// The number of turns whose events haven't been delivered.
    private var turns = 0
    /// The thread that is calling the subscriber; 0 for none.
    private var caller: UInt = 0

    init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.downstream = SubscriberBox(downstream)
        self.scheduler = scheduler
        self.options = options
    }

    var description: String { "ReceiveOn" }

    // MARK: The publisher

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, !hasCompletion, let downstream else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.subscriber.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        schedule(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        let ended = upstream
        upstream = nil
        schedule(.completion(completion))
        // The end of a subscription runs others' code, so it is released without the lock.
        withExtendedLifetime(ended) {}
    }

    // MARK: The subscriber

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let upstream = lock.withLock { self.upstream }
        upstream?.request(demand)
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

    /// Lets an event wait for a turn of the scheduler. Called with the lock held, which is then released.
    private func schedule(_ event: Event) {
        guard downstream != nil, !hasCompletion else { return lock.unlock() }
        if case .completion = event { hasCompletion = true }
        waiting.append(event)
        lock.unlock()
        scheduler.schedule(options: options) { self.takeTurn() }
    }

    private func takeTurn() {
        lock.lock()
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
