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
            upstream.subscribe(
                ScanSubscription<Upstream, S>(subscriber, initialResult) { [nextPartialResult] in
                    nextPartialResult($0, $1)
                })
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
            upstream.subscribe(
                ScanSubscription<Upstream, S>(subscriber, initialResult, name: "TryScan", next: nextPartialResult))
        }
    }
}

/// The subscription of a publisher whose values are combined with the result before.
private final class ScanSubscription<Upstream: Publisher, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
{
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    typealias Next = (Downstream.Input, Input) throws(Downstream.Failure) -> Downstream.Input

    private final class Kept: SubscriberBox<Downstream> {
        let next: Next
        /// The last result. Only the thread that delivers uses it.
        var result: Downstream.Input

        init(_ downstream: Downstream, _ result: Downstream.Input, _ next: @escaping Next) {
            self.next = next
            self.result = result
            super.init(downstream)
        }
    }

    private let name: String?

    /// - Parameter name: `nil` for that of the publisher's subscription, as in Combine.
    init(_ downstream: Downstream, _ result: Downstream.Input, name: String? = nil, next: @escaping Next) {
        self.name = name
        super.init(Kept(downstream, result, next), name: "Scan")
    }

    override var description: String { name ?? publisher.map { "\($0)" } ?? super.description }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = withKept(as: Kept.self) { kept in
            do throws(Downstream.Failure) {
                var result = try kept.next(kept.result, input)
                swap(&kept.result, &result)
                let more = passInCall(kept.result)
                // The end of the replaced result runs others' code, so it is released at last.
                return withExtendedLifetime(result) { more }
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
