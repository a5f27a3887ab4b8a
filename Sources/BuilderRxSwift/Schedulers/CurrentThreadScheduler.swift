import Foundation

/// Runs work on the thread that schedules it: at once when nothing of it runs there, else after what runs.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The one scheduler.
    public static let instance = CurrentThreadScheduler()

    private static let key = "BuilderRxSwift.CurrentThreadScheduler"

    private final class Queue {
        var works: [() -> Void] = []
    }

    private init() {}

    /// Whether work has to be scheduled to run: false where a work of the scheduler is under way.
    public static var isScheduleRequired: Bool {
        Thread.current.threadDictionary[key] == nil
    }

    /// Runs an action at once, or after the one that is under way.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let thread = Thread.current
        let work = SingleAssignmentDisposable()
        if let queue = thread.threadDictionary[Self.key] as? Queue {
            queue.works.append { if !work.isDisposed { work.setDisposable(action(state)) } }
            return work
        }
        let queue = Queue()
        thread.threadDictionary[Self.key] = queue
        defer { thread.threadDictionary.removeObject(forKey: Self.key) }
        let first = action(state)
        var next = 0
        while next < queue.works.count {
            let run = queue.works[next]
            next += 1
            if next > 1000 {
                queue.works.removeFirst(next)
                next = 0
            }
            run()
        }
        return first
    }
}
