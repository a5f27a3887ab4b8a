// These stand in for the standard library's initialisers where a file of view code writes `Task { }`: overload resolution takes
// the one with fewer parameters. Outside a render they only pass on.

extension Task where Failure == Never {
    /// Starts a task, as the standard library does; within a render the picture waits for its end.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success,
        fileID: String = #fileID
    ) {
        self.init(priority: nil, operation: operation)
        ScreenWork.current?.wait(for: self, at: fileID)
    }
}

extension Task where Failure == any Error {
    /// Starts a task that may throw, as the standard library does; within a render the picture waits for its end.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture operation:
            sending @escaping @isolated(any) () async throws -> Success,
        fileID: String = #fileID
    ) {
        self.init(priority: nil, operation: operation)
        ScreenWork.current?.wait(for: self, at: fileID)
    }
}

extension ScreenWork {
    /// Counts a task as running until it has ended. (The task itself isn't wrapped: it begins where and when it would anyway.)
    fileprivate func wait<Success, Failure>(for task: Task<Success, Failure>, at place: String) {
        let ticket = begin(.task(at: place))
        Task<Void, Never>.detached {
            _ = await task.result
            ticket.end()
        }
    }
}
