extension Publisher {
    /// Publishes its values until a closure returns `false` for one, and then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes its values until a closure, which may throw a failure, returns `false` for one, and then finishes.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that republishes elements while a predicate closure indicates publishing should continue.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are published.
        public let upstream: Upstream
        /// The closure that returns whether a value is published.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes the values of another one until a closure returns `false`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "PrefixWhile") {
                    [predicate] value, subscription in
                    predicate(value) ? subscription.passInCall(value) : subscription.finish()
                })
        }
    }

    /// A publisher that republishes elements while an error-throwing predicate closure indicates publishing should
    /// continue.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose first values are published.
        public let upstream: Upstream
        /// The closure that returns whether a value is published.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the values of another one until a closure returns `false`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "TryPrefixWhile") {
                    [predicate] value, subscription in
                    try predicate(value) ? subscription.passInCall(value) : subscription.finish()
                })
        }
    }
}
