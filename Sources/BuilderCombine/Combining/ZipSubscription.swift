/// The subscription of publishers whose values are combined one by one: first with first, second with second.
///
/// Every request is passed to each publisher, and values wait for those of the others. The end comes with the first
/// publisher that has finished and whose values are used up.
final class ZipSubscription<Downstream: Subscriber>: CombiningSubscription<Downstream>, CustomStringConvertible {
    private var combine: (() -> Downstream.Input?)?
    /// The number of values of each publisher that wait for those of the others.
    private var counts: [Int]
    private var hasFinished: [Bool]

    override init(downstream: Downstream, count: Int) {
        counts = Array(repeating: 0, count: count)
        hasFinished = Array(repeating: false, count: count)
        super.init(downstream: downstream, count: count)
    }

    var description: String { "Zip" }

    override func isLast(_ index: Int, unfinishedCount: Int) -> Bool {
        hasFinished[index] = true
        return counts[index] == 0
    }

    override func takeRetainedValues() -> Any? {
        defer { combine = nil }
        return combine
    }

    /// The values of one of the publishers, and its subscriber.
    final class Input<Value>: Subscriber {
        typealias Failure = Downstream.Failure

        /// The values that wait for those of the others; guarded by the subscription's lock.
        private let values = ValueQueue<Value>()
        private let index: Int
        private let parent: ZipSubscription

        fileprivate init(index: Int, parent: ZipSubscription) {
            self.index = index
            self.parent = parent
        }

        func receive(subscription: any Subscription) { parent.receive(subscription, from: index) }

        func receive(_ input: Value) -> Subscribers.Demand {
            parent.receive(from: index) { values.append(input) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            parent.receive(completion, from: index)
        }

        /// Removes and returns the first value.
        func popFirst() -> Value? { values.popFirst() }
    }

    /// Returns the subscriber for a publisher.
    func input<Value>(_ index: Int, of: Value.Type) -> Input<Value> { Input(index: index, parent: self) }

    /// Sets the closure that combines the first values; it is called when there is one of each publisher.
    func combine(with combine: @escaping () -> Downstream.Input?) { self.combine = combine }

    private func receive(from index: Int, append: () -> Void) {
        lock.lock()
        guard acceptsValues, !hasFinished[index] else { return lock.unlock() }
        append()
        counts[index] += 1
        guard counts.allSatisfy({ $0 > 0 }), let combination = combine?() else { return lock.unlock() }
        var canceled: [any Subscription] = []
        for index in counts.indices {
            counts[index] -= 1
            if counts[index] == 0, hasFinished[index], canceled.isEmpty { canceled = end(with: .finished) }
        }
        deliver(combination, from: 0)
        canceled.forEach { $0.cancel() }
    }
}
