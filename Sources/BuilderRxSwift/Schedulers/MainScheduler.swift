import Foundation

/// Runs work on the main thread, in order: at once when it is called there and nothing is waiting, else through the main
/// queue.
public final class MainScheduler: ImmediateSchedulerType, InlineScheduler, Sendable {
    /// The scheduler that runs work at once when called on the main thread.
    public static let instance = MainScheduler(always: false)

    /// The scheduler that always goes through the main queue, even from the main thread.
    public static let asyncInstance = MainScheduler(always: true)

    private let alwaysThroughQueue: Bool
    private let waiting = Waiting()

    private init(always: Bool) {
        alwaysThroughQueue = always
    }

    var runsInline: Bool {
        !alwaysThroughQueue && MainThread.isCurrent && waiting.isEmpty
    }

    /// Runs an action on the main thread.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        runsInline ? action(state) : MainQueue.schedule(state, waiting: waiting, action: action)
    }
}

/// Runs work on the main thread: at once when it is called there, whatever is waiting, else through the main queue.
public final class ConcurrentMainScheduler: ImmediateSchedulerType, InlineScheduler, Sendable {
    /// The one scheduler.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    var runsInline: Bool {
        MainThread.isCurrent
    }

    /// Runs an action on the main thread.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        runsInline ? action(state) : MainQueue.schedule(state, waiting: nil, action: action)
    }
}

/// How much work of a scheduler still waits in the main queue.
final class Waiting: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var isEmpty: Bool { lock.withLock { count == 0 } }

    func add(_ change: Int) {
        lock.withLock { count += change }
    }
}

/// The way into the main queue that both schedulers share.
private enum MainQueue {
    static func schedule<StateType>(
        _ state: StateType, waiting: Waiting?, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let result = SerialDisposable()
        let work = Work {
            waiting?.add(-1)
            if !result.isDisposed { result.disposable = action(state) }
        }
        waiting?.add(1)
        DispatchQueue.main.async { work.run() }
        return result
    }

    /// Work on its way to the main thread, which alone runs it.
    private final class Work: @unchecked Sendable {
        private let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }

        func run() {
            body()
        }
    }
}
