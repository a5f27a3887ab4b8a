extension Publisher {
    /// Calls closures when events pass.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// A publisher that performs the specified closures when publisher events occur.
    ///
    /// The closures are released at the end, when no lock is held: an object that they retain may own the subscription,
    /// and cancel it in its deinitializer.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are observed.
        public let upstream: Upstream
        /// The closure that receives the publisher's subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// The closure that receives each value, before the subscriber does.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// The closure that receives the completion, before the subscriber does.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// The closure that is called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// The closure that receives each demand, before the publisher does.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher that calls closures when the events of another one occur.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(HandleEventsSubscription(subscriber, self))
        }
    }
}

/// The subscription of a publisher whose events are passed to closures.
private final class HandleEventsSubscription<Downstream: Subscriber>: RelaySubscription<Downstream> {
    private final class Kept: SubscriberBox<Downstream> {
        let receiveSubscription: ((any Subscription) -> Void)?
        let receiveOutput: ((Downstream.Input) -> Void)?
        let receiveCompletion: ((Subscribers.Completion<Downstream.Failure>) -> Void)?
        let receiveRequest: ((Subscribers.Demand) -> Void)?

        init<Upstream>(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>)
        where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
            receiveSubscription = events.receiveSubscription
            receiveOutput = events.receiveOutput
            receiveCompletion = events.receiveCompletion
            receiveRequest = events.receiveRequest
            super.init(downstream)
        }
    }

    /// `nil` after the first cancellation, and after the end.
    private var receiveCancel: (() -> Void)?

    init<Upstream>(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        receiveCancel = events.receiveCancel
        super.init(Kept(downstream, events), name: "HandleEvents")
    }

    override func takeRetainedValues() -> Any? {
        defer { receiveCancel = nil }
        return receiveCancel
    }

    override func receive(subscription: any Subscription) {
        if beginCall(evenBefore: true) {
            withKept(as: Kept.self) { $0.receiveSubscription?(subscription) }
            endCall()
        }
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = withKept(as: Kept.self) { kept in
            kept.receiveOutput?(input)
            let more = passInCall(input)
            // The subscriber may have canceled.
            if more > .none, isConnected { kept.receiveRequest?(more) }
            return more
        }
        endCall()
        return more
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if beginCall(evenBefore: true) {
            withKept(as: Kept.self) { $0.receiveCompletion?(completion) }
            endCall()
        }
        super.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        if beginCall() {
            withKept(as: Kept.self) { $0.receiveRequest?(demand) }
            endCall()
        }
        super.request(demand)
    }

    override func cancel() {
        takeCancelHandler()?()
        super.cancel()
    }

    private func takeCancelHandler() -> (() -> Void)? {
        lock.lock()
        defer { lock.unlock() }
        defer { receiveCancel = nil }
        return receiveCancel
    }
}
