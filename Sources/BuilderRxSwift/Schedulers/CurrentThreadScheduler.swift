import Foundation

/// A scheduler that runs actions on the current thread, one after the other.
///
/// The first action runs immediately and opens a loop; actions scheduled while it runs are deferred until it has
/// returned, and all have run when the first `schedule` returns. In this way, sources that emit an element for each
/// step take turns:
///
/// ```swift
/// Observable.merge(.of(1, 2), .of(3, 4))   // 1, 3, 2, 4
/// ```
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The shared scheduler; each thread has its own loop.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// A Boolean value that indicates whether the thread has no loop yet, so that an action has to be scheduled to run
    /// in one.
    public static var isScheduleRequired: Bool { pthread_getspecific(key) == nil }

    /// Runs an action immediately if the thread has no loop yet, or else after the pending actions.
    ///
    /// - Returns: A disposable that cancels the action before it has begun, and disposes the action's result.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if let loop = CurrentThreadScheduler.loop {
            let work = ScheduledWork { action(state) }
            loop.waiting.append(work)
            return work
        }
        var result: any Disposable = Disposables.create()
        CurrentThreadScheduler.run { result = action(state) }
        return result
    }

    /// Runs an action that opens the thread's loop, then the pending actions. Call only if ``isScheduleRequired``.
    static func run(_ first: () -> Void) {
        let loop = CurrentThreadLoop()
        pthread_setspecific(key, Unmanaged.passUnretained(loop).toOpaque())
        first()
        while let work = loop.waiting.popFirst() { work.run() }
        pthread_setspecific(key, nil)
    }

    /// Runs a closure as if the thread had no loop. An action that waits for a sequence uses it: the actions that are
    /// pending in its own loop can't run meanwhile.
    package static func withoutLoop<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, nil)
        defer { pthread_setspecific(key, outer) }
        return try body()
    }

    /// Appends a step to the loop. Call only if not ``isScheduleRequired``.
    static func append(_ step: any LoopStep) { loop?.waiting.append(step) }

    /// The thread's loop; nil for none.
    static var loop: CurrentThreadLoop? {
        pthread_getspecific(key).map { Unmanaged<CurrentThreadLoop>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The key of each thread's loop. It has no destructor: a loop ends before its thread does.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}

/// The loop of one thread: the first-in, first-out queue of its actions, and the connections that it is making.
final class CurrentThreadLoop {
    /// The number of nested connections of ``Observable/attachLast(_:)`` at which the stack is left.
    static let greatestDepth = 128

    fileprivate var waiting: Queue<any LoopStep> = []
    /// The number of nested connections since ``Observable/attach(_:)`` was called; 0 outside of it.
    var depth = 0
    /// The connections that `attach` has yet to make.
    var postponed: [() -> Void] = []
}

/// A pending step in a thread's loop.
protocol LoopStep: AnyObject {
    func run()
}

extension ScheduledWork: LoopStep {}
