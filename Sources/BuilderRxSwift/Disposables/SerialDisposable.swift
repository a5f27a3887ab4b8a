import Foundation

/// Holds one disposable at a time: a new one disposes the one before.
public final class SerialDisposable: Cancelable {
    private let lock = RecursiveLock()
    private var current: (any Disposable)?
    private var ended = false

    /// Makes an empty one.
    public init() {}

    /// A Boolean value that indicates whether it was disposed.
    public var isDisposed: Bool { lock.withLock { ended } }

    /// The current disposable. Setting it disposes the previous one; after disposal, a new one is disposed immediately.
    public var disposable: any Disposable {
        get { lock.withLock { current } ?? Disposables.create() }
        set {
            let old = lock.withLock {
                if ended { return newValue as (any Disposable)? }
                defer { current = newValue }
                return current
            }
            old?.dispose()
        }
    }

    /// Disposes what it holds and whatever it is given later.
    public func dispose() {
        lock.withLock {
            ended = true
            return current.take()
        }?.dispose()
    }
}

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension SerialDisposable: @unchecked Sendable {}
