import OpenCombine

/// A namespace for types related to the `Subscriber` protocol.
///
/// It has OpenCombine's types, by the same names, and this module's own in place of OpenCombine's.
public enum Subscribers {
    /// A signal that a publisher doesn’t produce additional elements, either due to normal completion or an error.
    public typealias Completion = OpenCombine.Subscribers.Completion
    /// A requested number of items, sent to a publisher from a subscriber through the subscription.
    public typealias Demand = OpenCombine.Subscribers.Demand

    /// A simple subscriber that requests an unlimited number of values upon subscription.
    ///
    /// At the end it releases its closures and the subscription when no lock is held. A cancellation before the
    /// subscription has no effect, as in OpenCombine's.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct Handlers {
            let receiveCompletion: (Completion<Failure>) -> Void
            let receiveValue: (Input) -> Void
        }

        public var description: String { "Sink" }
        private let lock = Lock()
        /// The closures; `nil` after the end.
        private var handlers: Handlers?
        private var subscription: (any Subscription)?

        /// Creates a subscriber that calls closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = Handlers(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        }

        /// The closure to execute on receipt of a value; one without effect after the end.
        public var receiveValue: (Input) -> Void { lock.withLock { handlers?.receiveValue } ?? { _ in } }

        /// The closure to execute on completion; one without effect after the end.
        public var receiveCompletion: (Completion<Failure>) -> Void {
            lock.withLock { handlers?.receiveCompletion } ?? { _ in }
        }

        public func receive(subscription: any Subscription) {
            lock.lock()
            guard handlers != nil, self.subscription == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            self.subscription = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { handlers?.receiveValue }?(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let ended = lock.withLock { end() }
            ended.handlers?.receiveCompletion(completion)
            withExtendedLifetime(ended) {}
        }

        public func cancel() {
            let ended = lock.withLock { subscription == nil ? nil : end() }
            ended?.subscription?.cancel()
            withExtendedLifetime(ended) {}
        }

        /// Ends the subscription, and returns what is to be released without the lock, which is held.
        private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
            defer { (handlers, subscription) = (nil, nil) }
            return (handlers, subscription)
        }
    }

    /// A simple subscriber that assigns received elements to a property indicated by a key path.
    ///
    /// At the end it releases the object and the subscription when no lock is held.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        public var description: String { "Assign \(Root.self)." }
        /// The key path that indicates the property to assign.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = Lock()
        /// The object; `nil` after the end.
        private var root: Root?
        private var subscription: (any Subscription)?

        /// Creates a subscriber that assigns values to a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object that contains the property to assign; `nil` after the end.
        public var object: Root? { lock.withLock { root } }

        public func receive(subscription: any Subscription) {
            lock.lock()
            guard root != nil, self.subscription == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            self.subscription = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            if let object = lock.withLock({ subscription == nil ? nil : root }) { object[keyPath: keyPath] = value }
            return .none
        }

        public func receive(completion: Completion<Never>) { withExtendedLifetime(end()) {} }

        public func cancel() {
            let ended = end()
            ended?.subscription.cancel()
            withExtendedLifetime(ended) {}
        }

        /// Ends the subscription, and returns what is to be released without the lock; `nil` before it and afterwards.
        private func end() -> (root: Root?, subscription: any Subscription)? {
            lock.lock()
            defer { lock.unlock() }
            guard let ended = subscription.take() else { return nil }
            return (root.take(), ended)
        }
    }
}
