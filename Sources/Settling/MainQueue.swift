import Foundation

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
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

    /// Records that a queue runs its work on another one, which may be the main queue.
    package static func note(_ queue: DispatchQueue, runsIn target: DispatchQueue) {
        if isMain(target) { queue.setSpecific(key: mark, value: true) }
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
