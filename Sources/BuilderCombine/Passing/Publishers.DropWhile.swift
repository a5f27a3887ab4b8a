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
                DropWhileSubscription<Upstream, S>(subscriber, name: "DropWhile") { [predicate] in predicate($0) })
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
            upstream.subscribe(
                DropWhileSubscription<Upstream, S>(subscriber, name: "TryDropWhile", predicate: predicate))
        }
    }
}

/// The subscription of a publisher whose values are dropped at first.
private final class DropWhileSubscription<Upstream: Publisher, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
where Downstream.Input == Upstream.Output {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    typealias Predicate = (Input) throws(Downstream.Failure) -> Bool

    private final class Kept: SubscriberBox<Downstream> {
        /// The closure that returns whether a value is dropped; `nil` after the last of these.
        var predicate: Predicate?

        init(_ downstream: Downstream, _ predicate: @escaping Predicate) {
            self.predicate = predicate
            super.init(downstream)
        }
    }

    init(_ downstream: Downstream, name: String, predicate: @escaping Predicate) {
        super.init(Kept(downstream, predicate), name: name)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = withKept(as: Kept.self) { drops(input, $0) ? .max(1) : passInCall(input) }
        endCall()
        return more
    }

    /// Returns whether the closure drops a value; an error ends the subscription.
    private func drops(_ input: Input, _ kept: Kept) -> Bool {
        guard let predicate = kept.predicate else { return false }
        do throws(Downstream.Failure) {
            if try predicate(input) { return true }
            kept.predicate = nil
        } catch {
            fail(error)
        }
        return false
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion.passed()) }
}
