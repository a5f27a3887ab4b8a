extension Publisher where Output: Comparable {
    /// Publishes its smallest value when it finishes.
    public func min() -> Publishers.Comparison<Self> { max(by: >) }

    /// Publishes its greatest value when it finishes.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Publishes its smallest value, in the order of a closure, when it finishes.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Publishes its smallest value, in the order of a closure that may throw a failure, when it finishes.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes its greatest value, in the order of a closure, when it finishes.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes its greatest value, in the order of a closure that may throw a failure, when it finishes.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// A publisher that republishes items from another publisher only if each new item is in increasing order from the
    /// previously-published item.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose greatest value is published.
        public let upstream: Upstream
        /// The closure that returns whether the second of two values is greater.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher that publishes the greatest value of another one.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "Comparison") {
                    [areInIncreasingOrder] value, subscription in
                    guard subscription.hasResult else { return subscription.keep(value) }
                    subscription.replaceResult { areInIncreasingOrder($0, value) ? value : $0 }
                })
        }
    }

    /// A publisher that republishes items from another publisher only if each new item is in increasing order from the
    /// previously-published item, and fails if the ordering logic throws an error.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose greatest value is published.
        public let upstream: Upstream
        /// The closure that returns whether the second of two values is greater.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the greatest value of another one.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryComparison") {
                    [areInIncreasingOrder] value, subscription in
                    guard subscription.hasResult else { return subscription.keep(value) }
                    try subscription.replaceResult { try areInIncreasingOrder($0, value) ? value : $0 }
                })
        }
    }
}
