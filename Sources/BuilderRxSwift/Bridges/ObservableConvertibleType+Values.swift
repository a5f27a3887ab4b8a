extension ObservableConvertibleType {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Reading the property subscribes, and elements are buffered until the loop is ready. The loop throws the
    /// sequence's error, or `CancellationError` if the subscription is disposed of before the end. Leaving the loop, or
    /// canceling its task, which ends the loop, disposes the subscription.
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
                    // The source transfers each element to the observer's thread.
                    let element = Unchecked(element)
                    continuation.yield(element.value)
                },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() },
                // Without effect after an error or a completion.
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            // Disposables may be disposed from any thread.
            let disposable = Unchecked(subscription)
            continuation.onTermination = { _ in disposable.value.dispose() }
        }
    }
}

extension InfallibleType {
    /// The elements as a nonthrowing asynchronous sequence for one iteration.
    ///
    /// Reading the property subscribes, and elements are buffered until the loop is ready. Leaving the loop, or
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
                    // The source transfers each element to the observer's thread.
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
