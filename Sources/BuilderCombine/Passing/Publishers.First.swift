extension Publisher {
    /// Publishes its first value, and then finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Publishes the first of its values for which a closure returns `true`, and then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the first of its values for which a closure, which may throw a failure, returns `true`, and then
    /// finishes.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the first element of a stream, then finishes.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first value is published.
        public let upstream: Upstream

        /// Creates a publisher that publishes the first value of another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "First") { $1.keep($0, isFinal: true) })
        }
    }

    /// A publisher that only publishes the first element of a stream to satisfy a predicate closure.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher one of whose values is published.
        public let upstream: Upstream
        /// The closure that returns whether a value is published.
        public let predicate: (Output) -> Bool

        /// Creates a publisher that publishes the first value of another one for which a closure returns `true`.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The name in OpenCombine's tests, which run against Combine too.
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryFirst") { [predicate] value, subscription in
                    if predicate(value) { subscription.keep(value, isFinal: true) }
                })
        }
    }

    /// A publisher that only publishes the first element of a stream to satisfy a throwing predicate closure.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher one of whose values is published.
        public let upstream: Upstream
        /// The closure that returns whether a value is published.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the first value of another one for which a closure returns `true`.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryFirstWhere") {
                    [predicate] value, subscription in
                    if try predicate(value) { subscription.keep(value, isFinal: true) }
                })
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
