extension Publisher {
    /// Publishes its last value when it finishes.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Publishes the last of its values for which a closure returns `true`, when it finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the last of its values for which a closure, which may throw a failure, returns `true`, when it
    /// finishes.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that only publishes the last element of a stream, after the stream finishes.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose last value is published.
        public let upstream: Upstream

        /// Creates a publisher that publishes the last value of another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ResultSubscription<Upstream, S>(subscriber, name: "Last") { $1.keep($0) })
        }
    }

    /// A publisher that only publishes the last element of a stream that satisfies a predicate closure, once the stream
    /// finishes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher one of whose values is published.
        public let upstream: Upstream
        /// The closure that returns whether a value may be published.
        public let predicate: (Output) -> Bool

        /// Creates a publisher that publishes the last value of another one for which a closure returns `true`.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "LastWhere") { [predicate] value, subscription in
                    if predicate(value) { subscription.keep(value) }
                })
        }
    }

    /// A publisher that only publishes the last element of a stream that satisfies an error-throwing predicate closure,
    /// once the stream finishes.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher one of whose values is published.
        public let upstream: Upstream
        /// The closure that returns whether a value may be published.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the last value of another one for which a closure returns `true`.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryLastWhere") {
                    [predicate] value, subscription in
                    if try predicate(value) { subscription.keep(value) }
                })
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
