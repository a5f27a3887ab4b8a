import Foundation

/// What applications may change about the reactive machinery as a whole.
public enum Hooks {
    /// What happens with an error that nobody handles: its subscription has no `onError`.
    ///
    /// The first argument is what is known about the way of the error: the names of the chain's parts from the source on, those of
    /// `debug` with their identifiers. (RxSwift passes the call stack of the subscription there.)
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// What happens with an error that nobody handles. The first handler writes it to standard error, once, with its chain.
    ///
    /// Safe from any thread.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { handler.value }
        set { handler.value = newValue }
    }

    private static let handler = HandlerBox { chain, error in
        let way = chain.isEmpty ? "" : "\n    in \(chain.joined(separator: " → "))"
        FileHandle.standardError.write(Data("Unhandled error happened: \(error)\(way)\n".utf8))
    }
}

/// A handler behind a lock.
private final class HandlerBox: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Hooks.DefaultErrorHandler

    init(_ handler: @escaping Hooks.DefaultErrorHandler) {
        current = handler
    }

    var value: Hooks.DefaultErrorHandler {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}

/// Hands an error that nobody handles to ``Hooks/defaultErrorHandler``, with the names along its chain.
func reportUnhandled(_ error: any Swift.Error, in chain: any ChainLink) {
    Hooks.defaultErrorHandler(chain.chainNames, error)
}
