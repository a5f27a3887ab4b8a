extension Publisher where Output: Equatable {
    /// Publishes whether it sends a value that equals another one, as soon as that is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Publishes whether it sends a value for which a closure returns `true`, as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes whether it sends a value for which a closure, which may throw a failure, returns `true`, as soon as
    /// that is known.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that emits a Boolean value when a specified element is received from its upstream publisher.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// The value that is searched for.
        public let output: Upstream.Output

        /// Creates a publisher that publishes whether another one sends a value.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "Contains", false) {
                    [output] value, subscription in
                    if value == output { subscription.keep(true, isFinal: true) }
                })
        }
    }

    /// A publisher that emits a Boolean value upon receiving an element that satisfies the predicate closure.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are examined.
        public let upstream: Upstream
        /// The closure that returns whether a value is one that is searched for.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that publishes whether another one sends a value for which a closure returns `true`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "ContainsWhere", false) {
                    [predicate] value, subscription in
                    if predicate(value) { subscription.keep(true, isFinal: true) }
                })
        }
    }

    /// A publisher that emits a Boolean value upon receiving an element that satisfies the throwing predicate closure.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher whose values are examined.
        public let upstream: Upstream
        /// The closure that returns whether a value is one that is searched for.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes whether another one sends a value for which a closure returns `true`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryContainsWhere", false) {
                    [predicate] value, subscription in
                    if try predicate(value) { subscription.keep(true, isFinal: true) }
                })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
