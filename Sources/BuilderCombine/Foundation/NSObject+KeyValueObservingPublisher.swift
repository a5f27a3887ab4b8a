import BuilderFoundation

extension KeyValueCodingObject where Self: NSObject {
    /// Returns a publisher of a property's values: the present one and those after changes.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of a property's values.
    ///
    /// The properties of UIKit's objects that `observe(_:options:changeHandler:)` names are observed. Of other objects
    /// it sends the present value alone, if `initial` is among the options: Swift properties can't be observed on
    /// Linux. The last value that isn't requested is sent with the next request (not measured).
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object that has the property.
        public let object: Subject
        /// The property's path.
        public let keyPath: KeyPath<Subject, Value>
        /// The options; `prior` has no effect.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values of an object's property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = KeyValueSubscription(subscriber)
            if options.contains(.initial) { subscription.send(object[keyPath: keyPath]) }
            subscription.observation = (object as? any KeyValueNotifier)?.observeValue { [weak object, keyPath] in
                object?[keyPath: keyPath]
            } notify: { [weak object, weak subscription, keyPath] in
                if let object { subscription?.send(object[keyPath: keyPath]) }
            }
            subscriber.receive(subscription: subscription)
        }

        /// Returns a publisher of an empty tuple for each value.
        public func didChange() -> Publishers.Map<Self, Void> { map { _ in () } }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    public static func == (
        lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
        rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
    ) -> Bool { lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options }
}

/// A subscription to a property: the last value waits for a request.
private final class KeyValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description = "KVOSubscription"
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: Downstream.Input?
    /// The observation, which ends with the subscription. Set once, before the subscriber has the subscription.
    var observation: NSKeyValueObservation?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func send(_ value: Downstream.Input) {
        // The replaced value is released without the lock.
        var value = Optional(value)
        lock.lock()
        // One of the observers that are notified of a change may cancel another before its turn.
        guard downstream != nil else { return lock.unlock() }
        swap(&waiting, &value)
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        deliver()
    }

    func cancel() {
        lock.lock()
        let released = (downstream, waiting)
        downstream = nil
        waiting = nil
        lock.unlock()
        observation?.invalidate()
        withExtendedLifetime(released) {}
    }

    /// Delivers the value that waits, if it is requested. Called with the lock held, which is then released.
    private func deliver() {
        guard demand > .none, let downstream, let value = waiting else { return lock.unlock() }
        demand -= 1
        waiting = nil
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { request(more) }
    }
}
