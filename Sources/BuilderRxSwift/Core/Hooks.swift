import Foundation

/// Settings that apply to all sequences of the process.
public enum Hooks {
    /// A handler of errors of subscriptions without an `onError`.
    ///
    /// The first argument is the error's path: the names of the chain's operators from the source on, those of `debug`
    /// with their identifiers. (RxSwift passes the call stack of the subscription there.)
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// The handler of errors without an `onError`. The default handler writes each error to standard error, once, with
    /// its chain.
    ///
    /// This property is thread-safe.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.value }
        set { handler.value = newValue }
    }

    /// A Boolean value that indicates whether errors are reported with the call stack of the subscription. The value
    /// has no effect: the operator names along the chain are always reported. (RxSwift records the call stack if it is
    /// true.)
    ///
    /// This property is thread-safe.
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
    /// Returns the default handler's text: the error, followed by the operator names along its chain, if any.
    static func report(of error: any Swift.Error, in chain: [String]) -> String {
        let way = chain.isEmpty ? "" : "\n    in \(chain.joined(separator: " → "))"
        return "Unhandled error happened: \(error)\(way)"
    }
}

/// A value guarded by a lock.
private final class Guarded<Value>: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var current: Value

    init(_ value: Value) { current = value }

    var value: Value {
        get { lock.withLock { current } }
        set {
            var value = newValue
            lock.withLock { swap(&current, &value) }
        }
    }
}

/// Passes an unhandled error to ``Hooks/defaultErrorHandler``, with the operator names along its chain.
func reportUnhandled(_ error: any Swift.Error, in chain: any Traceable) {
    Hooks.defaultErrorHandler(chain.chainNames, error)
}
