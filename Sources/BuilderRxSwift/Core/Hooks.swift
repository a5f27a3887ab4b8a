import Foundation

/// Settings that apply to all sequences of a process.
public enum Hooks {
    /// A handler of errors of subscriptions without an `onError`.
    ///
    /// The first argument is the way of the error: the names of the chain's parts from the source on, those of `debug`
    /// with their identifiers. (RxSwift passes the call stack of the subscription there.)
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// The handler of errors without an `onError`. The default one writes each to standard error, once, with its chain.
    ///
    /// Safe from any thread.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.value }
        set { handler.value = newValue }
    }

    /// A Boolean value that indicates whether errors are reported with the call stack of the subscription. Stored
    /// without effect: the names along the chain are always reported. (RxSwift records the call stack if it is true.)
    ///
    /// Safe from any thread.
    public static var recordCallStackOnError: Bool {
        get { recordsCallStack.value }
        set { recordsCallStack.value = newValue }
    }

    private static let handler = Guarded<DefaultErrorHandler> { chain, error in
        FileHandle.standardError.write(Data("\(report(of: error, in: chain))\n".utf8))
    }
    private static let recordsCallStack = Guarded(false)
}

extension Hooks {
    /// Returns the text of the default handler: the error, and below it the names along its chain, if there are any.
    static func report(of error: any Swift.Error, in chain: [String]) -> String {
        let way = chain.isEmpty ? "" : "\n    in \(chain.joined(separator: " → "))"
        return "Unhandled error happened: \(error)\(way)"
    }
}

/// A setting behind a lock.
private final class Guarded<Value>: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var current: Value

    init(_ value: Value) { current = value }

    var value: Value {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}

/// Passes an unhandled error to ``Hooks/defaultErrorHandler``, with the names along its chain.
func reportUnhandled(_ error: any Swift.Error, in chain: any Traceable) {
    Hooks.defaultErrorHandler(chain.chainNames, error)
}
