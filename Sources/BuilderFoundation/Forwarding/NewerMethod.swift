/// A call of a newer method of a delegate, for its default implementation, which calls an older method instead.
///
/// The older method is the first delegate's, which may be a proxy that implements it. It is called after the delegates
/// behind turned out to have no implementation of the newer one:
///
/// ```swift
/// extension PlayerDelegate {
///     public func playerDidFinish(_ player: Player, reason: Reason) {
///         NewerMethod<any PlayerDelegate>.call(self, from: player, [player, reason]) {
///             $0.playerDidFinish(player, reason: reason)
///         } older: {
///             playerDidFinish(player)
///         }
///     }
/// }
/// ```
@MainActor
package enum NewerMethod<Delegate> {
    /// Passes a call on, and calls the older method if no delegate behind has an implementation of the newer one.
    ///
    /// - Parameters:
    ///   - delegate: The delegate whose default implementation is called.
    ///   - sender: The object that calls the delegate.
    ///   - arguments: The newer method's arguments.
    ///   - method: The newer method's full name.
    ///   - newer: Calls the newer method of the next delegate.
    ///   - older: Calls the older method of the first delegate.
    package static func call(
        _ delegate: AnyObject, from sender: AnyObject, _ arguments: [Any?], method: String = #function,
        newer: (Delegate) -> Void, older: () -> Void
    ) {
        var isImplemented = false
        ForwardedCalls<Delegate>(delegate)?.send(arguments, method: method) { next in
            PassedCall.all.append(PassedCall(delegate: next as AnyObject, sender: sender))
            newer(next)
            isImplemented = PassedCall.all.popLast()?.reachedDefault == false
        }
        if isImplemented { return }
        if let last = PassedCall.all.last, last.delegate === delegate, last.sender === sender {
            PassedCall.all[PassedCall.all.count - 1].reachedDefault = true
        } else {
            older()
        }
    }
}

/// A call of a newer method that a proxy passes on, until it returns.
@MainActor
private struct PassedCall {
    /// The calls, the innermost last.
    static var all: [PassedCall] = []

    let delegate: AnyObject
    let sender: AnyObject
    /// A Boolean value that indicates whether the default implementation was called.
    var reachedDefault = false
}
