import Foundation

/// The queue of the main thread.
package enum MainQueue {
    /// A Boolean value that indicates whether code runs on the main thread, or wherever the main queue runs.
    ///
    /// In a program whose `main` is asynchronous, Linux ends the first thread and runs the main queue, and the main
    /// actor with it, on another one, where `Thread.isMainThread` is false. The mark on the main queue is seen in both
    /// worlds.
    package static var isCurrent: Bool {
        // The mark first: asking for the thread is two calls of the system.
        DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    /// Returns whether a queue is the main one. (Each access to `DispatchQueue.main` gives another object.)
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

    /// Notes that a queue runs its work in another, which may be the main one.
    package static func note(_ queue: DispatchQueue, runsIn target: DispatchQueue) {
        if isMain(target) { queue.setSpecific(key: mark, value: true) }
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
