extension ObservableConvertibleType {
    /// The elements as an asynchronous sequence, to be looped over once.
    ///
    /// It subscribes when the property is read, and buffers elements until the loop is ready. An error of the
    /// sequence is thrown by the loop. Leaving the loop, or canceling its task, which ends the loop, disposes the
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
                    // The sender of an element transfers it to the observer's thread.
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

extension InfallibleType {
    /// The elements as an asynchronous sequence that doesn't throw, to be looped over once.
    ///
    /// It subscribes when the property is read, and buffers elements until the loop is ready. Leaving the loop, or
    /// canceling its task, which ends the loop, disposes the subscription.
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
                    // The sender of an element transfers it to the observer's thread.
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
