import Foundation
import Synchronization

/// The queue of the main thread.
package enum MainQueue {
    /// A Boolean value that indicates whether the current code runs on the main thread or the main queue.
    ///
    /// In a program whose `main` is asynchronous, Linux ends the first thread and runs the main queue, and the main
    /// actor with it, on another one, where `Thread.isMainThread` is false. The mark on the main queue is visible in
    /// both cases.
    package static var isCurrent: Bool {
        // The mark first: the thread check takes two system calls.
        DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    /// Returns a Boolean value that indicates whether a queue is the main one. (Each access to `DispatchQueue.main`
    /// returns another object.)
    package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

    /// Records that a queue runs its work on another one, which may be the main queue.
    package static func note(_ queue: DispatchQueue, runsIn target: DispatchQueue) {
        if isMain(target) { queue.setSpecific(key: mark, value: true) }
    }

    /// Schedules a closure that belongs to no screen after a delay in seconds; `runWork(dueWithin:)` may run it
    /// earlier.
    package static func schedule(
        after delay: Double = 0, _ work: @escaping @Sendable () -> Void,
        dispatch: (@escaping @Sendable () -> Void) -> Void
    ) {
        let number = backlog.withLock { $0.add(work, after: delay) }
        dispatch { backlog.withLock { $0.take(number) }?() }
    }

    /// Runs the closures that were scheduled outside of screens and are due within the given number of seconds, in the
    /// order of their times, without waiting for the clock.
    @MainActor
    package static func runWork(dueWithin seconds: Double) {
        let start = Backlog.now
        backlog.withLock { $0.passedTime = start }
        defer { backlog.withLock { $0.passedTime = nil } }
        for _ in 0..<Backlog.limit {
            guard let work = backlog.withLock({ $0.takeFirst(dueUntil: start + seconds) }) else { return }
            ScreenWork.$current.withValue(nil) { work() }
        }
    }

    private static let backlog = Mutex(Backlog())

    /// The closures that were put into the main queue outside of screens.
    private struct Backlog {
        /// The maximum number of closures in a run, which ends work that reschedules itself.
        static let limit = 20_000

        /// The time by the clock, in seconds.
        static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

        private var work: [Int: (due: Double, action: @Sendable () -> Void)] = [:]
        private var nextNumber = 0
        /// The time of the closure that runs, in a run without waiting.
        var passedTime: Double?

        mutating func add(_ action: @escaping @Sendable () -> Void, after delay: Double) -> Int {
            defer { nextNumber += 1 }
            work[nextNumber] = ((passedTime ?? Self.now) + delay, action)
            return nextNumber
        }

        mutating func take(_ number: Int) -> (@Sendable () -> Void)? { work.removeValue(forKey: number)?.action }

        mutating func takeFirst(dueUntil end: Double) -> (@Sendable () -> Void)? {
            guard let first = work.min(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) }), first.value.due <= end
            else { return nil }
            passedTime = max(passedTime ?? 0, first.value.due)
            return take(first.key)
        }
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
