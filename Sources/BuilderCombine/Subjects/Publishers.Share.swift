extension Publisher {
    /// Shares its values with all subscribers: the first one begins the subscription, and the last one's cancellation
    /// ends it.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// A publisher that shares the output of an upstream publisher with multiple subscribers.
    ///
    /// It is a subject without a value of its own, as ``PassthroughSubject`` is: no lock is held while subscribers are
    /// called, and values are requested of the publisher without a limit once a subscriber has requested one.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, LinkedSubject {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are shared.
        public let upstream: Upstream

        let links = SubjectLinks<Output, Failure>(isRequested: false)
        var latest: Output? { nil }
        /// The number of the connection to the publisher, or of the last one; guarded by the lock of the links, as is
        /// what follows.
        private var connection = 0
        private var isConnected = false

        /// Creates a publisher that shares the values of another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Returns a Boolean value that indicates whether the publishers are the same instance.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            links.connect(SubjectSubscription(subscriber, to: self, name: "Multicast"), subscriber)
            links.lock.lock()
            guard !links.isEmpty, !links.hasEnded, !isConnected else { return links.lock.unlock() }
            isConnected = true
            connection += 1
            let input = Input(connection: connection, share: self)
            links.lock.unlock()
            upstream.subscribe(input)
        }

        func lastSubscriberDidCancel() {
            links.lock.lock()
            guard links.isEmpty else { return links.lock.unlock() }
            isConnected = false
            let canceled = links.takeUpstream()
            links.lock.unlock()
            canceled.forEach { $0.cancel() }
        }

        /// A subscriber of the publisher. What arrives from an earlier connection has no effect.
        private struct Input: Subscriber {
            typealias Input = Output
            typealias Failure = Upstream.Failure

            let combineIdentifier = CombineIdentifier()
            let connection: Int
            let share: Share

            private var isCurrent: Bool { share.isConnected && share.connection == connection }

            func receive(subscription: any Subscription) { share.links.retain(subscription, if: { isCurrent }) }

            func receive(_ input: Output) -> Subscribers.Demand {
                let links = share.links
                links.offer(input, to: links.lock.withLock { isCurrent ? links.all : [] })
                return .none
            }

            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                share.links.end(completion) { isCurrent }
                let ended = share.links.lock.withLock { isCurrent ? share.links.takeUpstream() : [] }
                // The end of a subscription runs others' code, so it is released without the lock.
                withExtendedLifetime(ended) {}
            }
        }
    }
}
