import Foundation

extension Publisher where Output: Equatable {
    /// Publishes the values that differ from the value before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Publishes the values for which a closure, which also receives the value before, returns `false`.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Publishes the values for which a closure, which also receives the value before and may throw a failure, returns
    /// `false`.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Publishes the times between its values, by the clock of a scheduler.
    public func measureInterval<Context: Scheduler>(
        using scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, Context> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// A publisher that publishes only elements that don’t match the previous element.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher some of whose values are published.
        public let upstream: Upstream
        /// The closure that returns whether a value is a duplicate of the one before.
        public let predicate: (Output, Output) -> Bool

        /// Creates a publisher that publishes the values of another one that aren't duplicates.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = LastValue<Output>()
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "RemoveDuplicates") {
                    [predicate] value, subscription in
                    let isDuplicate = last.replace(by: value).map { predicate($0, value) } ?? false
                    return isDuplicate ? subscription.drop() : subscription.passInCall(value)
                })
        }
    }

    /// A publisher that publishes only elements that don’t match the previous element, as evaluated by a provided
    /// error-throwing closure.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher some of whose values are published.
        public let upstream: Upstream
        /// The closure that returns whether a value is a duplicate of the one before.
        public let predicate: (Output, Output) throws -> Bool

        /// Creates a publisher that publishes the values of another one that aren't duplicates.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = LastValue<Output>()
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "TryRemoveDuplicates") {
                    [predicate] value, subscription in
                    let isDuplicate = try last.replace(by: value).map { try predicate($0, value) } ?? false
                    return isDuplicate ? subscription.drop() : subscription.passInCall(value)
                })
        }
    }

    /// A publisher that measures and emits the time interval between events received from an upstream publisher.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher the times between whose values are published.
        public let upstream: Upstream
        /// The scheduler whose clock measures the times.
        public let scheduler: Context

        /// Creates a publisher that publishes the times between the values of another one.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = LastValue<Context.SchedulerTimeType>()
            upstream.handleEvents(receiveSubscription: { [scheduler] _ in _ = last.replace(by: scheduler.now) })
                .subscribe(
                    TransformingSubscription<Upstream, S>(subscriber, name: "MeasureInterval") {
                        [scheduler] _, subscription in
                        let now = scheduler.now
                        return last.replace(by: now).map { subscription.passInCall($0.distance(to: now)) }
                            ?? subscription.drop()
                    })
        }
    }
}

/// The value before the present one.
private final class LastValue<Value> {
    private let lock = Lock()
    private var value: Value?

    /// Replaces the value, and returns the one before, which is released without the lock.
    func replace(by next: Value) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        defer { value = next }
        return value
    }
}
