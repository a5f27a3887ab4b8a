import Foundation

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element of the single. Each access subscribes anew; canceling the task disposes the subscription.
    ///
    /// ```swift
    /// let user = try await api.user(id: 1).value
    /// ```
    ///
    /// - Throws: The single's error, or `CancellationError`.
    public var value: Element {
        get async throws {
            try await awaitEvent { answer in
                subscribe(
                    reporting: .init(
                        onNext: { answer.resume(returning: $0) }, onError: { answer.resume(throwing: $0) },
                        onCompleted: { answer.resume(throwing: RxError.noElements) },
                        onDisposed: { answer.resume(throwing: CancellationError()) }))
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element of the maybe, or `nil` if it completes without one. Each access subscribes anew; canceling the task
    /// disposes the subscription.
    ///
    /// - Throws: The maybe's error, or `CancellationError`.
    public var value: Element? {
        get async throws {
            try await awaitEvent { answer in
                subscribe(
                    reporting: .init(
                        onNext: { answer.resume(returning: $0) }, onError: { answer.resume(throwing: $0) },
                        onCompleted: { answer.resume(returning: nil) },
                        onDisposed: { answer.resume(throwing: CancellationError()) }))
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Waits for the completion. Each access subscribes anew; canceling the task disposes the subscription.
    ///
    /// ```swift
    /// try await store.save(user).value
    /// ```
    ///
    /// - Throws: The completable's error, or `CancellationError`.
    public var value: Void {
        get async throws {
            try await awaitEvent { answer in
                subscribe(
                    reporting: .init(
                        onNext: { _ in }, onError: { answer.resume(throwing: $0) },
                        onCompleted: { answer.resume(returning: ()) },
                        onDisposed: { answer.resume(throwing: CancellationError()) }))
            }
        }
    }
}

/// Waits for the result of a subscription. Canceling the task disposes the subscription.
private func awaitEvent<Value>(_ subscribe: (Answer<Value>) -> any Disposable) async throws -> Value {
    // Disposables may be disposed from any thread.
    let disposable = Unchecked(SingleAssignmentDisposable())
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            disposable.value.setDisposable(subscribe(Answer(continuation)))
        }
    } onCancel: {
        disposable.value.dispose()
    }
}

/// The continuation of a waiting caller. Only the first result counts: disposal and the event may come from different
/// threads.
private final class Answer<Value>: Sendable {
    private let continuation: CheckedContinuation<Value, any Error>
    private let once = OnceFlag()

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    func resume(returning value: Value) {
        // The source transfers each element to the observer's thread.
        let value = Unchecked(value)
        if once.isFirst() { continuation.resume(returning: value.value) }
    }

    func resume(throwing error: any Error) {
        if once.isFirst() { continuation.resume(throwing: error) }
    }
}
