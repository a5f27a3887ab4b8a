extension Publishers {
    /// A publisher that publishes the values of any number of publishers of one type as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        /// Creates a publisher that merges others.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher that merges the publishers of a sequence; without any, it finishes at once.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = MergeSubscription.begin(subscriber, count: publishers.count)
            for (publisher, input) in Swift.zip(publishers, inputs) { publisher.subscribe(input) }
        }

        /// Publishes the values of another publisher too, as they arrive.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
