import Foundation

/// A delegate that passes on the calls of methods that it doesn't implement, and observes them.
///
/// Objective-C passes such calls on by `forwardInvocation(_:)`. Here the default implementations of delegates' methods
/// do, by `ForwardedCalls`. RxCocoa's `DelegateProxy` derives from this class.
open class _ForwardingDelegate: NSObject {
    /// Returns the delegate that calls are passed on to; nil by default.
    open func _nextDelegate() -> AnyObject? { nil }

    /// Returns a Boolean value that indicates whether calls of a method, by its full name, are observed; false here.
    open func _observes(_ method: String) -> Bool { false }

    /// Called before a call is passed on, with the method's full name, such as `tableView(_:didSelectRowAt:)`.
    open func _willForward(_ method: String, _ arguments: [Any?]) {}

    /// Called after a call was passed on, with the method's full name, such as `tableView(_:didSelectRowAt:)`.
    open func _didForward(_ method: String, _ arguments: [Any?]) {}
}

/// Returns a Boolean value that indicates whether a delegate is another one, or passes its calls on to it.
package func reaches(_ delegate: AnyObject, from first: AnyObject?) -> Bool {
    var current = first
    while let object = current {
        if object === delegate { return true }
        current = (object as? _ForwardingDelegate)?._nextDelegate()
    }
    return false
}

/// The calls that a forwarding delegate passes on to the next delegate: for the default implementations of a delegate's
/// methods.
///
/// ```swift
/// extension PlayerDelegate {
///     private var proxied: ForwardedCalls<any PlayerDelegate>? { ForwardedCalls(self) }
///
///     public func playerShouldStop(_ player: Player) -> Bool {
///         proxied?.send([player]) { $0.playerShouldStop(player) } ?? true
///     }
/// }
/// ```
package struct ForwardedCalls<Delegate> {
    private let delegate: _ForwardingDelegate

    /// Creates the calls of a delegate; nil if it passes none on.
    package init?(_ delegate: AnyObject) {
        guard let delegate = delegate as? _ForwardingDelegate else { return nil }
        self.delegate = delegate
    }

    /// The next delegate; nil if there is none of the type.
    package var next: Delegate? { delegate._nextDelegate() as? Delegate }

    /// Returns a Boolean value that indicates whether the next delegate or an observer receives a method's calls.
    package func handles(method: String = #function) -> Bool {
        next != nil || delegate._observes(method)
    }

    /// Passes a call of a method on, and returns what the next delegate returns; nil if there is none.
    @discardableResult
    package func send<Result>(
        _ arguments: [Any?], method: String = #function, _ call: (Delegate) throws -> Result
    ) rethrows -> Result? {
        delegate._willForward(method, arguments)
        defer { delegate._didForward(method, arguments) }
        return try next.map(call)
    }
}
