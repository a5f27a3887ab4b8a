extension Publisher {
    /// Specifies the scheduler on which to subscribe, to request values, and to cancel.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that receives elements from an upstream publisher on a specific scheduler.
    ///
    /// The subscription, each request, and the cancellation wait for a turn of the scheduler. No lock is held during
    /// these turns, so that a value which arrives during a request may be followed by another request at once.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to.
        public let upstream: Upstream
        /// The scheduler of the subscription, of requests, and of the cancellation.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that subscribes to another one on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SubscribeOnSubscription(subscriber, scheduler: scheduler, options: options)
            scheduler.schedule(options: options) { upstream.subscribe(subscription) }
        }
    }
}

/// The subscription whose requests and cancellation wait for turns of a scheduler.
private final class SubscribeOnSubscription<Downstream: Subscriber, Context: Scheduler>: RelaySubscription<Downstream> {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, name: "SubscribeOn")
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let publisher else { return }
        scheduler.schedule(options: options) { publisher.request(demand) }
    }

    override func cancel() {
        guard let publisher = end()?.upstream else { return }
        scheduler.schedule(options: options) { publisher.cancel() }
        endCall()
    }
}
