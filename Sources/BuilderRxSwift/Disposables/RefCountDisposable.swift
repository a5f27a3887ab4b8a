import Foundation

/// Disposes a disposable when it was disposed itself and so were all results of ``retain()``.
public final class RefCountDisposable: Cancelable {
    private let lock = RecursiveLock()
    private var held: (any Disposable)?
    private var users = 0
    private var ended = false

    /// Makes one that keeps a disposable.
    public init(disposable: any Disposable) { held = disposable }

    /// A Boolean value that indicates whether what it keeps was disposed.
    public var isDisposed: Bool { lock.withLock { held == nil } }

    /// Gives out a disposable that has to be disposed before the one that is kept can be. When that is over already,
    /// the result does nothing.
    public func retain() -> any Disposable {
        let isKept = lock.withLock {
            if held != nil { users += 1 }
            return held != nil
        }
        return isKept ? Disposables.create { self.release(1) } : Disposables.create()
    }

    /// Disposes what it keeps as soon as nothing that was given out is left.
    public func dispose() {
        lock.withLock { ended = true }
        release(0)
    }

    private func release(_ count: Int) {
        let last: (any Disposable)? = lock.withLock {
            users -= count
            guard ended, users == 0 else { return nil }
            return held.take()
        }
        last?.dispose()
    }
}

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension RefCountDisposable: @unchecked Sendable {}
