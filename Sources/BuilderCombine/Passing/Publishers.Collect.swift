extension Publisher {
    /// Publishes an array of all its values when it finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Publishes the number of its values when it finishes.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    /// A publisher that buffers items.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// Creates a publisher that publishes an array of all values of another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let values = CollectedValues<Upstream.Output>()
            var collecting = Publishers.Reduce(upstream: upstream, initial: values) { values, value in
                values.array.append(value)
                return values
            }
            collecting.name = "Collect"
            collecting.map(\.array).subscribe(subscriber)
        }
    }

    /// A publisher that publishes the number of elements received from the upstream publisher.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream

        /// Creates a publisher that publishes the number of values of another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "Count", 0) { _, subscription in
                    subscription.replaceResult { $0 + 1 }
                })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.Count: Equatable where Upstream: Equatable {}

/// Values that are collected in place, without a copy for each of them.
private final class CollectedValues<Value> {
    var array: [Value] = []
}
