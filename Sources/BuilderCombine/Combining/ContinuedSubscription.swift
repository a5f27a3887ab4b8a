/// The subscription of a publisher that another one may follow at its end.
final class ContinuedSubscription<Upstream: Publisher, Next: Publisher, Downstream: Subscriber>:
    SwitchingSubscription<Downstream>, CustomStringConvertible
where Upstream.Output == Downstream.Input, Next.Output == Downstream.Input, Next.Failure == Downstream.Failure {
    /// The publisher or the completion that follows the publisher's completion.
    enum Continuation {
        case publisher(Next)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    /// A closure that returns what follows a completion, which may come without a value before it.
    typealias Continue = (_ completion: Subscribers.Completion<Upstream.Failure>, _ isEmpty: Bool) -> Continuation

    let description: String
    /// The closure; `nil` after the publisher's completion.
    private var continuation: Continue?
    /// A Boolean value that indicates whether there hasn't been a value.
    private var isEmpty = true

    private init(_ downstream: Downstream, name: String, continuation: @escaping Continue) {
        description = name
        self.continuation = continuation
        super.init(downstream)
    }

    /// Passes a subscription to a subscriber, and subscribes to the publisher.
    static func begin(
        _ downstream: Downstream, name: String, upstream: Upstream, continuation: @escaping Continue
    ) {
        let subscription = ContinuedSubscription(downstream, name: name, continuation: continuation)
        subscription.open()
        guard let index = subscription.firstIndex() else { return }
        upstream.subscribe(FirstSubscriber(index: index, parent: subscription))
    }

    /// Returns the number of the publisher; `nil` after a cancellation.
    private func firstIndex() -> Int? { lock.withLock { acceptsValues ? replacePublisher().index : nil } }

    override func isLast(_ index: Int, unfinishedCount: Int) -> Bool { true }

    override func takeRetainedValues() -> Any? {
        defer { continuation = nil }
        return continuation
    }

    override func accepts(_ index: Int) -> Bool {
        guard super.accepts(index) else { return false }
        isEmpty = false
        return true
    }

    /// A subscriber of the publisher, which may have failures of another type.
    private struct FirstSubscriber: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Upstream.Failure

        let combineIdentifier = CombineIdentifier()
        let index: Int
        let parent: ContinuedSubscription

        func receive(subscription: any Subscription) { parent.receive(subscription, from: index) }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            parent.receive(input, from: index)
            return .none
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) { parent.receive(first: completion) }
    }

    private func receive(first completion: Subscribers.Completion<Upstream.Failure>) {
        lock.lock()
        guard acceptsValues, let continuation else { return lock.unlock() }
        self.continuation = nil
        let (index, replaced) = replacePublisher()
        let isEmpty = isEmpty
        lock.unlock()
        switch continuation(completion, isEmpty) {
        case .publisher(let next): next.subscribe(UpstreamSubscriber(index: index, parent: self))
        case .completion(let completion): receive(completion, from: index)
        }
        // The end of a subscription runs others' code, so it is released without the lock.
        withExtendedLifetime(replaced) {}
    }
}
