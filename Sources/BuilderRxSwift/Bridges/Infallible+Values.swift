extension InfallibleType {
    /// The elements as an asynchronous sequence that doesn't throw, to be looped over once.
    ///
    /// It subscribes when it is asked for, and keeps what arrives until the loop is ready for it. Leaving the loop, or
    /// cancelling its task, which ends the loop, disposes the subscription.
    ///
    /// ```swift
    /// for await name in names.values {
    ///     print(name)
    /// }
    /// ```
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { element in
                    // Whoever sends an element to an observer gives it away to the observer's thread.
                    let element = Unchecked(element)
                    continuation.yield(element.value)
                },
                onCompleted: { continuation.finish() })
            // Disposables may be disposed from any thread.
            let disposable = Unchecked(subscription)
            continuation.onTermination = { _ in disposable.value.dispose() }
        }
    }
}
