extension Publisher {
    /// Transforms its values by a closure that also receives its last result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Transforms its values by a closure that also receives its last result, and may throw a failure.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that republishes elements after transforming them by a closure, with the last value that the closure
    /// returned.
    ///
    /// A result is released when the next one has replaced it, so that its end may send a value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// The result that precedes the first value.
        public let initialResult: Output
        /// The closure that returns the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that transforms the values of another one.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ScanSubscription<Upstream, S>(subscriber, initialResult, nextPartialResult))
        }
    }

    /// A publisher that republishes elements after transforming them by an error-throwing closure, with the last value
    /// that the closure returned.
    ///
    /// A result is released when the next one has replaced it, so that its end may send a value.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// The result that precedes the first value.
        public let initialResult: Output
        /// The closure that returns the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that transforms the values of another one.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TryScanSubscription<Upstream, S>(subscriber, initialResult, nextPartialResult))
        }
    }
}

/// A subscriber, with the last result for it. Only the thread that delivers uses that.
private class ScanBox<Downstream: Subscriber>: SubscriberBox<Downstream> {
    final var result: Downstream.Input

    init(_ downstream: Downstream, _ result: Downstream.Input) {
        self.result = result
        super.init(downstream)
    }

    /// Replaces the result, and passes it to the subscriber.
    @inline(__always)
    final func replace(
        by next: Downstream.Input, passing subscription: LinkedSubscription<Downstream>
    ) -> Subscribers.Demand {
        // The end of the replaced result runs others' code, so it is released at last.
        let replaced = result
        result = next
        let more = subscription.passInCall(next)
        return withExtendedLifetime(replaced) { more }
    }
}

// Two subscriptions: closures that throw errors of a generic type take more time than both kinds of these.

/// The subscription of a publisher whose values are combined with the result before.
private final class ScanSubscription<Upstream: Publisher, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
where Upstream.Failure == Downstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    typealias Next = (Downstream.Input, Input) -> Downstream.Input

    private final class Kept: ScanBox<Downstream> {
        let next: Next

        init(_ downstream: Downstream, _ result: Downstream.Input, _ next: @escaping Next) {
            self.next = next
            super.init(downstream, result)
        }
    }

    init(_ downstream: Downstream, _ result: Downstream.Input, _ next: @escaping Next) {
        super.init(Kept(downstream, result, next), name: "Scan")
    }

    /// The name of the publisher's subscription, as in Combine.
    override var description: String { publisher.map { "\($0)" } ?? super.description }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = withKept(as: Kept.self) { $0.replace(by: $0.next($0.result, input), passing: self) }
        endCall()
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
}

/// The subscription of a publisher whose values are combined with the result before, unless the closure throws.
private final class TryScanSubscription<Upstream: Publisher, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
where Downstream.Failure == any Error {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    typealias Next = (Downstream.Input, Input) throws -> Downstream.Input

    private final class Kept: ScanBox<Downstream> {
        let next: Next

        init(_ downstream: Downstream, _ result: Downstream.Input, _ next: @escaping Next) {
            self.next = next
            super.init(downstream, result)
        }
    }

    init(_ downstream: Downstream, _ result: Downstream.Input, _ next: @escaping Next) {
        super.init(Kept(downstream, result, next), name: "TryScan")
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = withKept(as: Kept.self) { kept in
            do {
                return kept.replace(by: try kept.next(kept.result, input), passing: self)
            } catch {
                fail(error)
                return .none
            }
        }
        endCall()
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion.passed()) }
}
