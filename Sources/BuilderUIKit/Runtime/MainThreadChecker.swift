import Foundation

/// A check that stops code that uses a view off the main thread, as UIKit's Main Thread Checker does.
///
/// The compiler rejects such code in Swift 6 mode; sources in Swift 5 mode can contain it.
enum MainThreadChecker {
    static var isOnMainThread: Bool { MainQueue.isCurrent }

    /// Ends the process unless it is on the main thread.
    ///
    /// A call takes about 0.3 microseconds; therefore it is made where views are created, added, laid out and drawn,
    /// and not for every property.
    ///
    /// - Parameters:
    ///   - method: The method in UIKit's notation: `-[UIView init]`.
    ///   - type: The class of the object that is used.
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
