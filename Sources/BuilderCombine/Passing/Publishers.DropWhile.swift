extension Publisher {
    /// Drops its values until a closure returns `false` for one.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops its values until a closure, which may throw a failure, returns `false` for one.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that omits elements from an upstream publisher until a given closure returns false.
    ///
    /// The closure is released when it has returned `false`, and at the end, when no lock is held.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are dropped at first.
        public let upstream: Upstream
        /// The closure that returns whether a value is dropped.
        public let predicate: (Output) -> Bool

        /// Creates a publisher that drops the values of another one until a closure returns `false`.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DropWhileSubscription<S>(subscriber, name: "DropWhile") { [predicate] in predicate($0) })
        }
    }

    /// A publisher that omits elements from an upstream publisher until a given error-throwing closure returns false.
    ///
    /// The closure is released when it has returned `false`, and at the end, when no lock is held.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are dropped at first.
        public let upstream: Upstream
        /// The closure that returns whether a value is dropped.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that drops the values of another one until a closure returns `false`.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.mapError { $0 as any Error }.subscribe(
                DropWhileSubscription<S>(subscriber, name: "TryDropWhile", predicate: predicate))
        }
    }
}

/// The subscription of a publisher whose values are dropped at first.
private final class DropWhileSubscription<Downstream: Subscriber>: RelaySubscription<Downstream> {
    /// The closure that returns whether a value is dropped; `nil` after the last of these.
    private var predicate: ((Downstream.Input) throws(Downstream.Failure) -> Bool)?

    init(
        _ downstream: Downstream, name: String,
        predicate: @escaping (Downstream.Input) throws(Downstream.Failure) -> Bool
    ) {
        self.predicate = predicate
        super.init(downstream, name: name)
    }

    override func takeRetainedValues() -> Any? {
        defer { predicate = nil }
        return predicate
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard let predicate else {
            let receiver = lockedReceiver
            lock.unlock()
            return receiver?.receive(input) ?? .none
        }
        lock.unlock()
        do throws(Downstream.Failure) {
            guard try !predicate(input) else { return .max(1) }
        } catch {
            fail(error)
            return .none
        }
        let released = lock.withLock { takeRetainedValues() }
        withExtendedLifetime(released) {}
        return super.receive(input)
    }
}
