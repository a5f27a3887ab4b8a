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
                ScanSubscription<Upstream.Output, S>(subscriber, initialResult) { [nextPartialResult] in
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
            upstream.mapError { $0 as any Error }.subscribe(
                ScanSubscription<Upstream.Output, S>(
                    subscriber, initialResult, name: "TryScan", next: nextPartialResult))
        }
    }
}

/// The subscription of a publisher whose values are transformed.
private final class ScanSubscription<Input, Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Failure = Downstream.Failure

    private let name: String?
    /// The closure that returns the next result; `nil` after the end.
    private var next: ((Downstream.Input, Input) throws(Failure) -> Downstream.Input)?
    /// The last result; `nil` after the end.
    private var result: ValueBox<Downstream.Input>?

    /// - Parameter name: `nil` for that of the publisher's subscription, as in Combine.
    init(
        _ downstream: Downstream, _ result: Downstream.Input, name: String? = nil,
        next: @escaping (Downstream.Input, Input) throws(Failure) -> Downstream.Input
    ) {
        self.name = name
        self.next = next
        self.result = ValueBox(result)
        super.init(downstream, name: "Scan")
    }

    override var description: String { name ?? publisher.map { "\($0)" } ?? super.description }

    override func takeRetainedValues() -> Any? {
        defer { (next, result) = (nil, nil) }
        return (next, result)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard let next, let result else {
            lock.unlock()
            return .none
        }
        let last = result.copy()
        lock.unlock()
        do throws(Failure) {
            let value = try next(last, input)
            // The end of the replaced result runs others' code, so it is released without the lock, at last.
            var replaced = value
            lock.lock()
            result.exchange(&replaced)
            let receiver = lockedReceiver
            lock.unlock()
            return receiver?.receive(value) ?? .none
        } catch {
            fail(error)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
}
