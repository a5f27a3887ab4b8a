import Foundation

extension Publisher {
    /// Sends its values to the subscribers of a subject that a closure creates.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends its values to the subscribers of a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Makes its values wait for a connection.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    /// A publisher that uses a subject to deliver elements to multiple subscribers.
    ///
    /// The subject is created for the first subscriber, or connection. If two threads come first at a time, both may
    /// call the closure, and the subject of one of them is used. No lock is held meanwhile.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the subject is subscribed to by a connection.
        public let upstream: Upstream
        /// The closure that creates the subject.
        public let createSubject: () -> SubjectType
        private let lock = Lock()
        private var subject: SubjectType?

        /// Creates a publisher that sends the values of another one to the subscribers of a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var sharedSubject: SubjectType {
            if let subject = lock.withLock({ subject }) { return subject }
            let created = createSubject()
            return lock.withLock {
                let shared = subject ?? created
                subject = shared
                return shared
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            sharedSubject.subscribe(RelaySubscription(subscriber, name: "Multicast"))
        }

        public func connect() -> any Cancellable { upstream.subscribe(sharedSubject) }
    }

    /// A publisher that provides explicit connectability to another publisher.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Creates a publisher whose subscribers receive the values of another one after a connection.
        public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }
}
