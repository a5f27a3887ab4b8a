extension Publisher where Failure == Never {
    /// The values, as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, as an asynchronous sequence that throws the failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher that exposes its elements as an asynchronous sequence.
///
/// Each call of an iterator's `next()` requests one value, and the end of the iterator cancels. No lock is held while
/// the publisher is called or released.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        fileprivate let subscription: RequestedValues<P.Output, Never>.Owner

        /// Returns the next value; `nil` after the completion, or if the task is canceled.
        public mutating func next() async -> Element? {
            await withTaskCancellationHandler { [values = subscription.values] in
                await withUnsafeContinuation { continuation in
                    values.next {
                        nonisolated(unsafe) let result = $0
                        continuation.resume(with: result)
                    }
                }
            } onCancel: { [values = subscription.values] in
                values.cancel()
            }
        }
    }

    private let publisher: P

    /// Creates an asynchronous sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Returns an iterator, which subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let subscription = RequestedValues<P.Output, Never>.Owner()
        publisher.subscribe(subscription.values)
        return Iterator(subscription: subscription)
    }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence.
///
/// Each call of an iterator's `next()` requests one value, and the end of the iterator cancels. No lock is held while
/// the publisher is called or released.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        fileprivate let subscription: RequestedValues<P.Output, P.Failure>.Owner

        /// Returns the next value; `nil` after the completion, or if the task is canceled.
        ///
        /// - Throws: The publisher's failure, once.
        public mutating func next() async throws -> Element? {
            try await withTaskCancellationHandler { [values = subscription.values] in
                try await withUnsafeThrowingContinuation { continuation in
                    values.next {
                        nonisolated(unsafe) let result = $0.mapError { $0 as any Error }
                        continuation.resume(with: result)
                    }
                }
            } onCancel: { [values = subscription.values] in
                values.cancel()
            }
        }
    }

    private let publisher: P

    /// Creates an asynchronous sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Returns an iterator, which subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let subscription = RequestedValues<P.Output, P.Failure>.Owner()
        publisher.subscribe(subscription.values)
        return Iterator(subscription: subscription)
    }
}
