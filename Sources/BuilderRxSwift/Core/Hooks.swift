import Foundation
import Synchronization

/// Settings that apply to all sequences of the process.
public enum Hooks {
    /// A handler of errors of subscriptions without an `onError`.
    ///
    /// The first argument is the call stack of the subscription if it was recorded: see ``recordCallStackOnError``.
    /// Otherwise it is the error's path: the names of the chain's operators from the source on, those of `debug` with
    /// their identifiers. (RxSwift passes an empty array then.)
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// A closure that returns the call stack of a subscription, one line for each frame.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    /// The handler of errors without an `onError`. The default handler writes each error to standard error, once, with
    /// its chain or, if that was recorded, the call stack of the subscription.
    ///
    /// This property is thread-safe.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.value }
        set { handler.value = newValue }
    }

    /// The closure that captures the call stack of a subscription, called in each `subscribe` while
    /// ``recordCallStackOnError`` is true. The default closure returns the symbols of the thread's stack in debug
    /// builds, and an empty array in release builds.
    ///
    /// This property is thread-safe.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { capture.value }
        set { capture.value = newValue }
    }

    /// A Boolean value that indicates whether errors are reported with the call stack of the subscription, in place of
    /// the operator names along the chain. It applies to later subscriptions, each of which then takes longer.
    ///
    /// This property is thread-safe.
    public static var recordCallStackOnError: Bool {
        get { recordsCallStack.load(ordering: .relaxed) }
        set { recordsCallStack.store(newValue, ordering: .relaxed) }
    }

    private static let handler = Guarded<DefaultErrorHandler> { lines, error in
        FileHandle.standardError.write(Data("\(report(of: error, in: lines))\n".utf8))
    }
    private static let capture = Guarded<CustomCaptureSubscriptionCallstack> {
        #if DEBUG
        return Thread.callStackSymbols
        #else
        return []
        #endif
    }
    private static let recordsCallStack = Atomic(false)
}

extension Hooks {
    /// Returns the default handler's text: the error, followed by the operator names along its chain or by the call
    /// stack, if any.
    static func report(of error: any Swift.Error, in lines: [String]) -> String {
        let title = "Unhandled error happened: \(error)"
        if lines.isEmpty { return title }
        guard recordCallStackOnError else { return "\(title)\n    in \(lines.joined(separator: " → "))" }
        return "\(title)\n    subscription called from:\n\(lines.joined(separator: "\n"))"
    }

    /// Returns the call stack of a subscription that begins now; `nil` if none is recorded.
    static func subscriptionCallStack() -> [String]? {
        recordCallStackOnError ? customCaptureSubscriptionCallstack() : nil
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

/// Passes an unhandled error to ``Hooks/defaultErrorHandler``, with the call stack of the subscription or, if none was
/// recorded, the operator names along its chain.
func reportUnhandled(_ error: any Swift.Error, in chain: any Traceable, callStack: [String]?) {
    Hooks.defaultErrorHandler(callStack ?? chain.chainNames, error)
}
