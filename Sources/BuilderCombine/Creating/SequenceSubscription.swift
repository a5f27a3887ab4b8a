import Foundation

/// The subscription of a subscriber to the values of a sequence, and to the completion that follows the last one at
/// once.
///
/// One thread at a time delivers; what others and the subscriber itself request meanwhile, it delivers next. The next
/// value is read before the present one is delivered, so that the last one is known, as in Combine. No lock is held
/// while the sequence, its iterator and the subscriber are called, and while they and values are released.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    /// The sequence and the subscriber. Only the thread that delivers reads the iterator.
    private final class Delivery {
        let downstream: Downstream
        let elements: Elements
        let completion: Subscribers.Completion<Downstream.Failure>
        private var iterator: Elements.Iterator
        private var next: Elements.Element?

        init(_ downstream: Downstream, _ elements: Elements, _ completion: Subscribers.Completion<Downstream.Failure>) {
            self.downstream = downstream
            self.elements = elements
            self.completion = completion
            iterator = elements.makeIterator()
            next = iterator.next()
        }

        var isAtEnd: Bool { next == nil }

        /// Sends the next value, and returns the demand that the subscriber adds.
        func sendNext() -> Subscribers.Demand {
            guard let value = next else { return .none }
            next = iterator.next()
            return downstream.receive(value)
        }
    }

    private let lock = Lock()
    /// The description after the end.
    private let name: String
    /// The sequence and the subscriber; `nil` after the end.
    private var delivery: Delivery?
    /// The number of values that the subscriber has requested and not received.
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    private init(_ delivery: Delivery, name: String) {
        self.delivery = delivery
        self.name = name
    }

    /// Passes a subscription to a subscriber; for a sequence without values, an empty one and the completion.
    ///
    /// - Parameter name: The subscription's description after the end.
    static func begin(
        _ downstream: Downstream, _ elements: Elements,
        completion: Subscribers.Completion<Downstream.Failure> = .finished, name: String
    ) {
        let delivery = Delivery(downstream, elements, completion)
        if delivery.isAtEnd {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: SequenceSubscription(delivery, name: name))
        }
    }

    var description: String { lock.withLock { delivery }.map { "\($0.elements)" } ?? name }

    /// Delivers values as they are requested; a demand of zero has no effect.
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        guard !isDelivering, let delivery else { return lock.unlock() }
        isDelivering = true
        while self.demand > .none, self.delivery != nil {
            self.demand -= 1
            lock.unlock()
            let more = delivery.sendNext()
            let ended = delivery.isAtEnd ? takeDelivery() : nil
            ended?.downstream.receive(completion: delivery.completion)
            lock.lock()
            self.demand += more
        }
        isDelivering = false
        lock.unlock()
        // The end of a sequence and of a subscriber runs others' code, so they are released without the lock.
        withExtendedLifetime(delivery) {}
    }

    func cancel() { withExtendedLifetime(takeDelivery()) {} }

    /// Ends the subscription, and returns what it retained, to be released without the lock; `nil` after the end.
    private func takeDelivery() -> Delivery? {
        lock.lock()
        defer { lock.unlock() }
        return self.delivery.take()
    }
}
