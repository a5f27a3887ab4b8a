import Synchronization

/// A lock whose calls are compiled into their callers.
///
/// `NSLock.withLock` isn't: it looks up the type of its result for each call, which takes longer than the lock itself.
/// A thread that takes a lock which it has ends the program.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())

    @inline(__always)
    func lock() { mutex._unsafeLock() }

    @inline(__always)
    func unlock() { mutex._unsafeUnlock() }

    /// Returns a closure's result, which it computes with the lock held.
    @inline(__always)
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
