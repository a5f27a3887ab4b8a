/// A subscription that receives the values of one publisher at a time, until another one replaces it.
///
/// The demand that hasn't been met is requested of the next publisher. Publishers have numbers from one on; the number
/// zero is that of a publisher that leads to them, if there is one.
class SwitchingSubscription<Downstream: Subscriber>: CombiningSubscription<Downstream> {
    /// The number of the present publisher; zero for none yet.
    private var index = 0
    private var link = UpstreamLink()
    /// The number of values that have been requested of the present publisher and that it hasn't sent.
    private var requested = Subscribers.Demand.none

    init(_ downstream: Downstream) { super.init(downstream: downstream, count: 1) }

    /// A Boolean value that indicates whether there is a publisher that hasn't ended. Read with the lock held.
    final var hasPublisher: Bool { index > 0 && !link.hasEnded }

    /// Replaces the publisher, and returns the number of the next one, and the subscription to cancel without the lock.
    /// Called with the lock held.
    final func replacePublisher() -> (index: Int, replaced: (any Subscription)?) {
        let replaced = link.takeSubscription()
        link = UpstreamLink()
        requested = .none
        index += 1
        return (index, replaced)
    }

    // MARK: Policy

    override func connect(_ subscription: any Subscription, from index: Int) -> Subscribers.Demand? {
        guard index > 0 else { return super.connect(subscription, from: index).map { $0 + .unlimited } }
        guard index == self.index, link.connect(subscription) != nil else { return nil }
        return takeMissingDemand()
    }

    override func end(_ index: Int) -> EndedLink? {
        guard index > 0 else { return super.end(index) }
        return index == self.index ? link.end() : nil
    }

    override func accepts(_ index: Int) -> Bool {
        guard index == self.index, !link.hasEnded else { return false }
        if requested > .none { requested -= 1 }
        return true
    }

    override func takeSubscriptions() -> [any Subscription] {
        [link.takeSubscription()].compactMap { $0 } + super.takeSubscriptions()
    }

    /// Requests the missing values of the present publisher: another one may have replaced the one for which the demand
    /// was determined.
    override func requestFromAll(_ demand: Subscribers.Demand) {
        lock.lock()
        let subscription = link.subscription
        let missing = subscription == nil ? .none : takeMissingDemand()
        lock.unlock()
        if missing > .none { subscription?.request(missing) }
    }

    /// Returns the demand that hasn't been requested of the present publisher, and counts it as requested. Called with
    /// the lock held.
    private func takeMissingDemand() -> Subscribers.Demand {
        let demand = unqueuedDemand
        guard demand > requested else { return .none }
        defer { requested = demand }
        return demand - requested
    }
}
