/// The subscription of publishers whose latest values are combined.
///
/// Every request is passed to each publisher. A combination that isn't requested when it arises is replaced by the next
/// one, and delivered with the next request.
final class CombineLatestSubscription<Downstream: Subscriber>:
    CombiningSubscription<Downstream>, CustomStringConvertible
{
    private var combine: (() -> Downstream.Input?)?
    /// The latest combination, which wasn't requested.
    private var unrequested: Downstream.Input?

    var description: String { "CombineLatest" }

    override func demandForAll(onRequest demand: Subscribers.Demand) -> Subscribers.Demand {
        if let value = unrequested {
            unrequested = nil
            enqueue(value, from: 0)
        }
        return demand
    }

    override func takeRetainedValues() -> Any? {
        defer {
            combine = nil
            unrequested = nil
        }
        return (combine, unrequested)
    }

    /// The latest value of one of the publishers, and its subscriber.
    final class Input<Value>: Subscriber {
        typealias Failure = Downstream.Failure

        /// The latest value; guarded by the subscription's lock.
        fileprivate(set) var latest: Value?
        private let index: Int
        private let parent: CombineLatestSubscription

        fileprivate init(index: Int, parent: CombineLatestSubscription) {
            self.index = index
            self.parent = parent
        }

        func receive(subscription: any Subscription) { parent.receive(subscription, from: index) }

        func receive(_ input: Value) -> Subscribers.Demand {
            parent.receive(input, for: self)
            return .none
        }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            parent.receive(completion, from: index)
        }
    }

    /// Returns the subscriber for a publisher.
    func input<Value>(_ index: Int, of: Value.Type) -> Input<Value> { Input(index: index, parent: self) }

    /// Sets the closure that combines the latest values; it returns `nil` while one is missing.
    func combine(with combine: @escaping () -> Downstream.Input?) { self.combine = combine }

    private func receive<Value>(_ value: Value, for input: Input<Value>) {
        // The replaced values are released without the lock.
        var value = Optional(value)
        lock.lock()
        guard acceptsValues else { return lock.unlock() }
        swap(&input.latest, &value)
        guard var combination = combine?() else { return lock.unlock() }
        if hasDemand {
            deliver(combination, from: 0)
        } else {
            if var replaced = unrequested {
                swap(&replaced, &combination)
                unrequested = replaced
            } else {
                unrequested = combination
            }
            lock.unlock()
        }
    }
}
