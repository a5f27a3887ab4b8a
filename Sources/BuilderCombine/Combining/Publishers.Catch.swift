extension Publisher {
    /// Replaces a failure by the publisher that a closure returns for it.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Replaces a failure by the publisher that a closure returns for it, or by the failure that it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Replaces a failure by a value, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Publishes a value if it finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that handles errors from an upstream publisher by replacing the failed publisher with another
    /// publisher.
    ///
    /// The demand that the failed publisher hasn't met is requested of the other one.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that may fail.
        public let upstream: Upstream
        /// The closure that returns a publisher in place of a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher that replaces the failure of another one.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ContinuedSubscription<Upstream, NewPublisher, S>.begin(subscriber, name: "Catch", upstream: upstream) {
                [handler] completion, _ in
                switch completion {
                case .finished: .completion(.finished)
                case .failure(let error): .publisher(handler(error))
                }
            }
        }
    }

    /// A publisher that handles errors from an upstream publisher by replacing the failed publisher with another
    /// publisher or producing a new error.
    ///
    /// The demand that the failed publisher hasn't met is requested of the other one.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that may fail.
        public let upstream: Upstream
        /// The closure that returns a publisher in place of a failure, or throws another one.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher that replaces the failure of another one.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ContinuedSubscription<Upstream, Publishers.MapError<NewPublisher, any Error>, S>.begin(
                subscriber, name: "TryCatch", upstream: upstream
            ) { [handler] completion, _ in
                guard case .failure(let error) = completion else { return .completion(.finished) }
                do {
                    return .publisher(try handler(error).mapError { $0 as any Error })
                } catch {
                    return .completion(.failure(error))
                }
            }
        }
    }

    /// A publisher that replaces any errors in the stream with a provided element.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The value that replaces a failure.
        public let output: Upstream.Output
        /// The publisher that may fail.
        public let upstream: Upstream

        /// Creates a publisher that replaces the failure of another one by a value.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ContinuedSubscription<Upstream, Just<Output>, S>.begin(subscriber, name: "ReplaceError", upstream: upstream)
            {
                [output] completion, _ in
                if case .finished = completion { .completion(.finished) } else { .publisher(Just(output)) }
            }
        }
    }

    /// A publisher that replaces an empty stream with a provided element.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The value that is published if there is no other one.
        public let output: Upstream.Output
        /// The publisher that may be without a value.
        public let upstream: Upstream

        /// Creates a publisher that publishes a value if another publisher finishes without one.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ContinuedSubscription<Upstream, Result<Output, Failure>.Publisher, S>.begin(
                subscriber, name: "ReplaceEmpty", upstream: upstream
            ) {
                [output] completion, isEmpty in
                guard isEmpty, case .finished = completion else { return .completion(completion) }
                return .publisher(.init(output))
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
