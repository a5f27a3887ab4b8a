import Foundation

/// A reference count that disposes a disposable after it and all results of ``retain()`` have been disposed.
public final class RefCountDisposable: Cancelable {
    private let lock = RecursiveLock()
    private var held: (any Disposable)?
    private var users = 0
    private var ended = false
    private let counted = CountedResource()

    /// Creates a reference count for a disposable.
    public init(disposable: any Disposable) { held = disposable }

    /// A Boolean value that indicates whether the underlying disposable was disposed.
    public var isDisposed: Bool { lock.withLock { held == nil } }

    /// Returns a disposable that delays the disposal of the underlying one until it is disposed itself. If the
    /// underlying disposable was disposed already, the result has no effect.
    public func retain() -> any Disposable {
        let isKept = lock.withLock {
            if held != nil { users += 1 }
            return held != nil
        }
        return isKept ? Disposables.create { self.release(1) } : Disposables.create()
    }

    /// Disposes the underlying disposable as soon as all results of ``retain()`` have been disposed.
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

// Its state is guarded by a lock or atomic; its disposables have to be thread-safe anyway.
extension RefCountDisposable: @unchecked Sendable {}
