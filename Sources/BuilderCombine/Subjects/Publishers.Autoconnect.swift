import Foundation

extension ConnectablePublisher {
    /// Connects itself with the first subscriber, and ends the connection when all have canceled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that automatically connects to an upstream connectable publisher.
    ///
    /// The first of several subscribers connects, also if others come or cancel meanwhile, on its thread or on others.
    /// No lock is held while publishers, subscriptions, and connections are called or released.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream
        private let lock = Lock()
        private var subscriberCount = 0
        /// The number of the present connection, which may be about to be made.
        private var connectionNumber = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects another one with the first subscriber.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let number = addSubscriber()
            upstream.subscribe(AutoconnectSubscription(subscriber, to: self))
            guard let number else { return }
            let connection = upstream.connect()
            if !retain(connection, number: number) { connection.cancel() }
        }

        /// Returns the number of the connection that the first subscriber has to make.
        private func addSubscriber() -> Int? {
            lock.lock()
            defer { lock.unlock() }
            subscriberCount += 1
            guard subscriberCount == 1 else { return nil }
            connectionNumber += 1
            return connectionNumber
        }

        /// Retains a connection, unless all subscribers that it was made for have canceled, and returns whether it did.
        private func retain(_ connection: any Cancellable, number: Int) -> Bool {
            lock.lock()
            defer { lock.unlock() }
            guard subscriberCount > 0, connectionNumber == number else { return false }
            self.connection = connection
            return true
        }

        fileprivate func subscriberDidCancel() {
            lock.lock()
            subscriberCount -= 1
            let ended = subscriberCount == 0 ? connection : nil
            if subscriberCount == 0 { connection = nil }
            lock.unlock()
            ended?.cancel()
        }
    }
}

/// The subscription of a subscriber that keeps a connection.
private final class AutoconnectSubscription<Upstream: ConnectablePublisher, Downstream: Subscriber>:
    RelaySubscription<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private var parent: Publishers.Autoconnect<Upstream>?

    init(_ downstream: Downstream, to parent: Publishers.Autoconnect<Upstream>) {
        self.parent = parent
        super.init(downstream, name: "Autoconnect")
    }

    /// The description of the publisher's subscription, as in Combine.
    override var description: String { publisher.map { "\($0)" } ?? super.description }

    override func takeRetainedValues() -> Any? {
        defer { parent = nil }
        return parent
    }

    override func cancel() {
        guard let ended = end() else { return }
        (ended.values as? Publishers.Autoconnect<Upstream>)?.subscriberDidCancel()
        ended.upstream.cancel()
        endCall()
    }
}
