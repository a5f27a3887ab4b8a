import Foundation

/// Holds one disposable at a time: a new one disposes the one before.
public final class SerialDisposable: Cancelable {
    private let lock = NSLock()
    private var current: (any Disposable)?
    private var ended = false

    /// Makes an empty one.
    public init() {}

    /// Whether it was disposed.
    public var isDisposed: Bool {
        lock.withLock { ended }
    }

    /// What it holds now. Setting it disposes what was there; after disposal, what is set is disposed at once.
    public var disposable: any Disposable {
        get {
            lock.withLock { current } ?? Disposables.create()
        }
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
        let old = lock.withLock {
            ended = true
            defer { current = nil }
            return current
        }
        old?.dispose()
    }
}

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension SerialDisposable: @unchecked Sendable {}
