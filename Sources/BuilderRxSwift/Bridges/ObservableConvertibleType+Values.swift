extension ObservableConvertibleType {
    /// The elements as an asynchronous sequence, to be looped over once.
    ///
    /// It subscribes when it is asked for, and keeps what arrives until the loop is ready for it. An error of the
    /// sequence is thrown by the loop. Leaving the loop, or cancelling its task, which ends the loop, disposes the
    /// subscription.
    ///
    /// ```swift
    /// for try await name in names.values {
    ///     print(name)
    /// }
    /// ```
    public var values: AsyncThrowingStream<Element, any Swift.Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { element in
                    // Whoever sends an element to an observer gives it away to the observer's thread.
                    let element = Unchecked(element)
                    continuation.yield(element.value)
                },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() })
            // Disposables may be disposed from any thread.
            let disposable = Unchecked(subscription)
            continuation.onTermination = { _ in disposable.value.dispose() }
        }
    }
}
