extension Publisher {
    /// Combines its values by a closure, and publishes the result when it finishes.
    public func reduce<Accumulator>(
        _ initialResult: Accumulator, _ nextPartialResult: @escaping (Accumulator, Output) -> Accumulator
    ) -> Publishers.Reduce<Self, Accumulator> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines its values by a closure, which may throw a failure, and publishes the result when it finishes.
    public func tryReduce<Accumulator>(
        _ initialResult: Accumulator, _ nextPartialResult: @escaping (Accumulator, Output) throws -> Accumulator
    ) -> Publishers.TryReduce<Self, Accumulator> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that applies a closure to all received elements and produces an accumulated value when the upstream
    /// publisher finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are combined.
        public let upstream: Upstream
        /// The result that precedes the first value.
        public let initial: Output
        /// The closure that returns the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        /// The description of its subscriptions.
        var name = "Reduce"

        /// Creates a publisher that combines the values of another one.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: name, initial) {
                    [nextPartialResult] value, subscription in
                    subscription.replaceResult { nextPartialResult($0, value) }
                })
        }
    }

    /// A publisher that applies an error-throwing closure to all received elements and produces an accumulated value
    /// when the upstream publisher finishes.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are combined.
        public let upstream: Upstream
        /// The result that precedes the first value.
        public let initial: Output
        /// The closure that returns the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines the values of another one.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ResultSubscription<Upstream, S>(subscriber, name: "TryReduce", initial) {
                    [nextPartialResult] value, subscription in
                    try subscription.replaceResult { try nextPartialResult($0, value) }
                })
        }
    }
}
