import Foundation

/// Stops code that uses a view off the main thread, as UIKit's Main Thread Checker does. Code in Swift 6 mode can't be
/// written so; sources in Swift 5 mode can.
enum MainThreadChecker {
    static var isOnMainThread: Bool { MainQueue.isCurrent }

    /// Ends the process unless it is on the main thread. Costs about 0.3 microseconds, so it stands where views
    /// are made, added, laid out and drawn, and not at every property.
    /// - Parameters:
    ///   - method: as UIKit writes it: `-[UIView init]`.
    ///   - type: the class of the object that is used.
    static func check(_ method: @autoclosure () -> String, of type: AnyClass) {
        if isOnMainThread { return }
        fatalError(text(method: method(), type: String(reflecting: type), caller: ThreadCaller.describe()))
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
