import Foundation

/// Whether code runs on the main thread.
enum MainThread {
    /// True on the main thread, and wherever the main queue runs.
    ///
    /// In a program whose `main` is asynchronous, Linux ends the first thread and runs the main queue, and the main actor with
    /// it, on another one, where `Thread.isMainThread` is false. The mark on the main queue is seen in both worlds.
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
