extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Creates a single from an asynchronous closure, which runs once for each subscription, in its own task.
    ///
    /// ```swift
    /// let page = Single.create { try await loadPage() }
    /// ```
    ///
    /// Disposing the subscription cancels the task. The result is emitted on the task's thread; use `observe(on:)` to
    /// move it to a scheduler.
    ///
    /// - Parameters:
    ///   - detached: A Boolean value that indicates whether the task inherits neither the priority nor the task-local
    ///     values of the subscribing task.
    ///   - priority: The task's priority.
    ///   - work: The closure that returns the element or throws the error.
    @_disfavoredOverload
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        create { (single: @escaping SingleObserver) in
            // Only the task calls it, once.
            let single = Unchecked(single)
            let operation: @Sendable () async -> Void = {
                do {
                    single.value(.success(try await work()))
                } catch {
                    single.value(.failure(error))
                }
            }
            let task =
                detached
                ? Task.detached(priority: priority, operation: operation)
                : Task(priority: priority, operation: operation)
            return Disposables.create(with: task.cancel)
        }
    }
}
