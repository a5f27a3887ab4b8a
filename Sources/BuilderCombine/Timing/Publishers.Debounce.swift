extension Publisher {
    /// Publishes a value when none has followed it for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that publishes elements only after a specified time interval elapses between events.
    ///
    /// As in Combine, all values are requested of the publisher, a value that isn't requested when its time has come is
    /// lost, and so is one whose time hasn't come at the completion. No lock is held while the subscriber is called.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published.
        public let upstream: Upstream
        /// The time in which no other value follows.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values and the completion.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that publishes those values of another one that none follows for a time.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DebounceSubscription(
                    subscriber, name: "Debounce", interval: dueTime, scheduler: scheduler, options: options,
                    requestsAll: true))
        }
    }
}

/// The subscription of values that none follows for a time.
private final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream, Context>
{
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard acceptsValues else {
            lock.unlock()
            return .none
        }
        startTimer {
            if self.acceptsValues, self.takeDemand() { self.deliver(input) } else { self.lock.unlock() }
        }
        return .none
    }
}
