import Foundation

/// Stops code that uses a view off the main thread, as UIKit's Main Thread Checker does. Code in Swift 6 mode can't be
/// written so; sources in Swift 5 mode can.
enum MainThreadChecker {
    /// Marks the main queue. On Linux an asynchronous program runs the main actor from that queue on any thread, so that
    /// being on the main thread is not enough to ask for.
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isOnMainThread: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }

    /// Ends the process unless it is on the main thread. Costs some nanoseconds.
    /// - Parameters:
    ///   - method: as UIKit writes it: `-[UIView init]`.
    ///   - type: the class of the object that is used.
    static func check(_ method: StaticString, of type: AnyClass) {
        if isOnMainThread { return }
        fatalError(text(method: "\(method)", type: String(reflecting: type), caller: ThreadCaller.describe()))
    }

    static func text(method: String, type: String, caller: String) -> String {
        """
        Main Thread Checker: UI API called on a background thread: \(method)
        Class: \(type)
        Caller: \(caller)
        Use views on the main actor only: await MainActor.run { … }, or DispatchQueue.main.async { … }.
        """
    }
}
