import Foundation

extension Publisher {
    /// Collects values into arrays by time, or by time and count.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// The rule by which values are collected into arrays.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Publishes the values of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes the values of each interval, or earlier if there is a number of them.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects values into arrays by time, or by time and count.
    ///
    /// Intervals are counted from the subscription. The last values are published before the completion, but not before
    /// a failure. Values whose array isn't requested at the end of an interval belong to the next one.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// The rule by which values are collected.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects values of another one.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let input = TimeCollector<S, Upstream.Output, Context>(subscriber, strategy: strategy, options: options)
            upstream.subscribe(input)
            input.open()
        }
    }
}

/// The subscription of collected values.
///
/// No timer runs while there are no values, so that a render comes to rest.
private final class TimeCollector<Downstream: Subscriber, Value, Context: Scheduler>:
    CombiningSubscription<Downstream>, Subscriber, CustomStringConvertible
where Downstream.Input == [Value] {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let maximum: Int?
    private let options: Context.SchedulerOptions?
    private let start: Context.SchedulerTimeType
    private var values: [Value] = []
    private var hasTimer = false
    /// The timer, if the scheduler has some that fire once and can be canceled.
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, maximum) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, maximum) = (scheduler, interval, count)
        }
        self.options = options
        start = scheduler.now
        super.init(downstream: downstream, count: 1)
    }

    var description: String { "CollectByTime" }

    override func demandForAll(onRequest demand: Subscribers.Demand) -> Subscribers.Demand { .unlimited }

    override func takeRetainedValues() -> Any? {
        defer { values = [] }
        return values
    }

    func receive(subscription: any Subscription) { receive(subscription, from: 0) }

    func receive(_ input: Value) -> Subscribers.Demand {
        lock.lock()
        guard acceptsValues else {
            lock.unlock()
            return .none
        }
        values.append(input)
        if let maximum, values.count >= maximum, hasDemand { publish() }
        let needsTimer = startTimer()
        deliver()
        if needsTimer { schedule() }
        return .none
    }

    /// Called when the subscriber has requested arrays: values may have waited for that without a timer.
    override func requestFromAll(_ demand: Subscribers.Demand) {
        super.requestFromAll(demand)
        if lock.withLock({ acceptsValues && startTimer() }) { schedule() }
    }

    /// Returns whether a timer has to be scheduled: while values can't be delivered it would be, again and again.
    /// Called with the lock held.
    private func startTimer() -> Bool {
        guard !values.isEmpty, !hasTimer, hasDemand else { return false }
        hasTimer = true
        return true
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion {
            lock.lock()
            if acceptsValues, !values.isEmpty { publish() }
            lock.unlock()
        }
        receive(completion, from: 0)
        stopTimer()
    }

    override func cancel() {
        super.cancel()
        stopTimer()
    }

    private func stopTimer() {
        let timer = lock.withLock { self.timer.take() }
        timer?.cancel()
    }

    /// Queues the values for delivery. Called with the lock held.
    private func publish() {
        enqueue(values, from: 0)
        values = []
    }

    /// Calls `endInterval()` at the next end of an interval.
    private func schedule() {
        let date = nextEnd()
        guard let oneShot = scheduler as? any OneShotScheduler else {
            scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
                self?.endInterval()
            }
            return
        }
        let timer = oneShot.scheduleOnce(at: date) { [weak self] in self?.endInterval() }
        lock.lock()
        let isNeeded = hasTimer && acceptsValues
        if isNeeded { self.timer = timer }
        lock.unlock()
        if !isNeeded { timer?.cancel() }
    }

    private func nextEnd() -> Context.SchedulerTimeType {
        let now = scheduler.now
        var end = start.advanced(by: interval)
        // Strides have no division: doubled steps find the end in logarithmic time.
        var steps = [interval]
        // A clock may stand still, and a step may be less than its precision.
        func isBefore(_ step: Context.SchedulerTimeType.Stride) -> Bool {
            let next = end.advanced(by: step)
            return next > end && next <= now
        }
        while let last = steps.last, last > .zero, isBefore(last) { steps.append(last + last) }
        for step in steps.reversed() {
            while step > .zero, isBefore(step) { end = end.advanced(by: step) }
        }
        return end > now || interval <= .zero ? end : end.advanced(by: interval)
    }

    private func endInterval() {
        lock.lock()
        hasTimer = false
        timer = nil
        guard acceptsValues, !values.isEmpty, hasDemand else { return lock.unlock() }
        publish()
        deliver()
    }
}
