/// A scheduler that runs actions as soon as it can.
public protocol ImmediateSchedulerType {
    /// Runs an action.
    ///
    /// - Parameters:
    ///   - state: The state to pass to the action.
    ///   - action: The action; the disposable that it returns is disposed with the result.
    /// - Returns: A disposable that cancels the action before it has begun.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs an action that may schedule itself again, with another state.
    ///
    /// Each run is scheduled anew. If the scheduler enqueues actions, a long recursion needs no deep stack.
    ///
    /// ```swift
    /// let countdown = scheduler.scheduleRecursive(3) { number, recurse in
    ///     print(number)
    ///     if number > 0 { recurse(number - 1) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state to pass to the first run.
    ///   - action: The action. It calls `recurse` with the state of the next run; the recursion ends with a run that
    ///     doesn't.
    /// - Returns: A disposable that ends the recursion.
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
    let pending = ScheduledActions()
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
