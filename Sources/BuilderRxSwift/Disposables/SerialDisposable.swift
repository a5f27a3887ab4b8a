import Foundation

/// A disposable whose underlying disposable can be replaced; the previous one is then disposed.
public final class SerialDisposable: Cancelable {
    private let lock = RecursiveLock()
    private var current: (any Disposable)?
    private var ended = false
    private let counted = CountedResource()

    /// Creates an empty serial disposable.
    public init() {}

    /// A Boolean value that indicates whether the object was disposed.
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

    /// Disposes the current disposable and any that is set later.
    public func dispose() {
        lock.withLock {
            ended = true
            return current.take()
        }?.dispose()
    }
}

// Its state is guarded by a lock or atomic; its disposables have to be thread-safe anyway.
extension SerialDisposable: @unchecked Sendable {}
