import Foundation
import Synchronization

// The names are those of the C interface, which shared code calls.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// The lock of `OSSpinLockLock(_:)`: 0 when it is open.
public typealias OSSpinLock = Int32

/// The value of an open spin lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// The words of all locks are guarded by one mutex: such locks are held for moments.
private let words = Mutex<Void>(())

private func takes(_ word: UnsafeMutablePointer<Int32>, from old: Int32, to new: Int32) -> Bool {
    nonisolated(unsafe) let word = word
    return words.withLock { _ in
        guard word.pointee == old else { return false }
        word.pointee = new
        return true
    }
}

private func lock(_ word: UnsafeMutablePointer<Int32>) {
    while !takes(word, from: 0, to: 1) { sched_yield() }
}

/// Acquires a lock, and waits until it is open.
public func OSSpinLockLock(_ __lock: UnsafeMutablePointer<OSSpinLock>) { lock(__lock) }

/// Acquires a lock if it is open.
public func OSSpinLockTry(_ __lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { takes(__lock, from: 0, to: 1) }

/// Releases a lock.
public func OSSpinLockUnlock(_ __lock: UnsafeMutablePointer<OSSpinLock>) { _ = takes(__lock, from: 1, to: 0) }

/// The lock of `os_unfair_lock_lock(_:)`.
public struct os_unfair_lock_s: Sendable {
    fileprivate var word: Int32 = 0
    /// Creates an open lock.
    public init() {}
}

/// The lock of `os_unfair_lock_lock(_:)`.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Int32.self)
}

/// Acquires a lock, and waits until it is open.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { BuilderFoundation.lock(word(of: lock)) }

/// Acquires a lock if it is open.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { takes(word(of: lock), from: 0, to: 1) }

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { _ = takes(word(of: lock), from: 1, to: 0) }

/// Replaces a value if it is the expected one, and returns a Boolean value that indicates whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
    takes(theValue, from: oldValue, to: newValue)
}

/// Replaces a value if it is the expected one, and returns a Boolean value that indicates whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
    takes(theValue, from: oldValue, to: newValue)
}

/// Adds one to a value, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, theValue) }

/// Subtracts one from a value, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, theValue) }

/// Adds an amount to a value, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    nonisolated(unsafe) let value = theValue
    return words.withLock { _ in
        value.pointee &+= theAmount
        return value.pointee
    }
}
