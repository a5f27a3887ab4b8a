// Replacements for the standard library's initializers where view code calls `Task { }`: overload resolution prefers
// the one with fewer parameters. Outside a render they only call the originals.

extension Task where Failure == Never {
    /// Starts a task, as the standard library does; during a render, the render waits for its end.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success,
        fileID: String = #fileID
    ) {
        self.init(name: nil, priority: nil, operation: operation)
        ScreenWork.current?.wait(for: self, at: fileID)
    }
}

extension Task where Failure == any Error {
    /// Starts a task that may throw, as the standard library does; during a render, the render waits for its end.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture operation:
            sending @escaping @isolated(any) () async throws -> Success,
        fileID: String = #fileID
    ) {
        self.init(name: nil, priority: nil, operation: operation)
        ScreenWork.current?.wait(for: self, at: fileID)
    }
}

extension Task where Failure == Never {
    /// Starts a task at a priority, as the standard library does; during a render, the render waits for its end.
    @discardableResult
    public init(
        priority: TaskPriority?,
        @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
    ) {
        self.init(name: nil, priority: priority, operation: operation)
        ScreenWork.current?.wait(for: self)
    }

    /// Starts a detached task, as the standard library does; during a render, the render waits for its end, but not for
    /// work that the task starts.
    @discardableResult
    public static func detached(
        operation: sending @escaping @isolated(any) () async -> Success, fileID: String = #fileID
    ) -> Task<Success, Never> {
        let task = detached(name: nil, priority: nil, operation: operation)
        ScreenWork.current?.wait(for: task, at: fileID)
        return task
    }

    /// Starts a detached task at a priority, as the standard library does; during a render, the render waits for its
    /// end.
    @discardableResult
    public static func detached(
        priority: TaskPriority?, operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never> {
        let task = detached(name: nil, priority: priority, operation: operation)
        ScreenWork.current?.wait(for: task)
        return task
    }
}

extension Task where Failure == any Error {
    /// Starts a task that may throw, at a priority, as the standard library does; during a render, the render waits for
    /// its end.
    @discardableResult
    public init(
        priority: TaskPriority?,
        @_inheritActorContext @_implicitSelfCapture operation:
            sending @escaping @isolated(any) () async throws -> Success
    ) {
        self.init(name: nil, priority: priority, operation: operation)
        ScreenWork.current?.wait(for: self)
    }

    /// Starts a detached task that may throw, as the standard library does; during a render, the render waits for its
    /// end.
    @discardableResult
    public static func detached(
        operation: sending @escaping @isolated(any) () async throws -> Success, fileID: String = #fileID
    ) -> Task<Success, any Error> {
        let task = detached(name: nil, priority: nil, operation: operation)
        ScreenWork.current?.wait(for: task, at: fileID)
        return task
    }

    /// Starts a detached task that may throw, at a priority, as the standard library does; during a render, the render
    /// waits for its end.
    @discardableResult
    public static func detached(
        priority: TaskPriority?, operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task<Success, any Error> {
        let task = detached(name: nil, priority: priority, operation: operation)
        ScreenWork.current?.wait(for: task)
        return task
    }
}

extension ScreenWork {
    /// Registers a task as running until it has ended. (The task itself isn't wrapped: it starts where and when it
    /// would otherwise.)
    fileprivate func wait<Success, Failure>(for task: Task<Success, Failure>, at location: String? = nil) {
        let ticket = begin(.task(at: location))
        Task<Void, Never>.detached(name: nil, priority: nil) {
            _ = await task.result
            ticket.end()
        }
    }
}
