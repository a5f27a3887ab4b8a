/// A scheduler that runs work as soon as it can.
public protocol ImmediateSchedulerType {
    /// Runs an action.
    ///
    /// - Parameters:
    ///   - state: handed to the action.
    ///   - action: the work; what it returns is disposed with the result.
    /// - Returns: A disposable that cancels the work until it has begun.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs an action that may schedule itself again, with another state.
    ///
    /// Each run goes through the scheduler anew. Where the scheduler puts work into a queue, a long recursion needs no
    /// deep stack.
    ///
    /// ```swift
    /// let countdown = scheduler.scheduleRecursive(3) { number, recurse in
    ///     print(number)
    ///     if number > 0 { recurse(number - 1) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: handed to the first run.
    ///   - action: the work; it calls `recurse` with the state of the next run, or doesn't, and then it was the last.
    /// - Returns: what ends the recursion.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = RecursiveWork(scheduler: self, action: action)
        recursion.run(state)
        return recursion.pending
    }
}

/// An action that may schedule itself again.
private final class RecursiveWork<State> {
    let pending = PendingWork()
    private let scheduler: any ImmediateSchedulerType
    private let action: (State, (State) -> Void) -> Void

    init(scheduler: any ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func run(_ state: State) {
        pending.add { begin in
            scheduler.schedule(state) { state in
                if begin() { self.action(state, self.run) }
                return Disposables.create()
            }
        }
    }
}
