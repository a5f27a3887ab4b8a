import BuilderRxSwift

extension SharedSequence {
    /// The elements for `for await`. Ending the loop or its task disposes the subscription.
    @MainActor
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { element in
                    nonisolated(unsafe) let element = element
                    continuation.yield(element)
                },
                onCompleted: { continuation.finish() })
            nonisolated(unsafe) let ending = subscription
            continuation.onTermination = { _ in ending.dispose() }
        }
    }
}
