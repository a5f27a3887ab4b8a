extension Publisher {
    /// Publishes whether a closure returns `true` for all of its values, as soon as that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes whether a closure, which may throw a failure, returns `true` for all of its values, as soon as that is
    /// known.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes a single Boolean value that indicates whether all received elements pass a given
    /// predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are examined.
        public let upstream: Upstream
        /// The closure that examines a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes whether a closure returns `true` for all values of another one.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "AllSatisfy", true) {
                    [predicate] value, subscription in
                    if !predicate(value) { subscription.keep(false, isFinal: true) }
                })
        }
    }

    /// A publisher that publishes a single Boolean value that indicates whether all received elements pass a given
    /// error-throwing predicate.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher whose values are examined.
        public let upstream: Upstream
        /// The closure that examines a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes whether a closure returns `true` for all values of another one.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryAllSatisfy", true) {
                    [predicate] value, subscription in
                    if try !predicate(value) { subscription.keep(false, isFinal: true) }
                })
        }
    }
}
