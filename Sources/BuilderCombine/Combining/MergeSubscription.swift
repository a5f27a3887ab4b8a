/// The subscription of merged publishers.
///
/// Unlimited demand is passed to every publisher. A limited one requests one value of each at a time, which waits until
/// it is requested.
final class MergeSubscription<Downstream: Subscriber>: CombiningSubscription<Downstream>, CustomStringConvertible {
    private var hasRequested = false
    private var isUnlimited = false

    var description: String { "Merge" }

    override func demandForAll(onRequest demand: Subscribers.Demand) -> Subscribers.Demand {
        defer { hasRequested = true }
        if demand == .unlimited, !isUnlimited {
            isUnlimited = true
            return .unlimited
        }
        return hasRequested ? .none : .max(1)
    }

    override func demandAfterDelivery() -> Subscribers.Demand { isUnlimited ? .none : .max(1) }

    /// Passes a subscription to a subscriber, and returns subscribers for the publishers to be merged.
    static func begin(_ downstream: Downstream, count: Int) -> [UpstreamSubscriber] {
        let merge = MergeSubscription(downstream: downstream, count: count)
        merge.open()
        return (0..<count).map { UpstreamSubscriber(index: $0, parent: merge) }
    }
}
