import Foundation

/// Runs work on the scheduling thread, one piece after the other.
///
/// The first piece of work runs at once and opens a loop; what is scheduled while it runs waits until it has returned,
/// and everything is done when the first `schedule` returns. Sources that send an element for each step take turns this
/// way:
///
/// ```swift
/// Observable.merge(.of(1, 2), .of(3, 4))   // 1, 3, 2, 4
/// ```
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The one scheduler; its loop is each thread's own.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// A Boolean value that indicates whether the thread has no loop yet, so that work has to be scheduled to run in
    /// one.
    public static var isScheduleRequired: Bool { pthread_getspecific(key) == nil }

    /// Runs an action now when the thread has no loop yet, else after what waits already.
    ///
    /// - Returns: A disposable that cancels the work until it has begun, and disposes what the action returned.
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

    /// Runs work that opens the thread's loop, then what that left waiting. Only where ``isScheduleRequired``.
    static func run(_ first: () -> Void) {
        let loop = Loop()
        pthread_setspecific(key, Unmanaged.passUnretained(loop).toOpaque())
        first()
        while let work = loop.waiting.popFirst() { work.run() }
        pthread_setspecific(key, nil)
    }

    /// Appends a step to the loop. Only where not ``isScheduleRequired``.
    static func append(_ step: any LoopStep) { loop?.waiting.append(step) }

    private static var loop: Loop? {
        pthread_getspecific(key).map { Unmanaged<Loop>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The key of each thread's loop. Without a destructor: a loop ends before its thread does.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}

/// The queue of work of one thread, first in, first out.
private final class Loop {
    var waiting: Queue<any LoopStep> = []
}

/// Something that waits for its turn in a thread's loop.
protocol LoopStep: AnyObject {
    func run()
}

extension ScheduledWork: LoopStep {}
