/// Runs something that belongs to the main actor where the present thread is the main one.
///
/// The reactive members themselves belong to no actor, as RxCocoa's, so that code in Swift 5 mode may use them
/// anywhere; that they act on the main thread is what their schedulers see to.
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated { Carried(value: try body()) }.value
}

/// A closure of the main actor as one of no actor, for callers that are on the main thread.
func fromMain<Argument, Result>(_ body: @escaping @MainActor (Argument) -> Result) -> (Argument) -> Result {
    { argument in
        nonisolated(unsafe) let argument = argument
        return onMain { body(argument) }
    }
}

/// A closure of the main actor as one of no actor, for callers that are on the main thread.
func fromMain<First, Second, Result>(
    _ body: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
    { first, second in
        nonisolated(unsafe) let first = first
        nonisolated(unsafe) let second = second
        return onMain { body(first, second) }
    }
}

/// Something that leaves the main actor without leaving its thread.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}
