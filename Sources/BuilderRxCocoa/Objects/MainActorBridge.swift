/// Runs a main-actor-isolated closure on the current thread, which must be the main thread.
///
/// The reactive members are nonisolated, as in RxCocoa, so that code in Swift 5 mode can use them anywhere. Their
/// schedulers ensure that they run on the main thread.
func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated { UncheckedSendable(value: try body()) }.value
}

/// Returns a main-actor-isolated closure as a nonisolated one, for callers on the main thread.
func nonisolatedClosure<Argument, Result>(_ body: @escaping @MainActor (Argument) -> Result) -> (Argument) -> Result {
    { argument in
        nonisolated(unsafe) let argument = argument
        return assumingMainActor { body(argument) }
    }
}

/// Returns a main-actor-isolated closure as a nonisolated one, for callers on the main thread.
func nonisolatedClosure<First, Second, Result>(
    _ body: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
    { first, second in
        nonisolated(unsafe) let first = first
        nonisolated(unsafe) let second = second
        return assumingMainActor { body(first, second) }
    }
}

/// A value that is returned from the main actor without leaving its thread.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
}
