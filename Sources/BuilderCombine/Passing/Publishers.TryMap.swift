extension Publisher {
    /// Transforms its values by a closure, which may throw a failure.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Transforms its values by a closure, which may throw a failure, and publishes the results other than `nil`.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Publishes the values for which a closure, which may throw a failure, returns `true`.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// A publisher that transforms all elements from the upstream publisher with a provided error-throwing closure.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher that transforms the values of another one.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "TryMap") {
                    [transform] value, subscription in subscription.passInCall(try transform(value))
                })
        }

        /// Transforms its values by a closure.
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> { tryMap(transform) }

        /// Transforms its values by a closure, which may throw a failure.
        public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
            Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(self.transform($0)) }
        }
    }

    /// A publisher that republishes all non-`nil` results of calling an error-throwing closure with each received
    /// element.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher that transforms the values of another one.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "TryCompactMap") {
                    [transform] value, subscription in
                    try transform(value).map(subscription.passInCall) ?? subscription.drop()
                })
        }

        /// Transforms its values by a closure, which may throw a failure, and publishes the results other than `nil`.
        public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
        {
            Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try self.transform($0).flatMap(transform) }
        }
    }

    /// A publisher that republishes all elements that match a provided error-throwing closure.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher some of whose values are published.
        public let upstream: Upstream
        /// The closure that returns whether a value is published.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher that publishes the values of another one for which a closure returns `true`.
        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "TryFilter") {
                    [isIncluded] value, subscription in
                    try isIncluded(value) ? subscription.passInCall(value) : subscription.drop()
                })
        }

        /// Publishes the values for which another closure returns `true`, too.
        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
            tryFilter(isIncluded)
        }

        /// Publishes the values for which another closure, which may throw a failure, returns `true`, too.
        public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
            Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
        }
    }
}

extension Publishers.Map where Upstream: Publisher {
    /// Transforms its values by a closure, which may throw a failure.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
    }
}

extension Publishers.Filter where Upstream: Publisher {
    /// Publishes the values for which another closure, which may throw a failure, returns `true`, too.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
}
