extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single with the result of an asynchronous closure, which runs once for each subscription, in a task of its
    /// own.
    ///
    /// ```swift
    /// let page = Single.create { try await loadPage() }
    /// ```
    ///
    /// Disposing the subscription cancels the task. The result arrives on the task's thread: `observe(on:)` takes it
    /// elsewhere.
    ///
    /// - Parameters:
    ///   - detached: whether the task takes over nothing from the one that subscribes: neither priority nor task-local
    ///     values.
    ///   - priority: the task's priority.
    ///   - work: returns the element or throws the error.
    @_disfavoredOverload
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        create { (single: @escaping SingleObserver) in
            // The task is the only one to call it, once.
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
