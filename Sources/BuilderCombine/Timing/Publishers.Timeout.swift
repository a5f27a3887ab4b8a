extension Publisher {
    /// Ends if no value has been sent for a time: with the error that a closure returns, or else by finishing.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    /// A publisher that terminates publishing if its upstream publisher doesn’t produce elements within a given time.
    ///
    /// The time begins with the subscription, anew with the first request, and anew with each value, as in Combine.
    /// When it has elapsed, the publisher's subscription is canceled, and the completion follows the values that wait
    /// for the scheduler. No lock is held while the subscriber and the closure are called.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are waited for.
        public let upstream: Upstream
        /// The longest time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values and the completion.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?
        /// The closure that returns the error; `nil` for an end without a failure.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher that ends if another one has sent no value for a time.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutSubscription(subscriber, self))
        }
    }
}

/// The subscription of values that are waited for.
private final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream, Context>
{
    private let customError: (() -> Downstream.Failure)?
    private var hasRequested = false

    init<Upstream>(_ downstream: Downstream, _ timeout: Publishers.Timeout<Upstream, Context>)
    where Upstream.Failure == Downstream.Failure {
        customError = timeout.customError
        super.init(
            downstream, name: "Timeout", interval: timeout.interval, scheduler: timeout.scheduler,
            options: timeout.options)
    }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        lock.lock()
        if isConnected, !hasRequested { startTimer(timeOut) } else { lock.unlock() }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        if isConnected, !hasRequested {
            hasRequested = true
            startTimer(timeOut)
        } else {
            lock.unlock()
        }
        super.request(demand)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if acceptsValues { startTimer(timeOut) } else { lock.unlock() }
        return super.receive(input)
    }

    /// Ends the subscription. Called with the lock held, which is then released.
    private func timeOut() {
        guard acceptsValues else { return lock.unlock() }
        let ended = finish()
        lock.unlock()
        ended?.cancel()
        let completion = customError.map { Subscribers.Completion.failure($0()) } ?? .finished
        lock.lock()
        deliver(completion)
    }
}
