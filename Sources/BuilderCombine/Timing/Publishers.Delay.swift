extension Publisher {
    /// Delays its values and its completion by an interval, and delivers them on a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delays delivery of elements and completion to the downstream receiver.
    ///
    /// Failures are delayed too, and the subscription isn't, as in Combine. Values arrive in their order and one at a
    /// time, also on a scheduler that works on several threads. No lock is held while the subscriber is called.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delayed.
        public let upstream: Upstream
        /// The time by which they are delayed.
        public let interval: Context.SchedulerTimeType.Stride
        /// The tolerance of the delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers values and the completion.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delays the values of another one.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DelayedSubscription(subscriber, self))
        }
    }
}

/// The subscription of delayed values.
private final class DelayedSubscription<Downstream: Subscriber, Context: Scheduler>:
    ScheduledSubscription<Downstream, Context>
{
    private let interval: Context.SchedulerTimeType.Stride
    private let tolerance: Context.SchedulerTimeType.Stride

    init<Upstream>(_ downstream: Downstream, _ delay: Publishers.Delay<Upstream, Context>) {
        interval = delay.interval
        tolerance = delay.tolerance
        super.init(downstream, name: "Delay", scheduler: delay.scheduler, options: delay.options)
    }

    override func scheduleTurn() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options) {
            self.takeTurn()
        }
    }
}
