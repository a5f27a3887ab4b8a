extension Publisher {
    /// Publishes at most one value in each interval: the latest one, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// A publisher that publishes either the most-recent or first element published by the upstream publisher in a
    /// specified time interval.
    ///
    /// A value is published at once, on the scheduler, if none has been during the interval; otherwise the first or the
    /// latest one follows at the interval's end, as in Combine. All values are requested of the publisher, after the
    /// subscriber has its subscription, so that the first value of a subject isn't lost. Values pass a subscriber by
    /// that has requested none. The completion follows the value that waits. No lock is held while the subscriber is
    /// called.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published.
        public let upstream: Upstream
        /// The time between two values.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values and the completion.
        public let scheduler: Context
        /// A Boolean value that indicates whether the latest value of an interval is published, or the first one.
        public let latest: Bool

        /// Creates a publisher that publishes at most one value of another one in each interval.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleSubscription(subscriber, self))
        }
    }
}

/// The subscription of values that wait for the end of an interval.
private final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>:
    ScheduledSubscription<Downstream, Context>
{
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool
    /// The value that waits for its time.
    private var value: Downstream.Input?
    /// The completion that waits for the time of the value.
    private var completion: Subscribers.Completion<Downstream.Failure>?
    /// The end of the interval that began with the last value; `nil` before the first one.
    private var end: Context.SchedulerTimeType?

    init<Upstream>(_ downstream: Downstream, _ throttle: Publishers.Throttle<Upstream, Context>) {
        interval = throttle.interval
        latest = throttle.latest
        super.init(downstream, name: "Throttle", scheduler: throttle.scheduler, options: nil, requestsAll: true)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        // A value that waits has the demand for the one that replaces it.
        let isWaiting = value != nil
        guard acceptsValues, isWaiting ? latest : takeDemand() else {
            lock.unlock()
            return .none
        }
        let replaced = value
        value = input
        let end = end
        lock.unlock()
        // The end of a value runs others' code, so it is released without the lock.
        withExtendedLifetime(replaced) {}
        if isWaiting { return .none }
        if let end, end > scheduler.now {
            scheduler.schedule(after: end) { self.publish() }
        } else {
            scheduler.schedule { self.publish() }
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard acceptsValues, value != nil else {
            lock.unlock()
            return super.receive(completion: completion)
        }
        self.completion = completion
        let ended = finish()
        lock.unlock()
        withExtendedLifetime(ended) {}
    }

    override func cancel() {
        super.cancel()
        let released = lock.withLock { takeValue() }
        withExtendedLifetime(released) {}
    }

    private func publish() {
        let end = scheduler.now.advanced(by: interval)
        lock.lock()
        guard let value = takeValue() else { return lock.unlock() }
        self.end = end
        let completion = completion
        deliver(value)
        guard let completion else { return }
        lock.lock()
        deliver(completion)
    }

    private func takeValue() -> Downstream.Input? {
        defer { value = nil }
        return value
    }
}
