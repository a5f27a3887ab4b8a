/// Runs work as soon as it can, wherever it runs work.
public protocol ImmediateSchedulerType {
    /// Runs an action.
    ///
    /// - Parameters:
    ///   - state: handed to the action.
    ///   - action: the work; what it returns is disposed with the result.
    /// - Returns: what takes the work back as long as it has not begun.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

/// A scheduler that may run work at once, without a disposable for it.
protocol InlineScheduler {
    /// Whether work that were scheduled now would run at once.
    var runsInline: Bool { get }
}
