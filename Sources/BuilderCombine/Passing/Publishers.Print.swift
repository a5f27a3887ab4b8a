extension Publisher {
    /// Prints its events, by default to standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// A publisher that prints log messages for all publishing events, optionally prefixed with a given string.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The text that begins each line, followed by a colon; empty for none.
        public let prefix: String
        /// The publisher whose events are printed.
        public let upstream: Upstream
        /// The stream that receives the lines; `nil` for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher that prints the events of another one.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(PrintSubscription(subscriber, prefix: prefix, stream: stream))
        }
    }
}

/// The subscription of a publisher whose events are printed.
private final class PrintSubscription<Downstream: Subscriber>: RelaySubscription<Downstream> {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : "\(prefix): "
        self.stream = stream
        super.init(downstream, name: "Print")
    }

    private func log(_ text: String) {
        guard var written = lock.withLock({ stream }) else { return Swift.print("\(prefix)\(text)") }
        written.write("\(prefix)\(text)\n")
        // A structure keeps what it has written. The replaced one is released without the lock.
        let replaced = lock.withLock {
            defer { stream = written }
            return stream
        }
        withExtendedLifetime(replaced) {}
    }

    private func log(_ demand: Subscribers.Demand, _ remark: String = "") {
        log((demand.max.map { "request max: (\($0))" } ?? "request unlimited") + remark)
    }

    override func receive(subscription: any Subscription) {
        log("receive subscription: (\(subscription))")
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        log("receive value: (\(input))")
        let more = super.receive(input)
        if more > .none { log(more, " (synchronous)") }
        return more
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished: log("receive finished")
        case .failure(let error): log("receive error: (\(error))")
        }
        super.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        log(demand)
        super.request(demand)
    }

    override func cancel() {
        log("receive cancel")
        super.cancel()
    }
}
